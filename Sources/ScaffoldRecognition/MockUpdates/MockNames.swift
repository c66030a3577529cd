/// The names of mocks, as those of a project are formed from their protocols.
struct MockNames {
  private struct Pattern: Hashable {
    let before: String
    let after: String
    /// The ending of the protocol's name that the mock's name does not have.
    let dropped: String
  }

  private let pattern: Pattern
  /// The names that types have, those of new mocks included.
  private var known: Set<String>

  /// The endings of protocols that the names of mocks often leave out.
  private static let endings = [
    "Protocol", "Interface", "Input", "Output", "Logic", "Type", "Delegate", "Protocole", "ing",
    "able",
  ]
  private static let words = ["Mock", "Spy", "Stub", "Fake", "Dummy", "Double", "Mocked"]

  init(of project: MockProject) {
    let types = project.types
    known = project.typeNames
    var counts: [Pattern: Int] = [:]
    for entity in types.entities.indices {
      guard let name = types.entities[entity].path.last, types.file(of: entity).isTest,
        types.file(of: entity).generator == nil
      else { continue }
      for found in project.conformances.protocols(of: entity) {
        guard let own = types.entities[found].path.last,
          let pattern = Self.pattern(of: name, for: own)
        else { continue }
        counts[pattern, default: 0] += 1
      }
    }
    let most = counts.max {
      ($0.value, $1.key.before + $1.key.after) < ($1.value, $0.key.before + $0.key.after)
    }
    pattern = most?.key ?? Pattern(before: "", after: "Mock", dropped: "")
  }

  private static func pattern(of name: String, for own: String) -> Pattern? {
    for dropped in [""] + endings where own.hasSuffix(dropped) && own.count > dropped.count {
      let base = own.dropLast(dropped.count)
      guard let range = name.firstRange(of: base) else { continue }
      let (before, after) = (String(name[..<range.lowerBound]), String(name[range.upperBound...]))
      guard words.contains(before) && after.isEmpty || words.contains(after) && before.isEmpty
      else { continue }
      return Pattern(before: before, after: after, dropped: dropped)
    }
    return nil
  }

  mutating func name(forProtocol name: String) throws(MockRefusal) -> String {
    let own = name.split(separator: ".").last.map(String.init) ?? name
    var base = own
    if !pattern.dropped.isEmpty {
      let ending = Self.endings.first { own.hasSuffix($0) && own.count > $0.count }
      base = String(own.dropLast(ending?.count ?? 0))
    }
    for base in [base, own] {
      let found = pattern.before + base + pattern.after
      if known.insert(found).inserted { return found }
    }
    throw MockRefusal("a type with the name \(pattern.before)\(own)\(pattern.after) exists")
  }
}
