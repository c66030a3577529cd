extension Scaffolder {
  /// Writes a template as Xcode file templates into the folder `path`: `<id>.xctemplate` for the sources and
  /// `<id> Tests.xctemplate` for the tests, each with a folder for each combination of the named options.
  ///
  /// ```swift
  /// let applied = try Scaffolder().exportForXcode(template: "vip", axes: ["ui"], to: "Xcode")
  /// print(applied.diagnostics.map(\.code).contains(.notInXcode))  // true
  /// ```
  ///
  /// - Parameters:
  ///   - id: the template's id, or the path of its folder.
  ///   - folders: folders of templates, searched before the built-in ones.
  ///   - axes: the options to choose in Xcode. The others have their defaults.
  ///   - path: the folder to create; it may exist with exactly these files.
  ///   - workingDirectory: the absolute path of the folder in which a user typed `path`. A link in the repository
  ///     around it must not lead out of the repository.
  /// - Throws: if there is no such template or option, or if the folder has other files. Then nothing is
  ///   written.
  public func exportForXcode(
    template id: String, folders: [String] = [], axes: [String] = [], to path: String,
    typedIn workingDirectory: String? = nil
  ) throws(ScaffoldError) -> AppliedChanges {
    let catalog = TemplateCatalog(folders: folders, fileSystem: fileSystem)
    let exporter = try XcodeExporter(try catalog.template(id), axes: axes)
    var files: [String: TemplateFolder.File] = [:]
    for file in exporter.files {
      files[file.path.description] = .init(bytes: file.contents, isExecutable: file.isExecutable)
    }
    let folder = TemplateFolder(
      kept: files, name: id, path: path, permissions: try catalog.folder(id).permissions)
    let applied = try copy(folder, to: path, typedIn: workingDirectory) { _, bytes in bytes }
    return AppliedChanges(
      changeSet: applied.changeSet, diagnostics: exporter.remarks + applied.diagnostics)
  }
}
