/// A template, read and checked: everything that can be wrong with it has been found.
struct Template: Sendable {
  /// One entry of `files`, ready to be rendered; threads share it by one reference.
  final class File: Sendable {
    let path: Program
    let role: FileRole
    let condition: Program.Condition?
    let loop: Program.ValuePath?
    let content: Content
    let isExecutable: Bool
    /// The entry in the `template.json`.
    let part: ManifestPart

    var json: JSONValue { part.json }

    init(
      path: Program, role: FileRole, condition: Program.Condition?, loop: Program.ValuePath?,
      content: Content, isExecutable: Bool, part: ManifestPart
    ) {
      self.path = path
      self.role = role
      self.condition = condition
      self.loop = loop
      self.content = content
      self.isExecutable = isExecutable
      self.part = part
    }
  }

  enum Content: Sendable {
    case text(Program)
    case binary([UInt8])
  }

  struct FrameworkUse: Sendable {
    let framework: ReservedNames.Framework
    let condition: Program.Condition?
  }

  struct PackageUse: Sendable {
    let package: TemplatePackage
    let condition: Program.Condition?
  }

  let manifest: TemplateManifest
  let scope: TemplateScope
  let files: [File]
  let frameworks: [FrameworkUse]
  let packages: [PackageUse]

  var id: String { manifest.id }
  var options: [TemplateOption] { manifest.options }
}

extension Template {
  /// Reads and checks the template in `folder`.
  ///
  /// With `options`, files that they leave out are not read. That is for templates that have been
  /// checked before, such as the built-in ones.
  init(
    _ folder: TemplateFolder, _ manifest: TemplateManifest, under options: OptionValues? = nil
  ) throws(ScaffoldFailure) {
    if let image = folder.image {
      self = image.template(manifest, under: options)
      return
    }
    var loader = TemplateLoader(folder: folder, manifest: manifest, options: options)
    let files = try loader.files()
    if options == nil { _ = try manifest.anatomy() }
    let frameworks = loader.frameworks()
    let packages = loader.packages()
    guard loader.problems.isEmpty else { throw ScaffoldFailure(loader.problems) }
    self.init(
      manifest: manifest, scope: loader.scope, files: files, frameworks: frameworks,
      packages: packages)
  }
}

extension TemplateScope {
  /// The names that the texts of a template may use.
  init(of manifest: TemplateManifest) {
    let predefined = PredefinedVariable.allCases.map { Variable(name: $0.rawValue, type: $0.type) }
    let variables = manifest.options.map { Variable(name: $0.name, type: $0.type) }
    self.init(variables: predefined + variables, styles: Self.caseStyles)
  }

  /// What a template is rendered with, once nobody has to know the names of its variables.
  static let withoutVariables = Self(variables: [], styles: caseStyles)

  private static let caseStyles = CaseStyle.allCases.map { style in
    Style(name: style.rawValue) { style.apply(to: $0) }
  }
}

extension Template {
  /// What the options decide before a module is known.
  static func foresight(
    _ options: OptionValues?, _ scope: TemplateScope
  ) -> TemplateParser.Foresight {
    guard let options else { return { _ in nil } }
    var chooser = TemplateRenderer(
      scope: scope, values: PredefinedVariable.values(options: options))
    let first = PredefinedVariable.allCases.count
    return { condition in
      guard condition.dependsOnlyOnGlobals(from: first) else { return nil }
      return chooser.holdsBeforehand(condition)
    }
  }
}

/// Parses the files of one template and collects what is wrong with them.
private struct TemplateLoader {
  let folder: TemplateFolder
  let manifest: TemplateManifest
  let scope: TemplateScope
  private(set) var problems: [Diagnostic] = []
  /// What the options decide before a module is known.
  private let foresight: TemplateParser.Foresight
  private var budget = ReadingBudget()

  init(folder: TemplateFolder, manifest: TemplateManifest, options: OptionValues?) {
    self.folder = folder
    self.manifest = manifest
    scope = TemplateScope(of: manifest)
    foresight = Template.foresight(options, scope)
  }

  mutating func files() throws(ScaffoldFailure) -> [Template.File] {
    var files: [Template.File] = []
    for entry in manifest.entries
    where !budget.isExhausted && problems.count < Diagnostic.mostOfAFile {
      guard let file = try folder.file(entry.source) else {
        let fault = TemplateSetFault.missingFile(entry.source, known: folder.paths)
        report(fault, entry.json["source"])
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

  /// The condition of an entry that is not repeated.
  private mutating func condition(of json: JSONValue) -> Program.Condition? {
    let scope = scope
    return expression(json["when"]) { source throws(ScaffoldFailure) in
      try ExpressionReader.condition(source, scope: scope, entries: [])
    }
  }

  private mutating func load(
    _ entry: TemplateManifest.Entry, _ file: TemplateFolder.File
  ) -> Template.File? {
    let scope = scope
    let loop = expression(entry.json["for"]) { source throws(ScaffoldFailure) in
      try ExpressionReader.loop(source, scope: scope)
    }
    let entries = loop.map { [$0.entry] } ?? []
    var condition = expression(entry.json["when"]) { source throws(ScaffoldFailure) in
      try ExpressionReader.condition(source, scope: scope, entries: entries)
    }
    switch condition.flatMap(foresight) {
    case true?: condition = nil
    case false?: return nil
    case nil: break
    }
    let path = expression(entry.json["path"]) { source throws(ScaffoldFailure) in
      try TemplateParser.parse(source, scope: scope, entries: entries)
    }
    let content = content(of: entry.source, file, entries)
    guard let path, let content else { return nil }
    return Template.File(
      path: path, role: entry.role, condition: condition, loop: loop?.list, content: content,
      isExecutable: file.isExecutable, part: entry.part)
  }

  private mutating func content(
    of path: String, _ file: TemplateFolder.File, _ entries: [TemplateScope.Variable]
  ) -> Template.Content? {
    if file.isBinary { return binary(path, file) }
    do {
      let folder = folder
      let source = SourceText(path: folder.location(path), bytes: file.bytes)
      let program = try TemplateParser.parse(
        source, scope: scope, entries: entries, includeNames: folder.paths, budget: &budget,
        foresight: foresight
      ) { name throws(ScaffoldFailure) in
        guard let file = try folder.file(name) else { return nil }
        return SourceText(path: folder.location(name), bytes: file.bytes)
      }
      return .text(program)
    } catch {
      // A fault in an include file is told once, however many files include it.
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
    let fault = TemplateFault.tooLong(
      parts: TemplateLimits.parts, bytes: TemplateLimits.sourceBytes)
    problems.append(Diagnostic(fault, at: SourceLocation(path: folder.location(path))))
    return nil
  }

  /// Reads an expression out of the manifest, with its faults shown where its text stands there.
  private mutating func expression<Value>(
    _ json: JSONValue?, _ read: (SourceText) throws(ScaffoldFailure) -> Value
  ) -> Value? {
    guard let json, let text = json.string else { return nil }
    do {
      return try read(SourceText(path: json.path, text))
    } catch {
      problems += error.diagnostics.map { $0.moved(into: json) }
      return nil
    }
  }

  private mutating func report(_ fault: TemplateSetFault, _ json: JSONValue?) {
    let place = json?.location ?? SourceLocation(path: folder.path)
    problems.append(Diagnostic(fault, at: place))
  }
}
