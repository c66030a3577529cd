/// The targets of a manifest, without their folders on disk.
struct ManifestSummary: Sendable, Hashable {
  struct Target: Sendable, Hashable {
    let name: String
    let kind: PackageLayout.Kind
    /// The target's folder as it is written in the manifest.
    let path: String?
    let dependencies: [PackageLayout.Dependency]
    /// The files and folders below the target's folder that belong to it; `nil` for all.
    let sources: [String]?
    let exclude: [String]
    var resources: [String]
    /// Whether its code is on the main actor by default. Only SwiftPM's answer has it, because
    /// ``ManifestReader`` does not read `MainActor.self`.
    var isOnMainActor = false
    /// Whether its imports are internal by default.
    var hasInternalImports = false
  }

  let name: String
  let toolsVersion: ToolsVersion
  var targets: [Target]
  /// The identities of the packages that it depends on, in lowercase: `swift-log`.
  var packages: [String] = []
  /// The systems under `platforms:`, in the order of the manifest.
  var platforms: [PackageLayout.Platform] = []
}
