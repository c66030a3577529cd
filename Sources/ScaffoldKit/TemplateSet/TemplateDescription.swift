/// The description and the options of a template, for choosing one.
public struct TemplateDescription: Sendable, Hashable {
  /// The id: `viper`.
  public let id: String
  /// What it generates, in a line.
  public let description: String
  /// The parts of the stack, and the references between them.
  public var anatomy: TemplateAnatomy {
    var known: [Diagnostic] = []
    return TemplateAnatomy(origin.manifest.json, problems: &known)
  }
  /// The options that it takes.
  public let options: [TemplateOption]
  /// The paths of its files below a module's folder, as templates: `<<Module>>Presenter.swift`.
  public let paths: [String]
  /// The folder and manifest that it was read from, so that they are not read twice.
  let origin: Origin

  /// A template's folder and manifest. They do not count when descriptions are compared.
  struct Origin: Sendable, Hashable {
    let folder: TemplateFolder
    let manifest: TemplateManifest
    /// The folders that were searched for the template.
    let templateFolders: [String]

    static func == (_: Self, _: Self) -> Bool { true }
    func hash(into _: inout Hasher) {}
  }

  init(_ name: String, in catalog: TemplateCatalog) throws(ScaffoldError) {
    let folder = try catalog.folder(name)
    let manifest = try TemplateManifest(of: folder)
    origin = Origin(folder: folder, manifest: manifest, templateFolders: catalog.folders)
    _ = try manifest.anatomy()
    id = manifest.id
    description = manifest.description
    options = manifest.options
    paths = manifest.entries.map(\.path)
  }
}
