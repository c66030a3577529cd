/// Holds the types that modules would declare against each other, against what the target declares
/// already, and against the framework that the view is made of.
struct NameCheck {
  /// A type that stands in a file, or would.
  private struct Declared {
    let name: String
    let place: String
  }

  /// The files of one module.
  struct Module {
    let path: ModulePath
    let files: [Planner.Rendered]

    fileprivate func types(_ role: FileRole) -> [String] {
      files.filter { $0.role == role && $0.file.path.name.hasSuffix(".swift") }
        .flatMap { DeclarationScanner.declarations(in: $0.file.contents) }
        .map(\.name)
    }
  }

  private let modules: [Module]
  private let frameworks: [ReservedNames.Framework]
  private(set) var problems: [Diagnostic] = []

  init(_ modules: [Module], frameworks: [ReservedNames.Framework]) {
    self.modules = modules
    self.frameworks = frameworks
    var owners: [String: String] = [:]
    for module in modules {
      let name = module.path.name.text
      for type in module.types(.source) {
        refuseFrameworkName(type, of: name)
        if let owner = owners.updateValue(name, forKey: type), owner != name {
          problems.append(Diagnostic(PlanFault.clash(owner, name, type: type)))
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
    let planned = Set(modules.flatMap(\.files).map(\.file.path.components))
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
      for declaration in DeclarationScanner.declarations(in: bytes) {
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
