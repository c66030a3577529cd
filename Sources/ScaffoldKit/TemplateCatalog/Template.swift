/// A template that was read and checked without errors.
struct Template: Sendable {
  /// One entry of `files`, ready to be rendered.
  struct File: Sendable {
    let path: TemplateTree
    let base: FileBase
    let role: FileRole
    let condition: TemplateCondition?
    let loop: TemplateLoop?
    let content: Content
    let isExecutable: Bool
    /// The entry in the `template.json`.
    let json: JSONValue
  }

  enum Content: Sendable {
    case text(TemplateTree)
    case binary([UInt8])
  }

  struct FrameworkUse: Sendable {
    let framework: ReservedNames.Framework
    let condition: TemplateCondition?
  }

  struct PackageUse: Sendable {
    let package: TemplatePackage
    let condition: TemplateCondition?
  }

  /// A text for a declaration of the project.
  struct InsertionUse: Sendable {
    let place: TemplateTree
    let lines: [TemplateTree]
    let isFirst: Bool
    let condition: TemplateCondition?
    /// The entry in the `template.json`.
    let json: JSONValue
  }

  struct PlatformUse: Sendable {
    let platforms: TemplatePlatforms
    let condition: TemplateCondition?
  }

  let manifest: TemplateManifest
  let scope: TemplateScope
  let files: [File]
  let frameworks: [FrameworkUse]
  let packages: [PackageUse]
  let platforms: [PlatformUse]
  let insertions: [InsertionUse]

  var id: String { manifest.id }
  var options: [TemplateOption] { manifest.options }
}

extension Template {
  /// Reads and checks the template in `folder`.
  init(
    _ folder: TemplateFolder, _ manifest: TemplateManifest
  ) throws(ScaffoldError) {
    var loader = TemplateLoader(folder: folder, manifest: manifest)
    let files = try loader.files()
    _ = try manifest.anatomy()
    let frameworks = loader.frameworks()
    let packages = loader.packages()
    let platforms = loader.platforms()
    let insertions = loader.insertions()
    guard loader.problems.isEmpty else { throw ScaffoldError(loader.problems) }
    self.init(
      manifest: manifest, scope: loader.scope, files: files, frameworks: frameworks,
      packages: packages, platforms: platforms, insertions: insertions)
  }
}

extension TemplateScope {
  /// The names that the texts of a template may use.
  init(of manifest: TemplateManifest) {
    let predefined = PredefinedVariable.allCases.map { Variable(name: $0.rawValue, type: $0.type) }
    let variables = manifest.options.map { Variable(name: $0.name, type: $0.type) }
    self.init(variables: predefined + variables)
  }
}

/// Parses the files of one template and collects what is wrong with them.
private struct TemplateLoader {
  let folder: TemplateFolder
  let manifest: TemplateManifest
  let scope: TemplateScope
  private(set) var problems: [Diagnostic] = []
  private var budget = ReadingBudget()

  init(folder: TemplateFolder, manifest: TemplateManifest) {
    self.folder = folder
    self.manifest = manifest
    scope = TemplateScope(of: manifest)
  }

  mutating func files() throws(ScaffoldError) -> [Template.File] {
    var files: [Template.File] = []
    for entry in manifest.entries
    where !budget.isExhausted && problems.count < Diagnostic.mostOfAFile {
      guard let file = try folder.file(entry.source) else {
        problems.append(missingFile(entry))
        continue
      }
      if let file = load(entry, file) { files.append(file) }
    }
    return files
  }

  mutating func frameworks() -> [Template.FrameworkUse] {
    manifest.frameworks.compactMap { use in
      guard let framework = ReservedNames.Framework(rawValue: use.name) else { return nil }
      return Template.FrameworkUse(framework: framework, condition: condition(of: use.json))
    }
  }

  mutating func packages() -> [Template.PackageUse] {
    manifest.packages.map {
      Template.PackageUse(package: $0, condition: condition(of: $0.json))
    }
  }

