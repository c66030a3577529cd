/// A package with a target and its tests.
enum SmallPackage {
  static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription

    let package = Package(
      name: "App",
      platforms: [.iOS(.v17), .macOS(.v14)],
      targets: [
        .target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"]),
      ])

    """

  /// The package at a path below a folder.
  static func write(to folder: TemporaryFolder, at path: String = "P") throws {
    try folder.write(manifest, to: "\(path)/Package.swift")
    try folder.write("", to: "\(path)/Sources/App/A.swift")
    try folder.write("", to: "\(path)/Tests/AppTests/T.swift")
  }

  /// A folder with the package in `P`.
  static func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try write(to: folder)
    return folder
  }
}
