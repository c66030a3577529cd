/// Holds the types that modules would declare against each other, against what the target declares
/// already, and against the framework that the view is made of.
struct NameCheck {
  /// The files of one module and the types that they declare.
  struct Module {
    let path: ModulePath
    let files: [Planner.Rendered]
    private let types: [FileRole: [String]]

    init(path: ModulePath, files: [Planner.Rendered]) {
      self.path = path
      self.files = files
      types = Dictionary(grouping: files.filter { $0.isSwift }, by: \.role).mapValues { files in
        files.flatMap { DeclarationScanner.declarations(in: $0.file.contents) }.map(\.name)
      }
    }

    fileprivate func types(_ role: FileRole) -> [String] { types[role] ?? [] }
  }

  private let modules: [Module]
  private let frameworks: [ReservedNames.Framework]
  private(set) var problems: [Diagnostic] = []

  init(_ modules: [Module], frameworks: [ReservedNames.Framework]) {
    self.modules = modules
    self.frameworks = frameworks
    for module in modules {
      for type in module.types(.source) { refuseFrameworkName(type, of: module.path.name.text) }
    }
    for role in FileRole.allCases { refuseClashes(role) }
    refuseNamesThatAreTypes()
  }

  /// Refuses modules of this run that get into each other's way in one target: by a type that both
  /// declare, or by a file's name, of which Swift allows one in a target. Each pair is told once.
  private mutating func refuseClashes(_ role: FileRole) {
    var types: [String: ModulePath] = [:]
    var names: [String: Planner.Rendered] = [:]
    for module in modules {
      var told: Set<ModulePath> = [module.path]
      for type in module.types(role) {
        guard let owner = types.updateValue(module.path, forKey: type),
          told.insert(owner).inserted
        else { continue }
        let fault = PlanFault.clash(owner.description, module.path.description, type: type)
        problems.append(Diagnostic(fault))
      }
      for file in module.files where file.role == role && file.isSwift {
        let path = file.file.path
        guard let other = names.updateValue(file, forKey: path.name)?.file.path, told.count == 1,
          other.folded != path.folded
        else { continue }
        problems.append(Diagnostic(PlanFault.fileName(path.description, other.description)))
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
          let fault = PlanFault.typeIsName(
            owner.path.description, type: type, module: module.path.description)
          problems.append(Diagnostic(fault))
        }
      }
    }
  }

  private mutating func refuseFrameworkName(_ type: String, of module: String) {
    for framework in frameworks where ReservedNames.contains(type, in: framework) {
      let fault = PlanFault.frameworkName(
        module: module, type: type, framework: framework.rawValue)
      problems.append(Diagnostic(fault))
    }
  }

  /// Refuses names of targets and of the modules that the target imports.
  mutating func refuse(modulesOf layout: PackageLayout, target: PackageLayout.Target) {
    let names = layout.targets.map(\.name) + target.dependencies.map(\.name)
    let taken = Set(names.map { $0.lowercased() })
    for module in modules where taken.contains(module.path.name.text.lowercased()) {
      problems.append(Diagnostic(PlanFault.moduleName(module.path.name.text)))
    }
  }

  /// Refuses types that stand already in the folder of a target, in files that are not replaced.
  mutating func refuse(
    typesIn folder: any Directory, at path: [String], role: FileRole, exclude: [String]
  ) throws(ScaffoldFailure) {
    let files = modules.flatMap(\.files)
    let planned = Set(files.map(\.file.path.components))
    let names = Dictionary(
      files.filter { $0.role == role && $0.isSwift }.map { ($0.file.path.name, $0.file.path) }
    ) { first, _ in first }
    var wanted: [String: String] = [:]
    var folded: [String: String] = [:]
    for module in modules {
      let name = module.path.name.text
      for type in module.types(role) { wanted[type] = name }
      if role == .source { folded[name.lowercased()] = name }
    }
    let walker = SourceWalker(
      exclude: Set(exclude.map { path + $0.split(separator: "/").map(String.init) }))
    try walker.walk(folder, at: path) { components, bytes in
      if planned.contains(components) { return }
      if let path = components.last.flatMap({ names[$0] }) {
        let other = components.joined(separator: "/")
        problems.append(Diagnostic(PlanFault.fileName(path.description, other)))
      }
      var told: Set<String> = []
      for declaration in DeclarationScanner.declarations(in: bytes)
      where told.insert(declaration.name).inserted {
        guard
          let module = wanted[declaration.name] ?? folded[declaration.name.lowercased()]
        else { continue }
        let place = "\(components.joined(separator: "/")):\(declaration.line)"
        let fault = PlanFault.takenName(module, type: declaration.name, by: place)
        problems.append(Diagnostic(fault))
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
