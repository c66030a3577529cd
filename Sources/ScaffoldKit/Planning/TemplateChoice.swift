import Hashing

/// A template with the values of its options.
struct TemplateChoice: Sendable {
  let template: Template
  let options: OptionValues
  /// Whether any file is a test, and how to leave the tests out.
  var tests: TestNeed
  /// The packages that the files need.
  let packages: [RequiredPackage]
  /// The systems that the code needs under these options.
  let platforms: [TemplatePlatforms]
  /// The frameworks whose types the sources see under these options.
  let frameworks: [ReservedNames.Framework]
  /// The files of the template, which a package keeps.
  let folder: TemplateFolder
  let digest: Digest
  let origin: TemplateOrigin
  /// The options as records have them.
  let recordedOptions: [RecordedOption]

  init(
    _ template: Template, _ options: OptionValues, in folder: TemplateFolder, digest: Digest,
    origin: TemplateOrigin
  ) throws(ScaffoldError) {
    self.template = template
    self.options = options
    self.folder = folder
    self.digest = digest
    self.origin = origin
    recordedOptions = template.options.indices.map {
      RecordedOption(template.options[$0], texts: options.texts[$0])
    }
    let roles = try Planner.roles(of: template, options: options)
    tests = TestNeed(areNeeded: roles.contains(.test))
    packages = template.packages(under: options, for: roles)
    var renderer = TemplateRenderer(
      scope: template.scope, values: PredefinedVariable.values(options: options))
    frameworks = template.frameworks.filter { use in
      use.condition.map { renderer.holds($0) } ?? true
    }.map(\.framework)
    platforms = template.platforms.filter { use in
      use.condition.map { renderer.holds($0) } ?? true
    }.map(\.platforms)
  }
}

/// Finds the templates of requests: each is read and parsed once, however many requests choose it, and
/// each set of values is checked once.
struct TemplateChooser {
  private let fileSystem: any FileSystem
  private let templates: [String: TemplateFolder]
  private var materials: [Source: Material] = [:]
  private var choices: [Key: TemplateChoice] = [:]

  private struct Source: Hashable {
    let id: String
    let folders: [String]
    /// The version that the record of a module that exists names; `nil` for the template as it is now.
    let digest: Digest?
    /// Where the template of a module that exists came from.
    let origin: TemplateOrigin?
    let package: String
  }

  private struct Key: Hashable {
    let source: Source
    let settings: [ScaffoldRequest.Setting]
    let presets: [ScaffoldRequest.Setting]

    init(_ request: ScaffoldRequest) {
      source = Source(
        id: request.template, folders: request.templateFolders, digest: request.rerendering?.digest,
        origin: request.rerendering?.origin, package: request.packagePath)
      settings = request.settings
      presets = request.presets
    }
  }

  /// A template before its options have values.
  struct Material {
    let folder: TemplateFolder
    let manifest: TemplateManifest
    let digest: Digest
    let origin: TemplateOrigin
    /// Whether the package keeps the only copy.
    let isOnlyCopy: Bool
    /// The whole template, once it has been parsed.
    fileprivate var template: Template?
  }

  /// - Parameter templates: templates that are in no folder, by their ids.
  init(_ fileSystem: any FileSystem, templates: [String: TemplateFolder] = [:]) {
    self.fileSystem = fileSystem
    self.templates = templates
  }

  /// The template and the values that a request chooses.
  mutating func choice(for request: ScaffoldRequest) throws(ScaffoldError) -> TemplateChoice {
    let key = Key(request)
    if let known = choices[key] { return known }
    let choice = try choose(request, key.source)
    choices[key] = choice
    return choice
  }

  private mutating func choose(
    _ request: ScaffoldRequest, _ source: Source
  ) throws(ScaffoldError) -> TemplateChoice {
    var material = try request.locating(.template) { () throws(ScaffoldError) in
      try self.material(source)
    }
    var problems: [Diagnostic] = []
    let options = attempt(&problems) { () throws(ScaffoldError) in
      try Self.values(of: request, for: material.manifest)
    }
    let template = attempt(&problems) { () throws(ScaffoldError) in
      if let template = material.template { return template }
      let template = try Template(material.folder, material.manifest)
      material.template = template
      return template
    }
    materials[source] = material
    guard let options, let template else { throw ScaffoldError(problems) }
    var choice = try TemplateChoice(
      template, options, in: material.folder, digest: material.digest, origin: material.origin)
    if choice.tests.areNeeded {
      choice.tests.optOut = try Self.testOptOut(of: request, template, material.manifest)
    }
    return choice
  }

