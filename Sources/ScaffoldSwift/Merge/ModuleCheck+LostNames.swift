// Names that the user has deleted or renamed, and those that the template no longer has.
extension ModuleCheck {
  /// The names that no file has any more, although the template declares them before and after: those of the sources, and
  /// those of the tests. Sources do not see the names of tests.
  func lostNames(in files: [File]) -> (sources: Set<String>, tests: Set<String>) {
    let planned = Set(new.flatMap { FileNames.declared(in: $0.file).keys })
    func candidates(isTest: Bool) -> [String: String] {
      base.filter { $0.isTest == isTest }
        .reduce(into: [:]) { $0.merge(FileNames.declared(in: $1.file)) { _, last in last } }
        .filter { planned.contains($0.key) }
    }
    var (sources, tests) = (candidates(isTest: false), candidates(isTest: true))
    for file in files {
      FileNames.visit(file.file?.declarations ?? []) { key, _ in
        sources[key] = nil
        tests[key] = nil
      }
    }
    return (Set(sources.values), Set(tests.values))
  }

  /// The lost names that a file uses more often than before the merge, each with the place of its last use.
  func usesOfLostNames(
    in file: File, _ lost: (sources: Set<String>, tests: Set<String>),
    _ isDeclaredElsewhere: (String) -> Bool
  ) -> [(offset: Int, reason: String)] {
    let names = file.isTest ? lost.sources.union(lost.tests) : lost.sources
    guard !names.isEmpty else { return [] }
    let former = FileNames.uses(of: names, in: file.former)
    let uses = FileNames.uses(of: names, in: file.file)
    return names.sorted().compactMap { name in
      let places = uses[name] ?? []
      guard let last = places.last, places.count > (former[name] ?? []).count,
        !isDeclaredElsewhere(name)
      else { return nil }
      return (last, "the template's new code uses '\(name)', which you deleted or renamed")
    }
  }
}

extension ModuleCheck {
  /// The uses of names that the template no longer declares and that no file declares any more, and of requirements that
  /// no protocol has any more: code of the user that would not compile. A framework may have a member of the same name,
  /// so as many uses as in the template's code do not count.
  func usesOfRemovedNames(
    in files: [File], _ table: TypeTable
  ) -> [(file: Int, offset: Int, reason: String)] {
    let gone = removedNames(besides: files)
    let requirements = baseTypes.requirements.subtracting(newTypes.requirements)
      .subtracting(table.requirements)
    let removed = gone.union(requirements)
    guard !removed.isEmpty else { return [] }
    let planned = new.map { FileNames.uses(of: removed, in: $0.file) }
    let uses = files.map { $0.isOutside ? [:] : FileNames.uses(of: removed, in: $0.file) }
    return removed.sorted().compactMap { name in
      func count(_ uses: [[String: [Int]]]) -> Int {
        uses.reduce(0) { $0 + ($1[name] ?? []).count }
      }
      guard count(uses) > count(planned), let file = uses.lastIndex(where: { $0[name] != nil }),
        let offset = uses[file][name]?.last
      else { return nil }
      return (file, offset, Self.usesRemoved(name))
    }
  }

  /// The uses of removed names in files outside of the module's folders. Another type may have a member of the same
  /// name, so names that are declared elsewhere do not count.
  func outsideUsesOfRemovedNames(
    in files: [File], _ isDeclaredElsewhere: (String) -> Bool
  ) -> [(file: Int, offset: Int, reason: String)] {
    guard files.contains(where: \.isOutside) else { return [] }
    let gone = removedNames(besides: files)
    return files.indices.filter { files[$0].isOutside }.flatMap { index in
      FileNames.uses(of: gone, in: files[index].file).sorted { $0.key < $1.key }
        .filter { !isDeclaredElsewhere($0.key) }
        .compactMap { name, places in
          places.first.map { (index, $0, Self.usesRemoved(name)) }
        }
    }
  }

  /// The names that the template declared, and that no file declares any more.
  func removedNames(besides files: [File]) -> Set<String> {
    var gone = Set(base.flatMap { FileNames.declared(in: $0.file).values })
    for file in new + files {
      FileNames.visit(file.file?.declarations ?? []) { _, name in gone.remove(name) }
    }
    return gone
  }

  private static func usesRemoved(_ name: String) -> String {
    "your code uses '\(name)', which the template no longer has"
  }
}

extension TypeTable {
  /// The names of the requirements of all protocols.
  fileprivate var requirements: Set<String> {
    var names: Set<String> = []
    for entry in types.values where entry.isProtocol {
      entry.visitMembers { names.insert($0.name) }
    }
    return names
  }
}
