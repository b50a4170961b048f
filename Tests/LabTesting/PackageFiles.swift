/// Files of this package, found from where its sources are.
public enum PackageFiles {
  /// The folder that holds `Package.swift`.
  public static let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }

  public static func path(_ name: String) -> String { root + "/" + name }
}
