/// Sorts combinations into classes of which every member is the same program for the compiler on this
/// machine: it is enough to build one of each.
///
/// What counts is each combination's files as they are written, under one name for all modules, less
/// the branches of `#if` that the compiler says it does not compile here. Comments, layout and the
/// folders of Swift files do not count, since the compiler does not heed them. A combination without
/// tests is built when one with tests is that has the same sources.
struct StackClasses {
  /// Combinations that are one program here, in their order.
  struct Class {
    var members: [Member] = []
    /// Frameworks of Apple that a condition in any of the members' files asks for.
    var frameworks: Set<String> = []

    /// Adds a member; the first is one with tests where there is any.
    mutating func add(_ member: Member, _ frameworks: [String]) {
      let isFirst = member.hasTests && members.first?.hasTests == false
      members.insert(member, at: isFirst ? 0 : members.count)
      self.frameworks.formUnion(frameworks)
    }
  }

  struct Member {
    /// Its place in the list of all combinations, counted from zero.
    let number: Int
    let combination: Combination
    let fileCount: Int
    let hasTests: Bool
  }

  private let tables: [StackList.Table]
  private let progress: (VerifyProgress) -> Void
  private var texts: CompiledTexts

  init(
    of tables: [StackList.Table], judge: ConditionJudge,
    progress: @escaping (VerifyProgress) -> Void
  ) {
    self.tables = tables
    self.progress = progress
    texts = CompiledTexts(judge: judge)
  }

  /// The target under whose name all combinations are compared.
  static let target = "SomeTargetOfTheComparison"
  private static let name = "SomeModuleOfTheComparison"

  /// The classes in the order in which they were found.
  ///
  /// Lists have changing entries in them, so that every kind is built. They change from class to class,
  /// not from combination to combination, which would make every combination a class.
  mutating func classes() throws(ScaffoldFailure) -> [Class] {
    let total = tables.map(\.rows.count).reduce(0, +)
    var done = 0
    let rounds = Self.sorted(try faces(total, &done) { _ in 0 }.map(\.key))
    let faces = try faces(total, &done) { rounds[$0] }
    let places = Self.sorted(
      zip(rounds, faces).map { round, face in
        var key = face.key
        key.round = round
        return key
      })
    var classes = [Class](repeating: Class(), count: (places.max() ?? -1) + 1)
    for (number, face) in faces.enumerated() {
      let member = Member(
        number: number, combination: face.combination, fileCount: face.fileCount,
        hasTests: face.key.hasTests)
      classes[places[number]].add(member, face.frameworks)
    }
    return classes
  }

  /// The number of each key's class, counted from zero. What has no tests belongs to a class whose
  /// sources are the same, if there is one.
  private static func sorted(_ keys: [Face.Key]) -> [Int] {
    var classes: [Face.Key: Int] = [:]
    var withoutTests: [Face.Key: Int] = [:]
    var count = 0
    for hasTests in [true, false] {
      for key in keys where key.hasTests == hasTests && classes[key] == nil {
        let sources = key.withoutTests
        let number = hasTests ? count : withoutTests[sources] ?? count
        classes[key] = number
        if withoutTests[sources] == nil { withoutTests[sources] = number }
        count = max(count, number + 1)
      }
    }
    return keys.map { classes[$0] ?? 0 }
  }

  // MARK: What the compiler sees

  /// A combination and what there is of it here.
  private struct Face {
    struct File: Hashable {
      let role: FileRole
      let path: String
      let text: Int
    }
    struct Key: Hashable {
      /// Which entries its lists have.
      var round = 0
      let template: String
      let packages: [RequiredPackage]
      var files: Set<File>

      var hasTests: Bool { files.contains { $0.role == .test } }
      var withoutTests: Key {
        var key = self
        key.files = files.filter { $0.role != .test }
        return key
      }
    }

    let key: Key
    let combination: Combination
    let fileCount: Int
    let frameworks: [String]
  }

  /// Every combination, its lists with the entries of the round that belongs to its number.
  private mutating func faces(
    _ total: Int, _ done: inout Int, round: (Int) -> Int
  ) throws(ScaffoldFailure) -> [Face] {
    var drafts: [(combination: Combination, files: [Face.File])] = []
    for table in tables {
      for row in table.rows {
        let combination = try table.combination(row, round: round(drafts.count))
        drafts.append((combination, try files(of: combination)))
        done += 1
        if done % 50 == 0 {
          progress(VerifyProgress(phase: "compare", done: done, total: 2 * total))
        }
      }
    }
    var faces: [Face] = []
    for (combination, files) in drafts { faces.append(try face(of: combination, files)) }
    return faces
  }

  private mutating func files(
    of combination: Combination
  ) throws(ScaffoldFailure) -> [Face.File] {
    let stack = try Stack(combination, number: 0, name: Self.name, target: Self.target)
    let problems = PathClashes.problems(among: stack.files.map(\.file.path))
    guard problems.isEmpty else { throw ScaffoldFailure(problems) }
    return stack.files.map { file in
      Face.File(
        role: file.role, path: file.file.path.description,
        text: texts.number(of: file.file.contents))
    }
  }

  private mutating func face(
    of combination: Combination, _ files: [Face.File]
  ) throws(ScaffoldFailure) -> Face {
    var kept: Set<Face.File> = []
    var frameworks: Set<String> = []
    for file in files {
      frameworks.formUnion(texts.frameworks(in: file.text))
      if Self.isPassedOver(file.path) { continue }
      guard file.path.hasSuffix(".swift"), combination.packages.isEmpty else {
        kept.insert(file)
        continue
      }
      guard let text = try texts.compiledNumber(of: file.text) else { continue }
      let path = texts.mentionsPlace(file.text) ? file.path : Self.place(file.path)
      kept.insert(Face.File(role: file.role, path: path, text: text))
    }
    return Face(
      key: .init(
        template: combination.template.id, packages: combination.packages, files: kept),
      combination: combination, fileCount: files.count, frameworks: frameworks.sorted())
  }

  /// Whether the package manager takes no notice of a file on this machine: an interface file, where
  /// there is no compiler for it.
  private static func isPassedOver(_ path: String) -> Bool {
    #if canImport(Darwin)
      false
    #else
      path.hasSuffix(".storyboard") || path.hasSuffix(".xib")
    #endif
  }

  /// A Swift file's name; with its folders where one has a dot, since the package manager may heed it.
  private static func place(_ path: String) -> String {
    let components = path.split(separator: "/")
    let isPlain = !components.dropLast().contains { $0.contains(".") }
    return isPlain ? components.last.map(String.init) ?? path : path
  }
}
