extension TemplateOption {
  /// The settings of the option that a check varies: each allowed value; none, one and three entries
  /// of a list. `round` selects the entries of a list with more entries.
  func levels(round: Int) -> [[String]] {
    switch kind {
    case .boolean: return [["false"], ["true"]]
    case .string: return values.isEmpty ? [[defaults.last ?? ""]] : values.map { [$0] }
    case .list, .signatures, .parameters, .names, .fields:
      let entries = values.isEmpty ? ownSamples ?? samples : values
      guard !entries.isEmpty else { return [[]] }
      let one = entries[round % entries.count]
      let three = (0..<min(3, entries.count)).map { entries[(round + $0) % entries.count] }
      let none = defaults.isEmpty ? [] : [""]
      return three.count > 1 ? [none, [one], three] : [none, [one]]
    }
  }

  /// Entries for a list without fixed values; no three consecutive entries clash.
  private var samples: [String] {
    switch kind {
    case .signatures where rules.areTypes:
      [
        "FetchPlayers", "Authenticate(user: String, password: String) -> Bool", "Open(at: Date)",
        "X",
      ]
    case .signatures:
      distinct(signatures)
    case .list: ["First", "Second", "Third"]
    case .names: ["FetchPlayers", "Detail", "URLHistory", "X"]
    case .parameters: ["user: String", "limit: Int?", "done: @escaping @MainActor (Date) -> Void"]
    case .fields:
      [
        "id: Int", "title: String", "createdAt: Date?", "tags: [String]", "rating: Double",
        "scores: [[String: Int]]",
      ]
    case .string, .boolean: []
    }
  }

  private var signatures: [String] {
    sampleResults + [
      "refresh", "signIn(username: String, password: String)",
      "open(at index: Int, _ name: String?, for: [String: [Int]]) async throws",
      "pick(from date: Date, then completion: @escaping @MainActor (Result<Int, any Error>) -> Void)",
      "cancel() async", "reload() throws(URLError)",
      "configure(firstParameterWithALongName: String, secondParameterWithALongName: Set<Double>)",
    ]
  }

  /// The signatures whose names are not reserved, with names of their own if the option may not repeat
  /// those of another option, or is for one of several links that the same type may implement.
  private func distinct(_ signatures: [String]) -> [String] {
    let words = name.split(separator: "-")
    let sharesNames = rules.actions.contains { $0.hasPrefix("--") } || words.contains("to")
    let suffix = words.map { $0.prefix(1).uppercased() }.joined()
    return signatures.compactMap { signature in
      let start = signature.hasPrefix("var ") ? signature.dropFirst(4) : signature[...]
      let end = start.firstIndex { !($0.isLetter || $0.isNumber) } ?? start.endIndex
      if sharesNames { return signature[..<end] + suffix + signature[end...] }
      return rules.actions.contains(String(start[..<end])) ? nil : signature
    }
  }

  /// Signatures that only some templates accept.
  private var sampleResults: [String] {
    (rules.acceptsAnyResult ? ["count(of kind: String) async throws -> Int"] : [])
      + (rules.accepts(.properties) ? ["var title: String { get set }"] : [])
      + (rules.accepts(.inputs) ? ["filter(user: String, page: Int) async throws -> [Int]"] : [])
  }
}
