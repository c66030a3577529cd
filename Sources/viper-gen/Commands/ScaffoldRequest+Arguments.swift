import ScaffoldKit

extension ScaffoldRequest {
  /// The request of a command line, completed from the configuration. Errors in the arguments are added to
  /// `problems`.
  init(
    _ arguments: Arguments, _ context: CreateContext, _ environment: Environment,
    _ problems: inout [Diagnostic]
  ) {
    let place = PackageLocation(arguments, environment).place(environment)
    self.init(modules: arguments.modules(in: place, &problems), arguments, environment)
    template = context.reference
    templateFolders = context.templateFolders
    header = context.configuration.header?.value ?? []
    if let folder = arguments["into"] {
      _ = attempt(&problems) { () throws(ScaffoldError) in try setSubfolder(folder, in: place) }
    }
    settings = Self.settings(arguments, context.options, &problems)
    let overridden = Set(settings.map(\.name))
    presets =
      attempt(&problems) { () throws(ScaffoldError) in
        try context.configuration.presets(for: context.template, without: overridden)
      } ?? []
    complete(arguments, context.configuration, &problems)
    chooseNewTarget(arguments, context, &problems)
  }

  /// Sets what `--new-target` means: other targets use the module, so that it is public by default.
  private mutating func chooseNewTarget(
    _ arguments: Arguments, _ context: CreateContext, _ problems: inout [Diagnostic]
  ) {
    guard let name = arguments["new-target"] else { return }
    for other in ["target", "init", "file", "sources"] where arguments[other] != nil {
      problems.append(
        .usage(
          .newTarget, "'--\(other)' and '--new-target' exclude each other",
          help: "leave one of them out"))
    }
    createsTarget = true
    target = name
    origins[.target] = nil
    let known = Set((settings + presets).map(\.name))
    if context.options.contains(where: { $0.name == "access" }), !known.contains("access") {
      presets.append(Setting("access", "public"))
    }
  }

  /// A request without modules for the package and the targets of a command line whose template cannot be
  /// read; `nil` with a list of modules, with an unknown option, which may be a misspelled `--package-path`,
  /// or without a configuration.
  init?(packageOf arguments: Arguments, _ configuration: Configuration?, _ environment: Environment)
  {
    guard arguments["file"] == nil, arguments.hasUnambiguousWords, let configuration else {
      return nil
    }
    self.init(modules: [], arguments, environment)
    // They are reported together with the other arguments.
    var ignored: [Diagnostic] = []
    complete(arguments, configuration, &ignored)
  }

  private init(modules: [ModulePath], _ arguments: Arguments, _ environment: Environment) {
    let package = PackageLocation(arguments, environment)
    self.init(modules: modules, packagePath: package.path)
    searchesParents = package.searchesParents
    initializesPackage = arguments.isOn("init")
  }

  /// Sets what the command line leaves open to the values of the configuration.
  private mutating func complete(
    _ arguments: Arguments, _ configuration: Configuration, _ problems: inout [Diagnostic]
  ) {
    target = arguments["target"]
    if target == nil, let entry = configuration.target {
      target = entry.value
      origins[.target] = Origin(entry.location, .configuration)
    }
    testTarget = arguments["test-target"]
    // The configured test target belongs to the configured target.
    if testTarget == nil, arguments["target"] == nil, arguments["new-target"] == nil,
      let entry = configuration.testTarget
    {
      testTarget = entry.value
      origins[.testTarget] = Origin(entry.location, .configuration)
    }
    chooseFolders(arguments, configuration, &problems)
    if arguments["into"] == nil { subfolder = configuration.into?.value }
    let policy = arguments["on-conflict"] ?? configuration.onConflict?.value
    onConflict = policy.flatMap(ConflictPolicy.init) ?? .fail
  }

  /// Sets the folders of a project without a manifest, and the module that contains them as the target.
  private mutating func chooseFolders(
    _ arguments: Arguments, _ configuration: Configuration, _ problems: inout [Diagnostic]
  ) {
    if let typed = arguments.folders(&problems) {
      (target, testTarget, folders) = (typed.module, nil, typed)
      (origins[.target], origins[.testTarget]) = (nil, nil)
    } else if let entry = configuration.folders, !initializesPackage {
      folders = entry.value
      origins[.folders] = Origin(entry.location, .configuration)
      guard target == nil else { return }
      target = entry.value.module
      origins[.target] = origins[.folders]
    }
  }

  /// The settings of the template's options, by `--NAME` or with `--set`.
  private static func settings(
    _ arguments: Arguments, _ options: [TemplateOption], _ problems: inout [Diagnostic]
  ) -> [Setting] {
    var settings: [Setting] = []
    for option in options {
      settings += arguments.all(option.name).map { .init(option.name, $0) }
    }
    for assignment in arguments.all("set") {
      let setting = attempt(&problems) { () throws(ScaffoldError) in
        try Setting(assignment: assignment)
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
          .badSetting, "expected NAME=VALUE, found '\(assignment.escapingControlCharacters)'",
          help: "type it like '--set ui=none'")
      ])
    }
    self.init(String(parts[0]), String(parts[1]))
  }
}
