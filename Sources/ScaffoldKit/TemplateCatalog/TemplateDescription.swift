/// A template's description, options and files.
public struct TemplateDescription: Sendable, Hashable {
  /// The id: `viper`.
  public let id: String
  /// What it generates, in one line.
  public let description: String
  /// The parts of the stack and the references between them.
  public let anatomy: TemplateAnatomy
  /// The options of the template.
  public let options: [TemplateOption]
  /// The paths of its files in a module's folder, as templates: `<<Module>>Presenter.swift`.
  public let paths: [String]

  init(_ name: String, in catalog: TemplateCatalog) throws(ScaffoldError) {
    try self.init(of: catalog.folder(name))
  }

  init(of folder: TemplateFolder) throws(ScaffoldError) {
    let manifest = try TemplateManifest(of: folder)
    anatomy = try manifest.anatomy()
    id = manifest.id
    description = manifest.description
    options = manifest.options
    paths = manifest.entries.map(\.path)
  }
}
