/// What a manifest says of its targets, before anyone looked where they are on disk.
struct ManifestSummary: Sendable, Hashable {
  struct Target: Sendable, Hashable {
    let name: String
    let kind: PackageLayout.Kind
    /// The folder that the manifest asks for, as it is written there.
    let path: String?
    let dependencies: [PackageLayout.Dependency]
    /// The files and folders below the target's folder that belong to it; `nil` for all.
    let sources: [String]?
    let exclude: [String]
    let resources: [String]
  }

  let name: String
  let toolsVersion: ToolsVersion
  let targets: [Target]
  /// The identities of the packages it depends on: `swift-log`, in small letters.
  var packages: [String] = []
  /// The systems under `platforms:`, in the order of the manifest.
  var platforms: [PackageLayout.Platform] = []
}