  mutating func platforms() -> [Template.PlatformUse] {
    manifest.platforms.map {
      Template.PlatformUse(platforms: $0, condition: condition(of: $0.json))
    }
  }

  mutating func insertions() -> [Template.InsertionUse] {
    let scope = scope
    let parse = { (source: SourceText) throws(ScaffoldError) in
      try TemplateParser.parse(source, scope: scope)
    }
    return manifest.insertions.compactMap { entry in
      let place = expression(entry.json["into"], parse)
      let lines = entry.lines.compactMap { expression($0, parse) }
      let condition = condition(of: entry.json)
      guard let place, lines.count == entry.lines.count else { return nil }
      return Template.InsertionUse(
        place: place, lines: lines, isFirst: entry.isFirst, condition: condition, json: entry.json)
    }
  }

  /// The condition of an entry that is not repeated.
  private mutating func condition(of json: JSONValue) -> TemplateCondition? {
    let scope = scope
    return expression(json["when"]) { source throws(ScaffoldError) in
      try TemplateCondition.parse(source, scope: scope)
    }
  }

  private mutating func load(
    _ entry: TemplateManifest.Entry, _ file: TemplateFolder.File
  ) -> Template.File? {
    let scope = scope
    let loop = expression(entry.json["for"]) { source throws(ScaffoldError) in
      try TemplateLoop.parse(source, scope: scope)
    }
    let inner = loop.map { scope.entering($0.entry) } ?? scope
    let condition = expression(entry.json["when"]) { source throws(ScaffoldError) in
      try TemplateCondition.parse(source, scope: inner)
    }
    let path = expression(entry.json["path"]) { source throws(ScaffoldError) in
      try TemplateParser.parse(source, scope: inner)
    }
    let content = content(of: entry.source, file, inner)
    guard let path, let content else { return nil }
    return Template.File(
      path: path, base: entry.base, role: entry.role, condition: condition, loop: loop,
      content: content,
      isExecutable: file.isExecutable, json: entry.json)
  }

  private mutating func content(
    of path: String, _ file: TemplateFolder.File, _ scope: TemplateScope
  ) -> Template.Content? {
    if file.isBinary { return binary(path, file) }
    do {
      let folder = folder
      let source = SourceText(path: folder.location(path), bytes: file.bytes)
      let tree = try TemplateParser.parse(
        source, scope: scope, includeNames: folder.paths, budget: &budget
      ) { name throws(ScaffoldError) in
        guard let file = try folder.file(name) else { return nil }
        return SourceText(path: folder.location(name), bytes: file.bytes)
      }
      return .text(tree)
    } catch {
      // A problem in an include file is reported once, however many files include it.
      problems += error.diagnostics.filter { !problems.contains($0) }
      return nil
    }
  }

  private mutating func binary(
    _ path: String, _ file: TemplateFolder.File
  ) -> Template.Content? {
    budget.parts += 1
    budget.bytes += file.bytes.count
    guard budget.isExhausted else { return .binary(file.bytes) }
    problems.append(.tooLong(at: folder.location(path)))
    return nil
  }

  /// Reads an expression out of the manifest, with its problems located where its text is in it.
  private mutating func expression<Value>(
    _ json: JSONValue?, _ read: (SourceText) throws(ScaffoldError) -> Value
  ) -> Value? {
    guard let json, let text = json.string else { return nil }
    do {
      return try read(SourceText(path: json.path, text))
    } catch {
      problems += error.diagnostics.map { $0.moved(into: json) }
      return nil
    }
  }

  private func missingFile(_ entry: TemplateManifest.Entry) -> Diagnostic {
    Diagnostic(
      .data, .missingFile,
      "the template's folder has no file '\(entry.source.escapingControlCharacters)'",
      at: entry.json["source"]?.location ?? SourceLocation(path: folder.path),
      help: Suggestion.help(for: entry.source, in: folder.paths))
  }
}
