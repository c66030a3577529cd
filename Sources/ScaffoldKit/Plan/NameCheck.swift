/// Holds the types that modules would declare against each other, against what the target declares
/// already, and against the framework that the view is made of.
struct NameCheck {
  /// The files of one module and the types that they declare.
  struct Module {
    let path: ModulePath
    let files: [Planner.Rendered]
    /// The frameworks whose types the sources see.
    let frameworks: [ReservedNames.Framework]
    /// Where the module is asked for.
    let origin: ScaffoldRequest.Origin?
    private let types: [FileRole: [String]]

    init(
      path: ModulePath, files: [Planner.Rendered], frameworks: [ReservedNames.Framework],
      origin: ScaffoldRequest.Origin? = nil
    ) {
      self.path = path
      self.files = files
      self.frameworks = frameworks
      self.origin = origin
      types = Dictionary(grouping: files.filter { $0.isSwift }, by: \.role).mapValues { files in
        files.flatMap { DeclarationScanner.declarations(in: $0.file.contents) }.map(\.name)
      }
    }

    fileprivate func types(_ role: FileRole) -> [String] { types[role] ?? [] }
  }

  private let modules: [Module]
  private let role: FileRole
  private(set) var problems: [Diagnostic] = []

  /// A check of the files that modules have in one target, as sources or as tests.
  init(_ modules: [Module], role: FileRole) {
    self.modules = modules
    self.role = role
    if role == .source {
      for module in modules {
        for type in module.types(.source) { refuseFrameworkName(type, of: module) }
      }
    }
    refuseClashes()
    if role == .source { refuseNamesThatAreTypes() }
  }

  private mutating func report(_ fault: PlanFault, of module: Module) {
    let fault = Diagnostic(fault)
    let problem = module.origin.map { fault.blamed(on: $0) } ?? fault
    if problems.last != problem { problems.append(problem) }
  }

  /// Refuses modules of this run that get into each other's way in one target: by a type that both
  /// declare, or by a file's name, of which Swift allows one in a target. Each pair is told once.
  private mutating func refuseClashes() {
    var types: [String: Int] = [:]
    var names: [String: RelativePath] = [:]
    for (index, module) in modules.enumerated() {
      // Two of one name may stand in different folders.
      var told: Set<Int> = [index]
      for type in module.types(role) {
        guard let owner = types.updateValue(index, forKey: type), told.insert(owner).inserted
        else { continue }
        let first = modules[owner].path.description
        report(.clash(first, module.path.description, type: type), of: module)
      }
      for file in module.files where file.role == role && file.isSwift {
        let path = file.file.path
        guard let other = names.updateValue(path, forKey: path.name), told.count == 1,
          other.folded != path.folded
        else { continue }
        report(.fileName(path.description, other.description), of: module)
      }
    }
  }

  /// Refuses a module that is named, case aside, like a type of another one: in a run of its own,
  /// after the other, it would be refused just so.
  private mutating func refuseNamesThatAreTypes() {
    let named = Dictionary(grouping: modules, by: { $0.path.name.text.lowercased() })
    for owner in modules {
      for type in owner.types(.source) {
        for module in named[type.lowercased()] ?? []
        where module.path.name != owner.path.name && !module.types(.source).contains(type) {
          report(
            .typeIsName(
              owner.path.description, type: type, module: module.path.description), of: module)
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
    let names = layout.targets.map(\.name) + target.dependencies.map(\.name)
    let taken = Set(names.map { $0.lowercased() })
    for module in modules where taken.contains(module.path.name.text.lowercased()) {
      report(.moduleName(module.path.name.text), of: module)
    }
  }

  /// Refuses types that stand already in the folder of a target, in files that are not replaced.
  ///
  /// - Parameter owner: answers the recorded module of a simple name that a file belongs to.
  mutating func refuse(
    typesIn folder: any Directory, at path: [String], exclude: [String],
    owner: (_ file: String, _ module: String) -> String?
  ) throws(ScaffoldFailure) {
    let files = modules.flatMap(\.files)
    let planned = Set(files.map(\.file.path.components))
    var names: [String: (path: RelativePath, module: Module)] = [:]
    var wanted: [String: Module] = [:]
    var folded: [String: Module] = [:]
    for module in modules {
      for file in module.files where file.role == role && file.isSwift {
        names[file.file.path.name] = names[file.file.path.name] ?? (file.file.path, module)
      }
      for type in module.types(role) { wanted[type] = module }
      if role == .source { folded[module.path.name.text.lowercased()] = module }
    }
    let walker = SourceWalker(
      exclude: Set(exclude.map { path + $0.split(separator: "/").map(String.init) }))
    try walker.walk(folder, at: path) { components, bytes in
      if planned.contains(components) { return }
      let file = components.joined(separator: "/")
      // What a module has left of another time is told once, not type by type.
      func refuse(_ fault: PlanFault, of module: Module) {
        let own = owner(file, module.path.name.text)
        report(own.map { .madeOtherwise($0) } ?? fault, of: module)
      }
      if let (path, module) = components.last.flatMap({ names[$0] }) {
        refuse(.fileName(path.description, file), of: module)
      }
      var told: Set<String> = []
      for declaration in DeclarationScanner.declarations(in: bytes)
      where told.insert(declaration.name).inserted {
        guard
          let module = wanted[declaration.name] ?? folded[declaration.name.lowercased()]
        else { continue }
        let place = "\(file):\(declaration.line)"
        refuse(.takenName(module.path.name.text, type: declaration.name, by: place), of: module)
      }
    }
  }
}

extension Planner.Rendered {
  fileprivate var isSwift: Bool { file.path.name.hasSuffix(".swift") }
}

/// Reads the Swift files below a target's folder, without following links.
struct SourceWalker {
  let exclude: Set<[String]>
  private static let largestFile = 16 << 20

  func walk(
    _ folder: any Directory, at path: [String], _ visit: ([String], [UInt8]) -> Void
  ) throws(ScaffoldFailure) {
    for name in try reporting(folder.entries()) where !name.hasPrefix(".") {
      let inner = path + [name]
      if exclude.contains(inner) { continue }
      guard let status = try reporting(folder.status(of: name)) else { continue }
      if status.kind == .directory {
        try walk(try reporting(folder.directory(name)), at: inner, visit)
      } else if status.kind == .file, name.hasSuffix(".swift"), status.size <= Self.largestFile {
        visit(inner, try reporting(folder.contents(of: name, limit: Self.largestFile)))
      }
    }
  }
}
