/// Decides which types of the sources are those of a module, and which only have its name in theirs.
struct LessonNames {
  /// The names of types that tests replace, after what a double's name may begin with.
  private static let doubles = ["Mock", "Stub", "Spy", "Fake", "Dummy", "Test"]

  let names: ModuleNames
  /// The types in which other types are nested, and the module's target.
  let qualifiers: Set<String>
  /// The paths of the files that may be part of the template.
  let candidates: Set<String>

  /// - Parameter shared: types of the module's files that stay in the project, so that every module uses them.
  init(
    of module: RecognizedModule, in near: NearSources, _ spelling: ModuleSpelling,
    _ roles: RoleTable, shared: Set<String>
  ) {
    let files = Set(module.files)
    let modules = ModuleNames(
      spelling, own: [], foreign: near.otherModules.union(shared), roles: [])
    var (own, foreign) = (Set<String>(), near.otherModules.union(shared))
    for file in near.swift where !file.source.isTest {
      guard let declared = file.declared else { continue }
      let isOwn = files.contains(file.source.path)
      for name in isOwn ? declared.types : Set(declared.topLevel) where modules.hasName(name) {
        if isOwn { own.insert(name) } else { foreign.insert(name) }
      }
    }
    foreign.subtract(own)
    let known = ModuleNames(spelling, own: own, foreign: foreign, roles: [])
    var candidates = files
    let mocks = Set(module.mocks.map(\.place.path))
    for file in near.swift where file.source.isTest {
      guard let declared = file.declared else { continue }
      if declared.topLevel.contains(where: { Self.isOfTests($0, known) }) {
        candidates.insert(file.source.path)
        own.formUnion(declared.types.filter(known.hasName))
      } else {
        if mocks.contains(file.source.path) { candidates.insert(file.source.path) }
        foreign.formUnion(declared.topLevel.filter { modules.hasName($0) && !own.contains($0) })
      }
    }
    own.formUnion(Set(candidates.map(Self.stem)).subtracting(foreign))
    let endings = roles.entries.filter { entry in
      (module.parts + module.helpers).contains { $0.role == entry.role }
    }
    names = ModuleNames(
      spelling, own: own.filter(modules.hasName), foreign: foreign.subtracting(own),
      roles: endings.flatMap(\.suffixes) + ["Module"])
    self.candidates = candidates
    let types = near.swift.filter { candidates.contains($0.source.path) }
    qualifiers = types.reduce(into: [module.target]) { $0.formUnion($1.declared?.types ?? []) }
  }

  /// Whether a type of tests begins with the module's name, or replaces a type that does.
  private static func isOfTests(_ name: String, _ names: ModuleNames) -> Bool {
    guard let use = names.uses(in: Array(name.utf8)).first, use.style == .exact else {
      return false
    }
    if case .foreign = use.meaning { return false }
    return use.range.lowerBound == 0
      || doubles.contains { $0.utf8.count == use.range.lowerBound && name.hasPrefix($0) }
  }

  /// The name of a file up to its first dot.
  static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "." })
  }
}

extension ModuleNames {
  /// Whether a type has the module's exact name in its own, and not that of another module.
  func hasName(_ type: String) -> Bool {
    uses(in: Array(type.utf8)).contains { use in
      if case .foreign = use.meaning { return false }
      return use.style == .exact
    }
  }

  /// Whether the declarations say that an identifier has the module's name.
  func belongs(_ identifier: String) -> Bool {
    uses(in: Array(identifier.utf8)).contains(where: \.isModule)
  }
}
