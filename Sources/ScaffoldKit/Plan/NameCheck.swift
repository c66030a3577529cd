/// Holds the types that modules would declare against each other, against what the target declares
/// already, and against the framework that the view is made of.
struct NameCheck {
  /// The files of one module and the types that they declare.
  struct Module {
    let path: ModulePath
    let files: [Planner.Rendered]
    /// What makes it.
    let work: ModuleWork
    /// The frameworks whose types the sources see.
    var frameworks: [ReservedNames.Framework] { work.choice.frameworks }
    /// Where the module is asked for.
    let origin: ScaffoldRequest.Origin?
    private let sources: Code
    private let tests: Code

    /// The Swift files of one role with the types that they declare.
    fileprivate struct Code {
      var files: [RelativePath] = []
      var types: [String] = []
    }

    init(
      path: ModulePath, files: [Planner.Rendered], work: ModuleWork,
      origin: ScaffoldRequest.Origin? = nil
    ) {
      self.path = path
      self.files = files
      self.work = work
      self.origin = origin
      var (sources, tests) = (Code(), Code())
      for rendered in files where rendered.file.path.isSwift {
        let types = DeclarationScanner.declarations(in: rendered.file.contents).map(\.name)
        switch rendered.role {
        case .source:
          sources.files.append(rendered.file.path)
          sources.types += types
        case .test:
          tests.files.append(rendered.file.path)
          tests.types += types
        }
      }
      (self.sources, self.tests) = (sources, tests)
    }

    fileprivate func code(_ role: FileRole) -> Code { role == .source ? sources : tests }

    var recordPath: RelativePath { work.recordPath(of: path) }

    /// Its whole name, with the folder that all modules of its request go to: as its record has it.
    var wholeName: String { (work.subfolder + [path.description]).joined(separator: "/") }

    /// The names of two modules, whole where they would be one otherwise.
    static func names(_ first: Module, _ second: Module) -> (String, String) {
      first.path == second.path
        ? (first.wholeName, second.wholeName)
        : (first.path.description, second.path.description)
    }

    /// The types that its files of a role declare.
    func types(_ role: FileRole) -> [String] { code(role).types }

    /// Its Swift files of a role.
    func swiftFiles(_ role: FileRole) -> [RelativePath] { code(role).files }

    /// Whether one of its types is called like one of a framework.
    var meetsFramework: Bool {
      let frameworks = HiddenTypes.frameworks(frameworks)
      // Nearly every type begins with the module's name, and nearly never does one of a framework.
      let name = path.name.text
      let isPrefix = frameworks.contains { ReservedNames.hasType(withPrefix: name, in: $0) }
      let meets = { (type: String) in
        (isPrefix || !type.begins(with: name))
          && frameworks.contains { ReservedNames.contains(type, in: $0) }
      }
      return sources.types.contains(where: meets) || tests.types.contains(where: meets)
    }
  }

  private let modules: [Module]
  private let role: FileRole
  /// What each of the modules has for the role.
  private let codes: [Module.Code]
  /// The module that declares a type.
  private var owners: [String: Int] = [:]
  /// Where the Swift file of a name is to go, and whose it is.
  private var places: [String: (path: RelativePath, module: Int)] = [:]
  /// The modules of a name, case aside.
  private var named: [String: [Int]] = [:]
  private(set) var problems: [Diagnostic] = []

  /// A check of the files that modules have in one target, as sources or as tests.
  init(_ modules: [Module], role: FileRole) {
    self.modules = modules
    self.role = role
    codes = modules.map { $0.code(role) }
    for (index, module) in modules.enumerated() {
      named[module.path.name.text.lowercased(), default: []].append(index)
      if role == .source {
        for type in codes[index].types { refuseFrameworkName(type, of: module) }
      }
    }
    refuseClashes()
    if role == .source { refuseNamesThatAreTypes() }
  }

  private mutating func report(_ fault: PlanFault, of module: Module) {
    let fault = Diagnostic(fault)
    let problem = fault.blamed(on: module.origin)
    if problems.last != problem { problems.append(problem) }
  }

