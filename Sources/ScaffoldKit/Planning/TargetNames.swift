/// Checks the types that modules would declare in one target, and the names of their files: against each
/// other, and against the code of the target.
struct TargetNames {
  private let modules: [DraftModule]
  private let role: FileRole
  /// The module that declares a type.
  private var owners: [String: Int] = [:]
  /// The path of the Swift file of a name, and its module.
  private var places: [String: (path: RelativePath, module: Int)] = [:]
  /// The modules of a name in lower case.
  private var named: [String: [Int]] = [:]
  private(set) var problems: [Diagnostic] = []
  private var reported: Set<Diagnostic> = []

  /// Whether more problems were found than a run reports.
  private var isFull: Bool { problems.count >= Diagnostic.mostOfAFile }

  /// Checks the files that modules have in a target, as sources or as tests.
  init(_ modules: [DraftModule], role: FileRole, in target: PackageLayout.Target) {
    self.modules = modules
    self.role = role
    for (index, module) in modules.enumerated() {
      named[module.path.name.text.lowercased(), default: []].append(index)
    }
    refuseClashes()
    guard role == .source else { return }
    refuseNamesThatAreTypes()
    refuseModuleNames(of: target)
  }

  private mutating func report(_ problem: Diagnostic, of module: DraftModule) {
    let problem = problem.attributed(to: module.origin)
    if !isFull, reported.insert(problem).inserted { problems.append(problem) }
  }

  // MARK: The modules

  /// Refuses two modules that declare one type, or have two files of one name, which Swift allows once
  /// in a target. Each pair is reported once.
  private mutating func refuseClashes() {
    for (index, module) in modules.enumerated() {
      var reported: Set<Int> = [index]
      for type in module.types(role) {
        guard let owner = owners.updateValue(index, forKey: type), reported.insert(owner).inserted
        else { continue }
        let names = DraftModule.names(modules[owner], module)
        report(.declaredTwice(type, by: names.0, and: names.1), of: module)
      }
      for path in module.swiftFiles(role) {
        guard let other = places.updateValue((path, index), forKey: path.name)?.path,
          reported.count == 1, other.folded != path.folded
        else { continue }
        report(.sameFileName(path, other.description), of: module)
      }
    }
  }

  /// Refuses a module that is named, case aside, like a type of another one: in a later run of its own, it
  /// would be refused in the same way.
  private mutating func refuseNamesThatAreTypes() {
    for other in modules where !isFull {
      for type in other.types(role) {
        for index in named[type.lowercased()] ?? [] {
          let module = modules[index]
          guard module.path.name != other.path.name, !module.types(role).contains(type) else {
            continue
          }
          report(.typeIsModuleName(type, of: other.path, module: module.path), of: module)
        }
      }
    }
  }

  /// Refuses types that are named like a target or like a module that the target imports: `App.Name` would then
  /// be looked for in the type.
  private mutating func refuseModuleNames(of target: PackageLayout.Target) {
    guard let layout = modules.first?.destination.layout else { return }
    let taken = layout.moduleNames(for: target)
    for module in modules {
      for type in module.types(role) where taken.contains(type) {
        report(.moduleName(type, declaredBy: module.path.name), of: module)
      }
    }
  }

  // MARK: The code of the target

  /// Refuses types that the target declares already, as a type, function or variable, and names of its files.
  ///
  /// - Parameter owner: the recorded module of a name to which a file belongs.
  mutating func check(
    _ files: [SourceFile], owner: (_ file: String, _ name: String) -> FileOwner?
  ) {
    for file in files {
      if let name = file.path.last, let place = places[name] {
        refuse(
          modules[place.module], because: .sameFileName(place.path, file.name), in: file, owner)
      }
      var reported: Set<String> = []
      for declaration in file.declarations where reported.insert(declaration.name).inserted {
        guard !isFull, let index = module(meeting: declaration) else { continue }
        let (module, place) = (modules[index], "\(file.name):\(file.line(of: declaration))")
        let problem = Diagnostic.declaredAlready(
          declaration.name, at: place, needed: module.path.name)
        refuse(module, because: problem, in: file, owner)
      }
    }
  }

  /// The module that a declaration of the target would clash with. Only a type clashes with the name of a
  /// module: a function may be named `signIn`.
  private func module(meeting declaration: TopLevelName) -> Int? {
    if let owner = owners[declaration.name] { return owner }
    guard role == .source, declaration.kind == .type else { return nil }
    return named[declaration.name.lowercased()]?.last
  }

