/// Finds the recorded modules that names mean, as a user types them.
///
/// A name is that of `list`, or a path to the module's folder: from the folder in which the command runs, or
/// from the package's root.
struct RecordedNames {
  private let records: [ModuleRecord]
  private let target: String?
  private let place: PackagePlace
  private let subfolder: [String]
  private let unreadable: [UnreadableRecord]
  private let findsAnywhere: Bool
  /// The modules that no record describes, for messages.
  private let unrecorded: [FoundModule]

  /// The records of the modules of each name, in their order.
  private let byModule: [String: [Int]]

  /// - Parameters:
  ///   - target: the target of the modules; `nil` for any.
  ///   - subfolder: the subfolder of modules whose names are typed without it.
  ///   - unreadable: the records that cannot be read.
  ///   - findsAnywhere: whether the plain name of a module in any subfolder is enough.
  ///   - unrecorded: the modules that no record describes, for messages.
  init(
    records: [ModuleRecord], target: String?, place: PackagePlace, subfolder: [String] = [],
    unreadable: [UnreadableRecord] = [], findsAnywhere: Bool = false,
    unrecorded: [FoundModule] = []
  ) {
    self.records = records
    self.target = target
    self.place = place
    self.subfolder = subfolder
    self.unreadable = unreadable
    self.findsAnywhere = findsAnywhere
    self.unrecorded = unrecorded
    byModule = Dictionary(grouping: records.indices) { records[$0].module }
  }

  /// The modules that a request names, of the package at an absolute path.
  ///
  /// - Parameter unrecorded: the modules that no record describes, for messages.
  static func modules(
    named request: ChangeRequest, in root: any Directory, at path: String,
    besides unrecorded: [FoundModule] = []
  ) throws(ScaffoldError) -> [RecordStore.Stored] {
    let find = { (store: RecordStore) throws(ScaffoldError) in
      let names = RecordedNames(
        records: store.found.map(\.record), target: request.target,
        place: PackagePlace(root: path, from: request.packagePath),
        subfolder: request.subfolder?.components ?? [], unreadable: store.unreadable,
        findsAnywhere: true, unrecorded: unrecorded)
      return try names.indices(of: request.modules).map { store.found[$0] }
    }
    do {
      // A record has the name of its module.
      let names = Set(request.modules.compactMap { components(of: $0).last })
      return try find(RecordStore(of: root, named: names, mergesConflicts: true))
    } catch {
      // A message may suggest any other module.
      return try find(RecordStore(of: root, mergesConflicts: true))
    }
  }

  /// The indices of the records.
  ///
  /// - Throws: every name that is not that of one module. For a name that may be that of an unreadable record, what is
  ///   wrong with the record.
  func indices(of names: [String]) throws(ScaffoldError) -> [Int] {
    var problems: [Diagnostic] = []
    var chosen: [Int] = []
    var (seen, known) = (Set<String>(), Set<Int>())
    for name in names {
      let found = candidates(name)
      let isRepeated = !seen.insert(name).inserted
      if isRepeated || found.count == 1 && known.contains(found[0]) {
        let problem = Diagnostic.repeatedName(name)
        if !problems.contains(problem) { problems.append(problem) }
        continue
      }
      let suspects = suspects(name, found)
      guard suspects.isEmpty else {
        problems += suspects.flatMap(\.problems).filter { !problems.contains($0) }
        continue
      }
      switch found.count {
      case 0: problems.append(unknownModule(name))
      case 1:
        chosen += found
        known.formUnion(found)
      default: problems.append(several(found.map { records[$0] }, called: name))
      }
    }
    guard problems.isEmpty else { throw ScaffoldError(causes(of: problems) + problems) }
    return chosen
  }

  /// What is wrong with the records of any path, if a module is not found: one of them may have been moved.
  private func causes(of problems: [Diagnostic]) -> [Diagnostic] {
    guard problems.contains(where: \.isUnknownModule) else { return [] }
    return unreadable.filter { $0.mayBe(inTarget: target) }.flatMap(\.problems)
      .filter { !problems.contains($0) }
  }

  /// The unreadable records that the name may mean: if no module has it, those at a fitting path; else the record of
  /// a module of the same name in another target.
  private func suspects(_ name: String, _ found: [Int]) -> [UnreadableRecord] {
    let ofTarget = unreadable.filter { $0.mayBe(inTarget: target) }
    guard let index = found.first else {
      let path = Self.components(of: name)
      return ofTarget.filter { $0.mayBe(at: path) }
    }
    let record = records[index]
    guard target == nil, name == record.name else { return [] }
    return ofTarget.filter { $0.module == record.subfolder + [record.module] }
  }

  /// The names in a path as a user types it.
  static func components(of name: String) -> [String] {
    RelativePath.components(of: name).filter { $0 != "." && $0 != "" }
  }

  private var ofTarget: [Int] {
    records.indices.filter { target == nil || records[$0].target == target }
  }

