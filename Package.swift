// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "gesture-lab",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "gesture-lab", targets: ["gesture-lab"]),
    .library(name: "GestureLab", targets: ["GestureLab"]),
  ],
  targets: [
    // MARK: Public interface
    .target(
      name: "GestureLab", dependencies: ["LabSimulation", "LabStatistics", "LabStudy", "LabReport"]),
    .executableTarget(
      name: "gesture-lab",
      dependencies: ["GestureLab", "LabSimulation", "LabStatistics", "LabStudy", "LabReport"]),

    // MARK: Implementation
    .systemLibrary(
      name: "CGSL", pkgConfig: "gsl", providers: [.apt(["libgsl-dev"]), .brew(["gsl"])]),
    .target(name: "LabStatistics", dependencies: ["CGSL"]),
    .target(name: "LabSimulation"),
    .target(name: "LabStudy", dependencies: ["LabSimulation", "LabStatistics"]),
    .target(name: "LabReport", dependencies: ["LabStudy"]),

    // MARK: Tests
    .target(
      name: "LabTesting", dependencies: ["GestureLab"], path: "Tests/LabTesting"),
    .testTarget(
      name: "LabStatisticsTests", dependencies: ["LabStatistics", "LabTesting"],
      resources: [.copy("Vectors")]),
    .testTarget(
      name: "LabSimulationTests", dependencies: ["LabSimulation", "LabTesting"],
      resources: [.copy("Vectors")]),
    .testTarget(name: "LabStudyTests", dependencies: ["LabStudy", "LabTesting"]),
    .testTarget(
      name: "LabReportTests", dependencies: ["LabReport", "LabTesting"], exclude: ["Goldens"]),
    .testTarget(name: "GestureLabTests", dependencies: ["GestureLab", "LabTesting"]),
    .testTarget(
      name: "CommandTests", dependencies: ["gesture-lab", "LabTesting"],
      exclude: ["Goldens", "Export/Goldens", "Export/Stubs"]),
  ],
  swiftLanguageModes: [.v6]
)
