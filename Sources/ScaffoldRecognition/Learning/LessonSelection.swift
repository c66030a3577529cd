import ScaffoldSwift

/// Chooses the files of a template among the files that a module has.
struct LessonSelection {
  private(set) var names: LessonNames
  private let otherModules: Set<String>
  /// The files in which a declaration may have any name: if no second module is made, those with a part of the module.
  private let own: Set<String>
  private let mocks: [String: [Mock]]
  /// The types that a module cannot share with another one.
  private let essential: Set<String>
  /// The Swift files that become part of the template, in the order of the paths.
  private(set) var files: [NearSources.Source] = []
  /// The remarks on files that do not.
  private(set) var remarks: [LessonRemark] = []
  /// Why files are left out, by their paths.
  private var reasons: [String: (reason: LessonRemark.LeftOut, offset: Int)] = [:]
  /// The types that only files have which are left out, each with the path and the reason.
  private var missing: [String: (path: String, reason: LessonRemark.LeftOut)] = [:]

  /// Those of them that tests declare.
  private var typesOfTests: Set<String> = []

  /// How often types may be found that modules share, each of which may show more of them.
  private static let mostRounds = 8

  init(
    of module: RecognizedModule, in near: NearSources, _ spelling: ModuleSpelling,
    _ roles: RoleTable, isOnly: Bool
  ) throws(LessonError) {
    otherModules = near.otherModules
    own = isOnly ? Set((module.parts + module.helpers).map(\.place.path)) : []
    mocks = Dictionary(grouping: module.mocks, by: \.place.path)
    essential = Self.essentialTypes(of: module)
    var shared: Set<String> = []
    names = LessonNames(of: module, in: near, spelling, roles, shared: shared)
    for _ in 0..<Self.mostRounds {
      choose(among: near.swift)
      let more = missing.keys.filter { !essential.contains($0) && !shared.contains($0) }
      let known = Set(more).subtracting(typesOfTests)
      guard !known.isEmpty else { break }
      shared.formUnion(known)
      names = LessonNames(of: module, in: near, spelling, roles, shared: shared)
    }
    if !missing.isEmpty { try leaveOutUsers() }
    guard files.contains(where: { !$0.source.isTest }) else { throw .noSources }
  }

  /// The parts of a module and the protocols between them.
  private static func essentialTypes(of module: RecognizedModule) -> Set<String> {
    let parts = (module.parts + module.helpers).map(\.typeName)
    let protocols = module.links.filter(\.isInModule).compactMap(\.namedProtocol?.name)
    return Set((parts + protocols).flatMap { $0.split(separator: ".").map(String.init) })
  }

  /// Chooses by the names that are known.
  private mutating func choose(among sources: [NearSources.Source]) {
    (files, remarks, missing, typesOfTests) = ([], [], [:], [])
    for file in sources where names.candidates.contains(file.source.path) {
      if let found = reasons[file.source.path] ?? reasonToLeaveOut(file) {
        reasons[file.source.path] = found
        leaveOut(file, found.reason, at: found.offset)
      } else {
        files.append(file)
      }
    }
  }

  private func reasonToLeaveOut(
    _ file: NearSources.Source
  ) -> (reason: LessonRemark.LeftOut, offset: Int)? {
    guard let declared = file.declared else { return (.unreadable(file.problem ?? ""), 0) }
    if let generator = mocks[file.source.path]?.compactMap(\.generator).first {
      return (.generated(generator), 0)
    }
    for part in declared.shared where !part.names.contains(where: names.names.belongs) {
      let reason = reason(for: part)
      if case .foreignDeclaration = reason, own.contains(file.source.path) { continue }
      return (reason, part.offset)
    }
    return nil
  }

  private func reason(for part: DeclaredNames.Shared) -> LessonRemark.LeftOut {
    for use in part.names.flatMap({ names.names.uses(in: Array($0.utf8)) }) {
      guard case .foreign(let name) = use.meaning else { continue }
      // The longest known name may be that of a type; the module's name begins it.
      let module = otherModules.filter(name.hasPrefix).max { $0.utf8.count < $1.utf8.count }
      if let module { return .otherModule(module) }
    }
    return .foreignDeclaration(part.title)
  }

  private mutating func leaveOut(
    _ file: NearSources.Source, _ reason: LessonRemark.LeftOut, at offset: Int
  ) {
    let path = file.source.path
    remarks.append(
      LessonRemark(subject: .leftOut(reason), place: file.place(at: offset), count: 1))
    if case .generated = reason { return }
    let own = file.declared?.topLevel.filter(names.names.belongs) ?? []
    let replaced = mocks[path]?.map(\.typeName) ?? []
    for name in own + replaced where missing[name] == nil { missing[name] = (path, reason) }
    if file.source.isTest { typesOfTests.formUnion(own + replaced) }
  }

  /// Leaves out the tests that use what is left out.
  ///
  /// - Throws: if a file of the module itself needs it.
  private mutating func leaveOutUsers() throws(LessonError) {
    var users: [String: [Int]] = [:]
    let types = Set(files.flatMap { $0.declared?.topLevel ?? [] } + missing.keys)
    for (index, file) in files.enumerated() {
      for word in Self.words(of: file.source.text).intersection(types) {
        users[word, default: []].append(index)
      }
    }
    var (gone, open) = (Set<Int>(), missing.keys.sorted())
    while let name = open.popLast() {
      guard let cause = missing[name] else { continue }
      for index in users[name] ?? [] where !gone.contains(index) {
        guard files[index].source.isTest else {
          throw .needed(typeName: name, path: cause.path, reason: cause.reason)
        }
        gone.insert(index)
        leaveOut(files[index], .uses(name, path: cause.path), at: 0)
        open += files[index].declared?.topLevel.filter { missing[$0] != nil } ?? []
      }
    }
    files = files.indices.filter { !gone.contains($0) }.map { files[$0] }
  }

  private static func words(of text: [UInt8]) -> Set<String> {
    var words: Set<String> = []
    for word in TextWord.all(in: text, isSwift: true) where word.region == .code {
      words.insert(String(decoding: text[word.range], as: UTF8.self))
    }
    return words
  }
}
