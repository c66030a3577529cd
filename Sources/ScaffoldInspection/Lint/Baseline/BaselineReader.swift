extension Baseline {
  /// Reads the text of a baseline file.
  ///
  /// Throws if the text is not JSON, or has other members than a baseline.
  package init(reading text: [UInt8]) throws(BaselineError) {
    var reader = BaselineReader(text)
    self.init(counts: try reader.file())
  }
}

/// Reads the members of a baseline from JSON.
private struct BaselineReader {
  private static let version = 1

  private var json: JSONCursor
  private var counts: [Baseline.Key: Int] = [:]

  init(_ text: [UInt8]) { json = JSONCursor(text) }

  mutating func file() throws(BaselineError) -> [Baseline.Key: Int] {
    var names: Set<String> = []
    try json.open("{")
    while let (name, offset) = try json.nextMember() {
      guard names.insert(name).inserted else {
        throw json.error("member '\(name)' is there twice", at: offset)
      }
      switch name {
      case "version":
        let place = json.place
        guard try json.number() == Self.version else {
          throw json.error("'version' must be \(Self.version)", at: place)
        }
      case "findings": try findings()
      default: throw json.error("unknown member '\(name)'", at: offset)
      }
    }
    for name in ["version", "findings"] where !names.contains(name) {
      throw json.error("member '\(name)' is missing", at: 0)
    }
    try json.end()
    return counts
  }

  private mutating func findings() throws(BaselineError) {
    try json.open("[")
    while try json.hasNextElement() { try finding() }
  }

  private mutating func finding() throws(BaselineError) {
    let start = json.place
    var (texts, count) = ([String: String](), 1)
    var names: Set<String> = []
    try json.open("{")
    while let (name, offset) = try json.nextMember() {
      guard names.insert(name).inserted else {
        throw json.error("member '\(name)' is there twice", at: offset)
      }
      switch name {
      case "path", "rule", "line": texts[name] = try json.string()
      case "count":
        let place = json.place
        count = try json.number()
        if count < 1 { throw json.error("'count' must be at least 1", at: place) }
      default: throw json.error("unknown member '\(name)'", at: offset)
      }
    }
    for name in ["path", "rule", "line"] where texts[name] == nil {
      throw json.error("member '\(name)' is missing", at: start)
    }
    let key = Baseline.Key(
      path: texts["path"] ?? "", rule: texts["rule"] ?? "", line: texts["line"] ?? "")
    guard counts.updateValue(count, forKey: key) == nil else {
      throw json.error("the same finding is there twice", at: start)
    }
  }
}
