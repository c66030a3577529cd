extension ProjectKind {
  /// The kind of the project in a folder; `nil` in a package, and without a project.
  static func found(in folder: any Directory) throws(SystemError) -> ProjectKind? {
    let entries = try folder.entries()
    guard let kind = ProjectKind(entries: entries) else { return nil }
    guard entries.contains(manifest) else { return kind }
    return try hasManifestWithoutTargets(folder) ? kind : nil
  }

  /// Whether a folder has a project, and a manifest that only lists packages for it. Tuist and Bazel's rules for
  /// packages read such a manifest.
  static func usesManifestForPackages(_ folder: any Directory) throws(SystemError) -> Bool {
    guard try hasManifestWithoutTargets(folder) else { return false }
    return ProjectKind(entries: try folder.entries()) != nil
  }

  private static let manifest = "Package.swift"
  private static let largestManifest = 1 << 16

  /// Whether the text of the manifest does not speak of targets.
  private static func hasManifestWithoutTargets(_ folder: any Directory) throws(SystemError) -> Bool
  {
    guard let status = try folder.status(of: manifest), status.kind == .file,
      status.size <= largestManifest
    else { return false }
    let bytes = try folder.contents(of: manifest, limit: largestManifest)
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
      .replacing("targetsettings:", with: "").replacing("targets: []", with: "")
    return text.contains("package(") && !text.contains("target")
  }
}