  /// Refuses a module because of a file of the target. If the file belongs to a module of the same name,
  /// that is reported once, not type by type.
  private mutating func refuse(
    _ module: DraftModule, because problem: Diagnostic, in file: SourceFile,
    _ owner: (String, String) -> FileOwner?
  ) {
    guard let owner = owner(file.name, module.path.name.text),
      owner.record.target == module.destination.target.name
    else { return report(problem, of: module) }
    let isSame = owner.record.path == module.recordPath
    report(
      isSame
        ? .existsWithOtherOptions(owner, module.resolved.choice)
        : .sameTypes(module.wholeName, owner.record),
      of: module)
  }
}

// MARK: - Diagnostics

extension Diagnostic {
  private static let renameOne = "choose another name for one of them"

  fileprivate static func declaredTwice(
    _ type: String, by first: String, and second: String
  ) -> Diagnostic {
    Diagnostic(
      .usage, .nameTaken,
      "'\(first.escapingControlCharacters)' and '\(second.escapingControlCharacters)' would both "
        + "declare '\(type.escapingControlCharacters)'",
      help: renameOne)
  }

  fileprivate static func sameFileName(_ path: RelativePath, _ other: String) -> Diagnostic {
    Diagnostic(
      .usage, .fileNameTaken,
      "'\(path.description.escapingControlCharacters)' and '\(other.escapingControlCharacters)' have "
        + "the same file name, which Swift allows once in a target",
      help: "choose another name, or rename the other file")
  }

  fileprivate static func typeIsModuleName(
    _ type: String, of owner: ModulePath, module: ModulePath
  ) -> Diagnostic {
    Diagnostic(
      .usage, .nameTaken,
      "'\(owner.description.escapingControlCharacters)' would declare "
        + "'\(type.escapingControlCharacters)', the name of the module "
        + "'\(module.description.escapingControlCharacters)'",
      help: renameOne)
  }

  fileprivate static func moduleName(
    _ type: String, declaredBy module: ModuleName
  ) -> Diagnostic {
    let name = type.escapingControlCharacters
    return Diagnostic(
      .usage, .reservedName,
      "'\(module.text.escapingControlCharacters)' would declare a type with the name of the module "
        + "'\(name)', and code that names '\(name).Other' would no longer find the module",
      help: "choose another name, such as '\(module.text)Screen'")
  }

  fileprivate static func declaredAlready(
    _ type: String, at place: String, needed module: ModuleName
  ) -> Diagnostic {
    Diagnostic(
      .usage, .nameTaken,
      "'\(module.text.escapingControlCharacters)' would declare '\(type.escapingControlCharacters)', "
        + "which \(place.escapingControlCharacters) declares already",
      help: "choose another name, or remove the old declaration first")
  }

  fileprivate static func existsWithOtherOptions(
    _ owner: FileOwner, _ choice: TemplateChoice
  ) -> Diagnostic {
    let module = owner.record
    let kept = owner.edited.prefix(8).map { "'\($0.description.escapingControlCharacters)'" }
    let difference = module.difference(
      to: choice.template.id, digest: choice.digest, origin: choice.origin,
      options: choice.recordedOptions)
    let change = difference?.way.map { "\($0); or " } ?? ""
    return Diagnostic(
      .usage, .madeOtherwise,
      "module '\(module.name.escapingControlCharacters)' already exists with "
        + (difference?.text ?? "a different template or options"),
      help: change + "remove it first: \(module.removal), or choose another name"
        + (kept.isEmpty ? "" : "; 'remove' keeps what you edited: \(kept.joined(separator: ", "))"))
  }

  /// The target has a module of the same name in another folder.
  fileprivate static func sameTypes(_ module: String, _ other: ModuleRecord) -> Diagnostic {
    Diagnostic(
      .usage, .nameTaken,
      "'\(module.escapingControlCharacters)' clashes with module "
        + "'\(other.name.escapingControlCharacters)': both declare the same types",
      help: "choose another name, or remove the other module: \(other.removal)")
  }
}

extension PackageLayout {
  /// The names of the targets' modules and of the modules that a target imports.
  fileprivate func moduleNames(for target: Target) -> Set<String> {
    Set(targets.map { Planner.Destination($0).importName } + target.dependencies.map(\.name))
  }
}
