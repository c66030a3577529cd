/// Renders the files of modules from a template and its values.
struct Planner: Sendable {
  /// A target as the planner needs it.
  struct Destination: Sendable {
    /// The target's name as code imports it: characters other than letters, digits and `_` become `_`.
    let importName: String
    /// The folder below the package's root.
    let folder: [String]

    init(name: String, folder: [String]) {
      self.folder = folder
      importName = Identifier.importName(of: name)
    }
  }

  let template: Template
  let options: OptionValues
  let target: Destination
  let testTarget: Destination?
  let facts: RenderingFacts
  /// The imports for types in signatures.
  let imports: TypeImports
  /// The comment at the top of each Swift file.
  let header: FileHeader?

  init(
    template: Template, options: OptionValues, target: Destination, testTarget: Destination?,
    facts: RenderingFacts = RenderingFacts(), imports: TypeImports? = nil,
    header: FileHeader? = nil
  ) {
    self.template = template
    self.options = options
    self.target = target
    self.testTarget = testTarget
    self.facts = facts
    self.imports = imports ?? TypeImports(options)
    self.header = header
  }

  /// Where a file of a module goes, and what it is rendered from.
  struct Place {
    let path: RelativePath
    let role: FileRole
    /// The entry of the template, as an index into its files.
    let source: Int
    /// The round of the loop around the file.
    let round: TemplateRound?
  }

  /// A file of a module, and what it was rendered from.
  struct Rendered {
    let file: PlannedFile
    let role: FileRole
    /// The entry of the template, as an index into its files.
    let source: Int
    /// The round of the loop around the file.
    fileprivate let round: TemplateRound?
  }

  /// Which roles have any file under these options; decides whether a test target is needed.
  static func roles(of template: Template, options: OptionValues) throws(ScaffoldError) -> Set<
    FileRole
  > {
    var renderer = TemplateRenderer(
      scope: template.scope, values: PredefinedVariable.values(options: options))
    var roles: Set<FileRole> = []
    for file in template.files where try !renderer.rounds(for: file).isEmpty {
      roles.insert(file.role)
    }
    return roles
  }

  /// The files of one module in the template's order.
  func files(for module: ModulePath, below subfolder: [String]) throws(ScaffoldError)
    -> [Rendered]
  {
    var renderer = renderer(for: module)
    return try places(of: module, below: subfolder, &renderer).map {
      place throws(ScaffoldError) in
      let source = template.files[place.source]
      let contents: [UInt8] =
        switch source.content {
        case .text(let tree):
          try stamped(
            completed(try renderer.render(tree, in: place.round), place), place.path, module)
        case .binary(let bytes): bytes
        }
      let file = PlannedFile(
        path: place.path, contents: contents, isExecutable: source.isExecutable)
      return Rendered(file: file, role: place.role, source: place.source, round: place.round)
    }
  }

  /// The texts that a module adds to declarations of the project, by their entries in the template.
  func insertions(for module: ModulePath) throws(ScaffoldError) -> [Int: RecordedInsertion] {
    guard !template.insertions.isEmpty else { return [:] }
    var renderer = renderer(for: module)
    var found: [Int: RecordedInsertion] = [:]
    for (index, use) in template.insertions.enumerated() {
      if let insertion = try RecordedInsertion(use, &renderer) { found[index] = insertion }
    }
    return found
  }

  private func places(
    of module: ModulePath, below subfolder: [String], _ renderer: inout TemplateRenderer
  ) throws(ScaffoldError) -> [Place] {
    let folder = subfolder + module.subfolder + [module.name.text]
    let sourceFolder = target.folder + folder
    let testFolder = (testTarget ?? target).folder + folder
    var places: [Place] = []
    places.reserveCapacity(template.files.count)
    for (index, file) in template.files.enumerated() {
      for round in try renderer.rounds(for: file) {
        guard places.count < TemplateLimits.filesOfModule else {
          throw ScaffoldError(
            .data, .limit, "more than \(TemplateLimits.filesOfModule) files for a module",
            at: file.json.location)
        }
        let below = try path(of: file, round, &renderer)
        let folder =
          switch (file.base, file.role) {
          case (.module, .source): sourceFolder
          case (.module, .test): testFolder
          case (.target, .source): target.folder
          case (.target, .test): (testTarget ?? target).folder
          }
        let path = RelativePath(
          folder: below.folder.isEmpty ? folder : folder + below.folder, name: below.name)
        places.append(Place(path: path, role: file.role, source: index, round: round))
      }
    }
    return places
  }

  /// The text of a file with the imports that it needs and in the package's layout, if it is Swift.
  private func completed(_ text: String, _ place: Place) -> [UInt8] {
    guard place.path.isSwift else { return Array(text.utf8) }
    var completed = imports.completed(
      text, role: place.role, hasInternalImports: facts.hasInternalImports)
    if let app = facts.app, !keepsOtherSystems {
      completed = SystemConditions(app: app).text(completed)
    }
    guard template.manifest.followsSwiftFormat else { return Array(completed.utf8) }
    return Array(
      LayoutWriter(layout: facts.layout, joinsLists: template.manifest.joinsLists).text(completed)
        .utf8)
  }

  /// Whether an app, too, gets the code for other systems.
  private var keepsOtherSystems: Bool {
    guard let index = template.options.firstIndex(where: \.keepsOtherSystems) else { return true }
    return options.values[index] == .flag(true)
  }

  /// The text of a file of a module, with the header if it is Swift.
  private func stamped(
    _ text: [UInt8], _ path: RelativePath, _ module: ModulePath
  ) throws(ScaffoldError) -> [UInt8] {
    guard let header, path.isSwift else { return text }
    return try header.stamp(
      text, file: path.name,
      .init(
        module: module.name.text, target: target.importName,
        testTarget: testTarget?.importName ?? ""))
  }

  /// Where the text of a module's file comes from; `nil` for a binary file.
  func trace(_ rendered: Rendered, of module: ModulePath) throws(ScaffoldError) -> RenderTrace? {
    guard case .text(let tree) = template.files[rendered.source].content else { return nil }
    var renderer = renderer(for: module)
    return try renderer.trace(tree, in: rendered.round)
  }

  private func renderer(for module: ModulePath) -> TemplateRenderer {
    TemplateRenderer(
      scope: template.scope,
      values: PredefinedVariable.values(
        module: module.name.text, target: target.importName,
        testTarget: testTarget?.importName ?? "", facts: facts,
        options: options))
  }

  private func path(
    of file: Template.File, _ round: TemplateRound?, _ renderer: inout TemplateRenderer
  ) throws(ScaffoldError) -> RelativePath {
    do {
      return try RelativePath(
        validating: try renderer.render(file.path, in: round, asPath: true))
    } catch {
      // The template's author has to fix a wrong path, even if it comes from an option's value.
      throw ScaffoldError(
        error.diagnostics.map { problem in
          let placed = problem.located(at: file.json.location)
          return problem.category == .usage ? placed.inCategory(.data) : placed
        })
    }
  }
}

extension TemplateRenderer {
  /// The rounds in which a file is written: one without a loop, none if its condition fails.
  mutating func rounds(
    for file: Template.File
  ) throws(ScaffoldError) -> [TemplateRound?] {
    try rounds(of: file.path, loop: file.loop, where: file.condition)
  }
}
