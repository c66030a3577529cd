/// Checks the types that modules would declare in one target, and the names of their files: against each
/// other, against the code of the target, and against the frameworks that the modules use.
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

  /// Checks the files that modules have in a target, as sources or as tests.
  init(_ modules: [DraftModule], role: FileRole, in target: PackageLayout.Target) {
    self.modules = modules
    self.role = role
    for (index, module) in modules.enumerated() {
      named[module.path.name.text.lowercased(), default: []].append(index)
    }
    if role == .source { refuseFrameworkNames() }
    refuseClashes()
    guard role == .source else { return }
    refuseNamesThatAreTypes()
    refuseModuleNames(of: target)
  }

  private mutating func report(_ fault: PlanFault, of module: DraftModule) {
    let problem = Diagnostic(fault).located(at: module.origin)
    if problems.last != problem { problems.append(problem) }
  }

  // MARK: The modules

  /// Refuses types that have the name of a framework's type.
  private mutating func refuseFrameworkNames() {
    for module in modules {
      for type in module.types(role) {
        for framework in module.frameworks where ReservedNames.contains(type, in: framework) {
          report(
            .frameworkName(
              module: module.path.name.text, type: type, framework: framework.rawValue), of: module)
        }
      }
    }
  }

  /// Refuses two modules that declare one type, or have two files of one name, which Swift allows once
  /// in a target. Each pair is reported once.
  private mutating func refuseClashes() {
    for (index, module) in modules.enumerated() {
      var reported: Set<Int> = [index]
      for type in module.types(role) {
        guard let owner = owners.updateValue(index, forKey: type), reported.insert(owner).inserted
        else { continue }
        let names = DraftModule.names(modules[owner], module)
        report(.clash(names.0, names.1, type: type), of: module)
      }
      for path in module.swiftFiles(role) {
        guard let other = places.updateValue((path, index), forKey: path.name)?.path,
          reported.count == 1, other.folded != path.folded
        else { continue }
        report(.fileName(path.description, other.description), of: module)
      }
    }
  }

  /// Refuses a module that is named, case aside, like a type of another one: in a later run of its own, it
  /// would be refused in the same way.
  private mutating func refuseNamesThatAreTypes() {
    for other in modules {
      for type in other.types(role) {
        for index in named[type.lowercased()] ?? [] {
          let module = modules[index]
          guard module.path.name != other.path.name, !module.types(role).contains(type) else {
            continue
          }
          let names = (module.path.description, other.path.description)
          report(.typeIsName(names.1, type: type, module: names.0), of: module)
        }
      }
    }
  }

  /// Refuses names of targets and of the modules that the target imports.
  private mutating func refuseModuleNames(of target: PackageLayout.Target) {
    guard let layout = modules.first?.destination.layout else { return }
    let taken = layout.moduleNames(for: target)
    for module in modules where taken.contains(module.path.name.text.lowercased()) {
      report(.moduleName(module.path.name.text), of: module)
    }
  }

  // MARK: The code of the target

  /// Refuses types and names of files that the target has already.
  ///
  /// - Parameter owner: the recorded module of a name to which a file belongs.
  mutating func check(
    _ files: [SourceFile], owner: (_ file: String, _ name: String) -> ModuleRecord?
  ) {
    for file in files {
      if let name = file.path.last, let place = places[name] {
        let fault = PlanFault.fileName(place.path.description, file.name)
        refuse(modules[place.module], for: fault, in: file, owner)
      }
      var reported: Set<String> = []
      for declaration in file.declarations where reported.insert(declaration.name).inserted {
        guard let index = module(meeting: declaration.name) else { continue }
        let (module, place) = (modules[index], "\(file.name):\(file.line(of: declaration))")
        let fault = PlanFault.takenName(
          module.path.name.text, type: declaration.name, by: place)
        refuse(module, for: fault, in: file, owner)
      }
    }
  }

  /// The module that a type of the target would clash with.
  private func module(meeting type: String) -> Int? {
    owners[type] ?? (role == .source ? named[type.lowercased()]?.last : nil)
  }

  /// Refuses a module because of a file of the target. If the file belongs to a module of the same name,
  /// that is reported once, not type by type.
  private mutating func refuse(
    _ module: DraftModule, for fault: PlanFault, in file: SourceFile,
    _ owner: (String, String) -> ModuleRecord?
  ) {
    guard let owner = owner(file.name, module.path.name.text),
      owner.target == module.destination.target.name
    else { return report(fault, of: module) }
    let isSame = owner.path == module.recordPath
    report(
      isSame
        ? .madeOtherwise(owner.name) : .madeElsewhere(module.wholeName, other: owner.name),
      of: module)
  }
}

extension PackageLayout {
  /// The names of the targets and of the modules that a target imports, in lower case.
  fileprivate func moduleNames(for target: Target) -> Set<String> {
    Set((targets.map(\.name) + target.dependencies.map(\.name)).map { $0.lowercased() })
  }
}