  /// Refuses modules of this run that get into each other's way in one target: by a type that both
  /// declare, or by a file's name, of which Swift allows one in a target. Each pair is told once.
  private mutating func refuseClashes() {
    owners.reserveCapacity(codes.reduce(0) { $0 + $1.types.count })
    places.reserveCapacity(codes.reduce(0) { $0 + $1.files.count })
    for index in codes.indices {
      // Two of one name may stand in different folders.
      var told: Set<Int> = [index]
      for type in codes[index].types {
        guard let owner = owners.updateValue(index, forKey: type), told.insert(owner).inserted
        else { continue }
        let names = Module.names(modules[owner], modules[index])
        report(.clash(names.0, names.1, type: type), of: modules[index])
      }
      for path in codes[index].files {
        guard let other = places.updateValue((path, index), forKey: path.name)?.path,
          told.count == 1, other.folded != path.folded
        else { continue }
        report(.fileName(path.description, other.description), of: modules[index])
      }
    }
  }

  /// Refuses a module that is named, case aside, like a type of another one: in a run of its own,
  /// after the other, it would be refused just so.
  private mutating func refuseNamesThatAreTypes() {
    // A type of another length than every name cannot be one of them; only beyond ASCII may the case
    // change the length.
    let lengths = Set(named.keys.map(\.utf8.count))
    let mayBeName = { (type: String) in
      lengths.contains(type.utf8.count) || !type.utf8.allSatisfy { $0 < 0x80 }
    }
    for owner in codes.indices {
      for type in codes[owner].types where mayBeName(type) {
        for index in named[type.lowercased()] ?? [] {
          let (module, other) = (modules[index], modules[owner])
          guard module.path.name != other.path.name, !codes[index].types.contains(type) else {
            continue
          }
          let (name, owner) = (module.path.description, other.path.description)
          report(.typeIsName(owner, type: type, module: name), of: module)
        }
      }
    }
  }

  private mutating func refuseFrameworkName(_ type: String, of module: Module) {
    for framework in module.frameworks where ReservedNames.contains(type, in: framework) {
      report(
        .frameworkName(
          module: module.path.name.text, type: type, framework: framework.rawValue), of: module)
    }
  }

  /// Refuses names of targets and of the modules that the target imports.
  mutating func refuse(modulesOf layout: PackageLayout, target: PackageLayout.Target) {
    let taken = layout.moduleNames(for: target)
    for module in modules where taken.contains(module.path.name.text.lowercased()) {
      report(.moduleName(module.path.name.text), of: module)
    }
  }

  /// Refuses types that stand already in the sources of a target, in files that are not replaced.
  ///
  /// - Parameter owner: answers the recorded module of a name to which a file belongs.
  mutating func refuse(
    typesOf walker: SourceWalker,
    owner: (_ file: String, _ name: String) -> ModuleRecord?
  ) throws(ScaffoldFailure) {
    let isPlanned = { [places] (components: [String]) in
      components.last.flatMap { places[$0] }?.path.components == components
    }
    try walker.walk(passing: isPlanned) { components, bytes in
      let place = components.last.flatMap { places[$0] }
      let file = components.joined(separator: "/")
      // What is there of the same module is told once, not type by type.
      func refuse(_ fault: PlanFault, of module: Module) {
        guard let owner = owner(file, module.path.name.text),
          owner.target == module.work.home.target.name
        else { return report(fault, of: module) }
        let isSame = owner.path == module.recordPath
        report(
          isSame
            ? .madeOtherwise(owner.name)
            : .madeElsewhere(module.wholeName, other: owner.name),
          of: module)
      }
      if let place { refuse(.fileName(place.path.description, file), of: modules[place.module]) }
      var told: Set<String> = []
      var position = SourceText.Position()
      for declaration in DeclarationScanner.declarations(in: bytes)
      where told.insert(declaration.name).inserted {
        let name = declaration.name
        let index =
          owners[name] ?? (role == .source ? named[name.lowercased()]?.last : nil)
        guard let index else { continue }
        position.advance(to: declaration.offset, in: bytes)
        let (module, place) = (modules[index], "\(file):\(position.line)")
        refuse(.takenName(module.path.name.text, type: name, by: place), of: module)
      }
    }
  }
}

extension PackageLayout {
  /// The targets and the modules that a target imports, case aside.
  func moduleNames(for target: Target) -> Set<String> {
    Set((targets.map(\.name) + target.dependencies.map(\.name)).map { $0.lowercased() })
  }
}
