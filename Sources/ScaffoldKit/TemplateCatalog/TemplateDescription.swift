/// What a template is and takes, for those who choose one.
public struct TemplateDescription: Sendable, Hashable {
  /// The id: `viper`.
  public let id: String
  /// What it makes, in a line.
  public let description: String
  /// The parts of the stack, and who knows whom.
  public let anatomy: TemplateAnatomy
  /// The options that it takes.
  public let options: [TemplateOption]
  /// Where its files go below a module's folder, as templates: `<<Module>>Presenter.swift`.
  public let paths: [String]

  init(_ name: String, in catalog: TemplateCatalog) throws(ScaffoldError) {
    let manifest = try TemplateManifest(of: catalog.folder(name))
    anatomy = try manifest.anatomy()
    id = manifest.id
    description = manifest.description
    options = manifest.options
    paths = manifest.entries.map(\.path)
  }
}