  /// The same with a module of this name.
  private func ofTarget(called module: String?) -> [Int] {
    (module.flatMap { byModule[$0] } ?? []).filter { target == nil || records[$0].target == target }
  }

  /// The records that a name means: those in the folder in which the command runs, else those that have the
  /// name, else those in the folder that it names, else the same in the subfolder. With `findsAnywhere`,
  /// the last are those in any folder.
  private func candidates(_ name: String) -> [Int] {
    var ignored: [Diagnostic] = []
    let path = attempt(&ignored) { () throws(ScaffoldError) in try TypedPath(name) { place } }
    guard let path else {
      return ofTarget(called: Self.components(of: name).last).filter { records[$0].name == name }
    }
    let atPath = { (path: [String]) in
      ofTarget(called: path.last).filter { records[$0].isAt(path) }
    }
    if path.isFromPackage { return atPath(path.names) }
    let here = place.here.isEmpty ? [] : atPath(place.here + path.names)
    guard here.isEmpty else { return here }
    let byName = { (path: [String]) in
      let name = path.joined(separator: "/")
      let named = ofTarget(called: path.last).filter { records[$0].name == name }
      return named.isEmpty ? atPath(path) : named
    }
    let found = byName(path.names)
    guard found.isEmpty else { return found }
    let inSubfolder = subfolder.isEmpty ? [] : byName(subfolder + path.names)
    guard inSubfolder.isEmpty, findsAnywhere, path.names.count == 1 else { return inSubfolder }
    return ofTarget(called: path.names[0])
  }

  // MARK: Diagnostics

  private func unknownModule(_ name: String) -> Diagnostic {
    let word = ModuleWord(name)
    let found = unrecorded.first {
      word.isName(of: $0.name, files: $0.files) && (target == nil || $0.target == target)
    }
    if let found { return .unrecordedModule(found) }
    let message = "no module '\(name.escapingControlCharacters)' is recorded"
    guard let target else {
      return Diagnostic(.notFound, .unknownModule, message, help: help(insteadOf: name))
    }
    let others = RecordedNames(
      records: records, target: nil, place: place, subfolder: subfolder
    ).candidates(name)
    let arguments = others.map { ["--target", records[$0].target] }
    let choices = arguments.map(\.shownInHelp).joined(separator: " or ")
    return Diagnostic(
      .notFound, .unknownModule,
      message + " for the target '\(target.escapingControlCharacters)'",
      help: others.isEmpty ? help(insteadOf: name) : "choose another with \(choices)"
    ).withRemedies(arguments)
  }

  /// The recorded modules that the name may mean, else one without a record.
  private func help(insteadOf name: String) -> String {
    guard !records.isEmpty || !unreadable.isEmpty || !unrecorded.isEmpty else {
      return "'viper-gen list' lists the modules; none is recorded: the records are in "
        + "'.viper-gen/', so restore the folder, or create the module again with the same options"
    }
    let word = ModuleWord(name)
    let recorded = ofTarget.map { records[$0].name }
    let found = unrecorded.filter { target == nil || $0.target == target }.map(\.name)
    return word.help(among: word.meant(among: recorded).isEmpty ? found : recorded)
  }

  /// The error for a name of several modules: of one path in several targets, or in several folders.
  private func several(_ found: [ModuleRecord], called name: String) -> Diagnostic {
    let names = Set(found.map(\.name)).sorted()
    guard names.count == 1 else {
      let choices = names.map { "'\($0.escapingControlCharacters)'" }.joined(separator: " or ")
      return Diagnostic(
        .usage, .severalTargets,
        "'\(name.escapingControlCharacters)' is the name of several modules",
        help: "choose one: \(choices)")
    }
    let arguments = found.map { ["--target", $0.target] }
    return Diagnostic(
      .usage, .severalTargets,
      "'\(name.escapingControlCharacters)' is a module of several targets",
      help: "choose one with \(arguments.map(\.shownInHelp).joined(separator: " or "))"
    ).withRemedies(arguments)
  }
}

extension ModuleRecord {
  /// Whether a path from the package's root is that of the module's folder for sources or tests.
  fileprivate func isAt(_ path: [String]) -> Bool {
    path.suffix(subfolder.count + 1).elementsEqual(subfolder + [module])
      && files.contains { $0.path.components.starts(with: path) }
  }
}

extension Diagnostic {
  /// A module that exists and has no record.
  fileprivate static func unrecordedModule(_ module: FoundModule) -> Diagnostic {
    let name = module.name.escapingControlCharacters
    return Diagnostic(
      .notFound, .unknownModule, "viper-gen has not written '\(name)', and no record describes it",
      help: "'viper-gen adopt \(module.name.shellQuoted)' records it for 'change', 'update', "
        + "'rename' and 'remove'")
  }

  /// Whether it is the error for a name that no recorded module has.
  package var isUnknownModule: Bool { code == .unknownModule }
}
