/// A first look at one module. What it says of names are numbers, equal where the names are: as long as
/// all of them differ, nobody needs the names themselves, and a run of any number of modules is small.
struct Survey: Sendable {
  let module: PlannedModule
  /// Where the files go, the record among them.
  let paths: PathMarks
  let sources: Names
  let tests: Names
  /// The module's name, case aside.
  let name: UInt64
  /// The types of the sources, case aside, that another module must not be named like; but for those
  /// that are the module's own name.
  let alike: [UInt64]

  /// The names that Swift files of one role bring into their target.
  struct Names: Sendable {
    /// The types that they declare.
    var types: [UInt64] = []
    /// What the files are called.
    var files: [UInt64] = []
  }

  /// Makes the module once; `nil` when anything is wrong with it, whatever the others are.
  ///
  /// - Parameter keepsFiles: whether they need not be made again.
  init?(_ work: ModuleWork, _ module: AskedModule, keepsFiles: Bool) {
    // Whoever looks closely tells them.
    var problems: [Diagnostic] = []
    let made = attempt(&problems) { () throws(ScaffoldFailure) in
      try work.files(of: module.path)
    }
    guard let rendered = made else { return nil }
    let files = rendered.map(\.file)
    let code = NameCheck.Module(
      path: module.path, files: rendered, work: work, origin: module.origin)
    guard ReservedPlaces.problems(among: files.map(\.path)).isEmpty,
      work.home.problems(with: code).isEmpty, !code.meetsFramework
    else { return nil }
    self.module = PlannedModule(work, module.path, files: files, keepsFiles: keepsFiles)
    paths = PathMarks(files.map(\.path) + [self.module.recordPath])
    sources = Names(code, .source)
    tests = Names(code, .test)
    let name = module.path.name.text.markInLowerCase
    self.name = name
    alike = code.types(.source).map(\.markInLowerCase).filter { $0 != name }
  }
}

extension Survey.Names {
  fileprivate init(_ module: NameCheck.Module, _ role: FileRole) {
    // A type may be declared in each branch of an `#if`.
    for type in module.types(role).map(\.mark).sorted() where type != types.last {
      types.append(type)
    }
    files = module.swiftFiles(role).map(\.name.mark)
  }
}

/// The surveys of a run, held against each other and against what the targets have already. It says no
/// more than whether all is well.
struct Surveys {
  private let homes: [Home]
  /// The names that modules must leave to the targets of each home, case aside.
  private let taken: [Marks]
  private var paths = PathMarks()
  private var groups: [Group] = []
  /// Whether nothing has been found so far that has to be looked at closely.
  private(set) var areClear = true

  /// What modules bring into one target.
  fileprivate struct Group: Sendable {
    let role: FileRole
    let target: PackageLayout.Target
    var types: [UInt64] = []
    var files: [UInt64] = []
    /// The modules of the sources, and the types that none of them must be named like.
    var modules: [UInt64] = []
    var alike: [UInt64] = []
    /// The types of the tests of these sources, or of what these tests test.
    var opposite: [UInt64] = []
    /// The frameworks whose types the code may mean.
    var frameworks: [ReservedNames.Framework] = []
  }

  init(in homes: [Home]) {
    self.homes = homes
    taken = homes.map { Marks($0.layout.moduleNames(for: $0.target).map(\.mark)) }
  }

  mutating func add(_ survey: Survey?) {
    guard let survey, areClear else {
      areClear = false
      return
    }
    let number = survey.module.work.homeNumber
    areClear = !taken[number].contains(survey.name)
    paths.add(survey.paths)
    let frameworks = survey.module.work.choice.frameworks
    add(.source, survey.sources, against: survey.tests, frameworks, to: homes[number].target) {
      $0.modules.append(survey.name)
      $0.alike += survey.alike
    }
    if let target = homes[number].testTarget {
      add(.test, survey.tests, against: survey.sources, frameworks, to: target)
    }
  }

  private mutating func add(
    _ role: FileRole, _ names: Survey.Names, against opposite: Survey.Names,
    _ frameworks: [ReservedNames.Framework], to target: PackageLayout.Target,
    _ more: (inout Group) -> Void = { _ in }
  ) {
    let known = groups.firstIndex { $0.role == role && $0.target.name == target.name }
    let index = known ?? groups.endIndex
    if known == nil { groups.append(Group(role: role, target: target)) }
    groups[index].types += names.types
    groups[index].files += names.files
    groups[index].opposite += opposite.types
    for framework in HiddenTypes.frameworks(frameworks)
    where !groups[index].frameworks.contains(framework) {
      groups[index].frameworks.append(framework)
    }
    more(&groups[index])
  }

  /// Whether all names differ; reads the targets' folders.
  func differ(_ fileSystem: any FileSystem) throws(ScaffoldFailure) -> Bool {
    guard areClear else { return false }
    guard groups.allSatisfy(\.isClear), !paths.meet else { return false }
    guard let home = homes.first, home.place.missing.isEmpty else { return true }
    var tree = DirectoryTree(root: try reporting(fileSystem.directory(at: home.place.root)))
    let planned = paths.spelled
    for group in groups {
      guard let walker = try SourceWalker(group.target, in: &tree) else { continue }
      guard try group.differs(fromSourcesOf: walker, besides: planned) else { return false }
    }
    return true
  }
}

extension Surveys.Group {
  /// Whether no two modules meet by a type or a file's name, and none is named like another one or like
  /// its type.
  fileprivate var isClear: Bool {
    let modules = Marks(modules)
    guard Marks(types).areDistinct, Marks(files).areDistinct, modules.areDistinct else {
      return false
    }
    guard role == .source || !opposite.contains(where: Marks(types).contains) else { return false }
    return !alike.contains(where: modules.contains)
  }

  /// Whether the Swift files that the target has already have other names and declare other types, no
  /// framework's among them.
  ///
  /// - Parameter planned: the files that take their own former place.
  fileprivate func differs(
    fromSourcesOf walker: SourceWalker, besides planned: Marks
  ) throws(ScaffoldFailure) -> Bool {
    let (types, files, modules) = (Marks(types + opposite), Marks(files), Marks(modules))
    let lists = frameworks.map(\.typeNames)
    let areSources = role == .source
    let isPlanned: @Sendable ([String]) -> Bool = { path in
      files.contains(path[path.count - 1].mark)
        && planned.contains(PathMarks.spelling(of: path))
    }
    return try walker.allSatisfy(passing: isPlanned, remembering: false) { path, bytes, _ in
      let meets = DeclarationScanner.declarations(in: bytes).map(\.name).contains { name in
        types.contains(name.mark)
          || areSources && modules.contains(name.markInLowerCase)
          || HiddenTypes.isNamedByMacros(name)
          || lists.contains { $0.contains(name) }
      }
      return !meets && !files.contains(path[path.count - 1].mark)
    }
  }
}
