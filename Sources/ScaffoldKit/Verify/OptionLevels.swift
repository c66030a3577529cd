extension TemplateOption {
  /// The settings with which a check tries the option: each allowed value; none, one and three
  /// entries of a list. `round` lets lists with more entries take turns.
  func levels(round: Int) -> [[String]] {
    switch kind {
    case .boolean: return [["false"], ["true"]]
    case .string: return values.isEmpty ? [[defaults.last ?? ""]] : values.map { [$0] }
    case .list, .signatures, .names, .fields:
      let entries = values.isEmpty ? Self.samples(of: kind) : values
      guard !entries.isEmpty else { return [[]] }
      let one = entries[round % entries.count]
      let three = (0..<min(3, entries.count)).map { entries[(round + $0) % entries.count] }
      let none = defaults.isEmpty ? [] : [""]
      return three.count > 1 ? [none, [one], three] : [none, [one]]
    }
  }

  /// Entries for a list that allows any, of which no three in a row clash.
  private static func samples(of kind: Kind) -> [String] {
    switch kind {
    case .signatures:
      [
        "refresh", "signIn(username: String, password: String)",
        "open(at index: Int, _ name: String?, for: [String: [Int]]) async throws",
        "pick(from date: Date, then completion: @escaping @MainActor (Result<Int, any Error>) -> Void)",
        "cancel() async", "reload() throws(URLError)",
        "configure(firstParameterWithALongName: String, secondParameterWithALongName: Set<Double>)",
      ]
    case .list: ["First", "Second", "Third"]
    case .names: ["FetchPlayers", "Detail", "URLHistory", "X"]
    case .fields:
      [
        "id: Int", "title: String", "createdAt: Date?", "tags: [String]", "rating: Double",
        "scores: [[String: Int]]",
      ]
    case .string, .boolean: []
    }
  }
}
