extension ProjectKind {
  /// The kind of the project in a folder; `nil` in a package, and without a project.
  static func found(in folder: any Directory) throws(SystemError) -> ProjectKind? {
    let entries = try folder.entries()
    return entries.contains("Package.swift") ? nil : ProjectKind(entries: entries)
  }
}
