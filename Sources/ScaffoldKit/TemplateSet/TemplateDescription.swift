/// What a template is and takes, for those who choose one.
public struct TemplateDescription: Sendable, Hashable {
  /// The id: `viper`.
  public let id: String
  /// What it makes, in a line.
  public let description: String
  /// The parts of the stack, and who knows whom.
  public var anatomy: TemplateAnatomy {
    var known: [Diagnostic] = []
    return TemplateAnatomy(origin.manifest.json, problems: &known)
  }
  /// The options that it takes.
  public let options: [TemplateOption]
  /// Where its files go below a module's folder, as templates: `<<Module>>Presenter.swift`.
  public let paths: [String]
  /// What it was read from, so that it need not be read twice.
  let origin: Origin

  /// A template's folder and manifest; that they are the same is no part of what is described.
  struct Origin: Sendable, Hashable {
    let folder: TemplateFolder
    let manifest: TemplateManifest
    /// Where the template was looked for.
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