  /// The arguments that leave the tests out: the first option whose value `none` does so.
  private static func testOptOut(
    of request: ScaffoldRequest, _ template: Template, _ manifest: TemplateManifest
  ) throws(ScaffoldError) -> [String]? {
    for option in manifest.options where option.values.contains("none") {
      let settings =
        request.settings.filter { $0.name != option.name } + [.init(option.name, "none")]
      var ignored: [Diagnostic] = []
      let options = attempt(&ignored) { () throws(ScaffoldError) in
        try OptionValues(settings, presets: request.presets, of: manifest)
      }
      guard let options else { continue }
      let roles = try Planner.roles(of: template, options: options)
      if !roles.contains(.test) { return ["--\(option.name)", "none"] }
    }
    return nil
  }

  /// A problem with settings that many requests share is not located in any of them.
  private static func values(
    of request: ScaffoldRequest, for manifest: TemplateManifest
  ) throws(ScaffoldError) -> OptionValues {
    do {
      return try OptionValues(request.settings, presets: request.presets, of: manifest)
    } catch {
      var shared: [Diagnostic] = []
      _ = attempt(&shared) { () throws(ScaffoldError) in
        try OptionValues(request.sharedSettings, of: manifest)
      }
      let origin = request.origins[.options]
      throw ScaffoldError(
        error.diagnostics.map { shared.contains($0) ? $0 : $0.attributed(to: origin) })
    }
  }

  private func material(_ source: Source) throws(ScaffoldError) -> Material {
    if let material = materials[source] { return material }
    let version = try version(source)
    let digest = try version.folder.digest()
    return Material(
      folder: version.folder, manifest: try TemplateManifest(of: version.folder), digest: digest,
      origin: version.folder.origin(
        digest, recorded: templates[source.id] == nil ? source.origin : .module),
      isOnlyCopy: version.isOnlyCopy)
  }
}

extension TemplateChooser {
  /// The template that a request chooses, before its options have values.
  func material(for request: ScaffoldRequest) throws(ScaffoldError) -> Material {
    try material(Key(request).source)
  }

  /// The template that a new module gets, or the version that a module that exists gets.
  private func version(_ source: Source) throws(ScaffoldError) -> RecordedTemplate.Version {
    if let template = templates[source.id] { return .init(folder: template) }
    let catalog = TemplateCatalog(folders: source.folders, fileSystem: fileSystem)
    guard let origin = source.origin else { return .init(folder: try catalog.folder(source.id)) }
    let template = RecordedTemplate(id: source.id, origin: origin, catalog: catalog)
    guard let digest = source.digest else { return .init(folder: try template.current()) }
    return try template.version(
      digest, in: try reporting(fileSystem.directory(at: source.package)))
  }
}

extension TemplateFolder {
  /// Where the template came from: an unedited copy of a built-in template counts as built in.
  fileprivate func origin(_ digest: Digest, recorded: TemplateOrigin?) -> TemplateOrigin {
    if isBuiltIn || digest == EmbeddedTemplates.digest(of: name) { return .builtIn }
    return isKept ? recorded ?? .unknown : .folder
  }
}

extension Template {
  /// The packages that files of these roles need.
  func packages(
    under options: OptionValues, for roles: Set<FileRole>
  ) -> [RequiredPackage] {
    var renderer = TemplateRenderer(
      scope: scope, values: PredefinedVariable.values(options: options))
    return packages.filter { use in
      roles.contains(use.package.role)
        && use.condition.map { renderer.holds($0) } ?? true
    }.map { use in
      RequiredPackage(
        name: use.package.name, url: use.package.url, version: use.package.version,
        products: use.package.products, isForTests: use.package.role == .test)
    }
  }
}
