import ScaffoldRecognition
import ScaffoldSwift

/// A module that is to be adopted, with the request that renders its template.
struct AdoptedModule {
  let module: RecognizedModule
  /// The request, for which the module's files and types are known.
  private(set) var request: ScaffoldRequest
  /// The template that was made of the module; `nil` if the request names one.
  let template: TemplateFolder?

  /// - Parameters:
  ///   - texts: the sources of the project.
  ///   - sources: tells the permissions of these.
  ///   - manifest: the template that the request names; `nil` makes one of the module.
  init(
    _ module: RecognizedModule, at place: ModulePlace, of request: AdoptionRequest,
    of sources: ProjectSources, texts: [ScaffoldRecognition.SourceText],
    manifest: TemplateManifest?,
    by roles: RoleTable
  ) throws(ScaffoldError) {
    self.module = module
    let lesson = try manifest == nil ? Self.lesson(of: module, at: place, texts, roles) : nil
    let subfolder = lesson?.subfolder ?? Self.subfolder(of: module, below: place.folders.sources)
    let path = ModulePath(subfolder: subfolder, name: try ModuleName(module.name))
    var own = ScaffoldRequest(modules: [path], packagePath: sources.path)
    own.ignoresFolder = true
    (own.target, own.testTarget) = (place.target, place.testTarget)
    own.folders = place.project
    own.template = request.template ?? lesson?.id ?? module.name
    own.templateFolders = request.templateFolders
    if let manifest { own.settings = Self.settings(of: module, for: manifest, texts) }
    self.request = own
    template = try lesson.map { lesson throws(ScaffoldError) in
      TemplateFolder(
        of: lesson, path: lesson.id,
        permissions: try sources.permissions(of: lesson.origins(in: [module])))
    }
    try addKnown(among: texts)
  }

  /// The files of the module and the types that they declare are not those of another module.
  private mutating func addKnown(
    among texts: [ScaffoldRecognition.SourceText]
  ) throws(ScaffoldError) {
    var known = Rerendering()
    let own = Set(module.files + module.mocks.map(\.place.path))
    for text in texts where own.contains(text.path) || text.isTest {
      if own.contains(text.path) { known.files.insert(try RelativePath(validating: text.path)) }
      known.types.formUnion(TopLevelName.all(in: text.text).types)
    }
    request.rerendering = known
  }

  /// Adds what the template generates for the module.
  mutating func add(_ rendered: PlannedModule) {
    request.rerendering?.files.formUnion(rendered.files.map(\.path))
    for file in rendered.files where file.path.isSwift {
      request.rerendering?.types.formUnion(TopLevelName.all(in: file.contents).types)
    }
  }

  // MARK: Templates

  private static func lesson(
    of module: RecognizedModule, at place: ModulePlace,
    _ texts: [ScaffoldRecognition.SourceText], _ roles: RoleTable
  ) throws(ScaffoldError) -> Lesson {
    let id = ImportedTemplate.id(for: module.name) ?? "adopted"
    do throws(LessonError) {
      return try Lesson(
        from: [module], sources: texts, id: id, below: place.folders, keepsNames: true,
        roles: roles)
    } catch {
      throw ScaffoldError(
        .data, .notLearnt,
        "'\(module.name)': \(error.description)".escapingControlCharacters,
        help: "move the declaration into a file that is not the module's")
    }
  }

  /// The folders between that of the target and the last one with the module's name.
  private static func subfolder(of module: RecognizedModule, below target: [String]) -> [String] {
    let folders = module.parts.map { $0.place.path.split(separator: "/").map(String.init) }
    guard let folder = folders.first, folder.starts(with: target),
      let end = folder.dropLast().lastIndex(of: module.name), end >= target.count
    else { return [] }
    return Array(folder[target.count..<end])
  }

  /// The functions of the module's protocols, as settings of the template's lists.
  private static func settings(
    of module: RecognizedModule, for manifest: TemplateManifest,
    _ texts: [ScaffoldRecognition.SourceText]
  ) -> [ScaffoldRequest.Setting] {
    let lists = LinkFunctions(of: module, in: texts).lists
    return manifest.options.flatMap { option in
      (lists[option.name] ?? []).map { ScaffoldRequest.Setting(option.name, $0) }
    }
  }
}
