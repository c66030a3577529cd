import Hashing

/// The digests of the templates of modules as they are now. Each template is read once.
struct TemplateVersions {
  private let catalog: TemplateCatalog
  private var known: [Key: Result<Digest, ScaffoldError>] = [:]

  private struct Key: Hashable {
    let id: String
    let origin: TemplateOrigin
  }

  /// The templates of a catalog.
  init(_ catalog: TemplateCatalog) {
    self.catalog = catalog
  }

  /// The digest of the template of a module.
  ///
  /// - Throws: if the template is not found, or cannot be read.
  mutating func digest(of record: ModuleRecord) throws(ScaffoldError) -> Digest {
    guard record.templateOrigin != .module else { return record.templateDigest }
    let key = Key(id: record.template, origin: record.templateOrigin)
    if let result = known[key] { return try result.get() }
    let template = RecordedTemplate(id: key.id, origin: key.origin, catalog: catalog)
    let result = Result { () throws(ScaffoldError) in try template.current().digest() }
    known[key] = result
    return try result.get()
  }
}
