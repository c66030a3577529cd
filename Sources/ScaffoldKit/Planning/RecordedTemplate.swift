import Hashing

/// Finds the template of a module that exists.
struct RecordedTemplate {
  let id: String
  let origin: TemplateOrigin
  let catalog: TemplateCatalog

  /// The version that a record names.
  struct Version {
    let folder: TemplateFolder
    /// Whether the package keeps the only copy: the template is not found in a folder of templates.
    var isOnlyCopy = false
  }

  /// The template as it is now.
  ///
  /// - Throws: if no folder of templates has it, although the module's came from one.
  func current() throws(ScaffoldError) -> TemplateFolder { try catalog.folder(id, of: origin) }

  /// The version with this digest: the template as it is now, else the text that the package keeps. If neither is
  /// that version, the template as it is now.
  ///
  /// - Throws: if there is none of these, what is wrong with the template as it is now.
  func version(_ digest: Digest, in root: any Directory) throws(ScaffoldError) -> Version {
    if origin == .module, let kept = try kept(digest, in: root) { return Version(folder: kept) }
    let current = Result { () throws(ScaffoldError) in try self.current() }
    if case .success(let folder) = current, try folder.digest() == digest {
      return Version(folder: folder)
    }
    guard let kept = try kept(digest, in: root) else {
      return Version(folder: try current.get())
    }
    return Version(folder: kept, isOnlyCopy: current.error?.isMissingTemplate ?? false)
  }
}

extension RecordedTemplate {
  /// The text that the package keeps.
  private func kept(
    _ digest: Digest, in root: any Directory
  ) throws(ScaffoldError) -> TemplateFolder? {
    var files = RecordedFiles(root: root)
    let kept = try files.snapshot(of: digest)?.template
    return kept?.name == id ? kept : nil
  }
}

extension Result {
  fileprivate var error: Failure? { if case .failure(let error) = self { error } else { nil } }
}
