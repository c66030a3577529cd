/// The template of a module that exists, in the version that the module's record names.
package struct ModuleTemplate: Sendable {
  private let record: ModuleRecord
  private let catalog: TemplateCatalog
  private let root: any Directory

  /// The template's id.
  package var id: String { record.template }

  /// The name of the module with its subfolder.
  package var module: String { record.name }

  init(of record: ModuleRecord, in catalog: TemplateCatalog, root: any Directory) {
    self.record = record
    self.catalog = catalog
    self.root = root
  }

  /// The template's description, with the options that a change of the module can have.
  ///
  /// - Throws: if the template is not found, and the package does not keep its text.
  package func description() throws(ScaffoldError) -> TemplateDescription {
    let template = RecordedTemplate(
      id: record.template, origin: record.templateOrigin, catalog: catalog)
    do {
      return try TemplateDescription(of: template.version(record.templateDigest, in: root).folder)
    } catch {
      guard error.isMissingTemplate else { throw error }
      throw try ScaffoldError.unknownTemplate(of: record, "changed", canUpdate: false, in: root)
    }
  }
}

extension Hints {
  /// The template of the module that a request names; `nil` if the request names none.
  ///
  /// - Throws: if no module, or several, have the name, or what is wrong with the record of the module.
  package func template(
    ofModule request: ChangeRequest
  ) throws(ScaffoldError) -> ModuleTemplate? {
    guard let name = request.modules.first else { return nil }
    let package = try search(request.packagePath, request.searchesParents).directory()
    var request = request
    request.modules = [name]
    let stored = try RecordedNames.modules(
      named: request, in: package.directory, at: package.path)
    return ModuleTemplate(
      of: stored[0].record,
      in: TemplateCatalog(folders: request.templateFolders, fileSystem: fileSystem),
      root: package.directory)
  }
}

extension TemplateDescription {
  /// The links of the template that take signatures, as `from` and `to`.
  package var linksWithSignatures: [(from: String, to: String)] {
    anatomy.links.filter { link in options.contains { $0.name == link.optionName } }
      .map { ($0.from.asWord, $0.to.asWord) }
  }
}
