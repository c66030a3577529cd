import ScaffoldKit

/// What has to be known before the options of `create` can be sorted: the package's configuration, and
/// the template that the command line or the configuration chooses.
struct CreateBasis {
  let configuration: Configuration
  let template: TemplateDescription
  /// The options of the template that have a flag of their own.
  let options: [TemplateOption]
  /// The template's id, where the command line or the configuration says it.
  let namedTemplate: String?
  /// Folders of templates: those of the command line, then those of the configuration.
  let templateFolders: [String]

  /// Reads the configuration and the template.
  init(_ arguments: [String], _ environment: Environment) throws(ScaffoldError) {
    let parsed = Arguments(arguments, options: Self.fixedOptions)
    let scaffolder = Scaffolder(environment: environment)
    configuration = try scaffolder.configuration(parsed, environment)
    templateFolders = parsed.all("templates") + configuration.templateFolders
    namedTemplate = parsed["template"] ?? configuration.template?.value
    template = try scaffolder.template(
      namedTemplate ?? ScaffoldRequest.standardTemplate, folders: templateFolders)
    options = template.options.filter(\.hasFlag)
  }

  /// The template that a command line chooses, whatever else is wrong with it or the configuration, and
  /// whether it names one.
  static func template(
    chosenBy arguments: [String], _ environment: Environment
  ) -> (isNamed: Bool, Result<TemplateDescription, ScaffoldError>) {
    let parsed = Arguments(arguments, options: fixedOptions)
    let scaffolder = Scaffolder(environment: environment)
    var (told, ignored): ([Diagnostic], [Diagnostic]) = ([], [])
    let configuration = attempt(&ignored) { () throws(ScaffoldError) in
      try scaffolder.configuration(parsed, environment, &told)
    }
    let named = parsed["template"]
    let id = named ?? configuration?.template?.value ?? ScaffoldRequest.standardTemplate
    let folders = parsed.all("templates") + (configuration?.templateFolders ?? [])
    return (
      named != nil,
      Result { () throws(ScaffoldError) in try scaffolder.template(id, folders: folders) }
    )
  }

  /// The package and the targets that a command line means, whose template cannot be had; `nil` where
  /// any of its options may be another spelling of one that names them.
  static func placeRequest(
    _ arguments: [String], _ environment: Environment
  ) -> ScaffoldRequest? {
    let parsed = Arguments(arguments, options: fixedOptions)
    guard parsed.isLegible, parsed["from"] == nil else { return nil }
    let scaffolder = Scaffolder(environment: environment)
    var (told, ignored): ([Diagnostic], [Diagnostic]) = ([], [])
    let configuration = attempt(&ignored) { () throws(ScaffoldError) in
      try scaffolder.configuration(parsed, environment, &told)
    }
    guard let configuration else { return nil }
    var request = ScaffoldRequest(
      modules: [], at: PackagePlace(parsed, environment), isNew: parsed.isOn("init"))
    request.complete(parsed, configuration)
    return request
  }

  /// The options that do not depend on the template.
  static let fixedOptions = Command.createOptions + Command.common
}

extension TemplateOption {
  /// Whether `create` leaves the option's name to it: one that it has itself can be set by `--set` alone.
  var hasFlag: Bool { !CreateBasis.fixedOptions.contains { $0.name == name } }
}

extension ScaffoldRequest {
  /// The request that a command line and the configuration make together; what is wrong with either is
  /// added to the problems.
  init(
    _ arguments: Arguments, _ basis: CreateBasis, _ environment: Environment,
    _ problems: inout [Diagnostic]
  ) {
    let modules = arguments.words.compactMap { word in
      attempt(&problems) { () throws(ScaffoldError) in try ModulePath(word) }
    }
    self.init(
      modules: modules, at: PackagePlace(arguments, environment), isNew: arguments.isOn("init"))
    template = basis.template.id
    templateFolders = basis.templateFolders
    header = basis.configuration.header?.value ?? []
    subfolder = arguments["into"].flatMap { folder in
      attempt(&problems) { () throws(ScaffoldError) in try RelativePath.subfolder(folder) } ?? nil
    }
    settings = Self.settings(arguments, basis.options, &problems)
    let overridden = Set(settings.map(\.name))
    presets =
      attempt(&problems) { () throws(ScaffoldError) in
        try basis.configuration.presets(for: basis.template, without: overridden)
      } ?? []
    complete(arguments, basis.configuration)
  }

  fileprivate init(modules: [ModulePath], at place: PackagePlace, isNew: Bool) {
    self.init(modules: modules, packagePath: place.path)
    searchesParents = place.searchesParents
    initializesPackage = isNew
  }

  /// Takes from the configuration what the command line leaves open.
  fileprivate mutating func complete(_ arguments: Arguments, _ configuration: Configuration) {
    target = arguments["target"]
    if target == nil, let entry = configuration.target {
      target = entry.value
      origins[.target] = Origin(entry.location, .configuration)
    }
    testTarget = arguments["test-target"]
    // That of another target would not fit.
    if testTarget == nil, arguments["target"] == nil, let entry = configuration.testTarget {
      testTarget = entry.value
      origins[.testTarget] = Origin(entry.location, .configuration)
    }
    if arguments["into"] == nil { subfolder = configuration.into?.value }
    let policy = arguments["on-conflict"] ?? configuration.onConflict?.value
    onConflict = policy.flatMap(ConflictPolicy.init) ?? .fail
  }

  /// The settings of the template's options, by flag or with `--set`.
  private static func settings(
    _ arguments: Arguments, _ options: [TemplateOption], _ problems: inout [Diagnostic]
  ) -> [Setting] {
    var settings: [Setting] = []
    for option in options {
      settings += arguments.all(option.name).map { .init(option.name, $0) }
    }
    for setting in arguments.all("set") {
      let setting = attempt(&problems) { () throws(ScaffoldError) in
        try Setting(assignment: setting)
      }
      settings += setting.map { [$0] } ?? []
    }
    return settings
  }
}

extension ScaffoldRequest.Setting {
  /// The setting that `name=value` spells.
  init(assignment: String) throws(ScaffoldError) {
    let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty else {
      throw ScaffoldError([
        .usage(
          "bad-setting", "'\(assignment.escapingControlCharacters)' is no NAME=VALUE",
          help: "'viper-gen create --help' lists the options of the template")
      ])
    }
    self.init(String(parts[0]), String(parts[1]))
  }
}
