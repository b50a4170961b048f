/// The version of the tool.
public enum Version {
  public static let text = "0.1.0"
}
