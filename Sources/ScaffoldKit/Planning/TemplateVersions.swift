import Hashing

/// The templates of modules as they are now. Each template is read once.
struct TemplateVersions {
  private let catalog: TemplateCatalog
  private var known: [Key: Version] = [:]

  private struct Key: Hashable {
    let id: String
    let origin: TemplateOrigin
  }

  private struct Version {
    /// `nil` if the folder is not found or cannot be read.
    var digest: Digest?
    /// Why the template cannot be used.
    var problem: ScaffoldError?
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
    let version =
      known[key]
      ?? Self.version(of: RecordedTemplate(id: key.id, origin: key.origin, catalog: catalog))
    known[key] = version
    // The module was generated from the same version, so that it can be read.
    if version.digest == record.templateDigest { return record.templateDigest }
    if let problem = version.problem { throw problem }
    return version.digest ?? record.templateDigest
  }

  /// The template of a module; `nil` if it is not found.
  mutating func template(of record: ModuleRecord) -> RecordedModule.Template? {
    do throws(ScaffoldError) {
      return .found(try digest(of: record))
    } catch {
      guard !error.isMissingTemplate, let problem = error.diagnostics.first else { return nil }
      return .unreadable(problem)
    }
  }

  private static func version(of template: RecordedTemplate) -> Version {
    var version = Version()
    do throws(ScaffoldError) {
      let folder = try template.current()
      version.digest = try folder.digest()
      if !folder.isBuiltIn { _ = try Template(folder, try TemplateManifest(of: folder)) }
    } catch {
      version.problem = error
    }
    return version
  }
}
