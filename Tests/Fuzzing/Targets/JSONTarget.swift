import Foundation

/// The JSON reader, held against Foundation's.
enum JSONTarget {
  static func run(_ bytes: [UInt8]) {
    let source = SourceText(path: "data.json", bytes: bytes)
    let strict = Outcome<JSONValue>.of { () throws(ScaffoldError) in try JSONReader.read(source) }
    let lenient = Outcome<JSONValue>.of { () throws(ScaffoldError) in
      try JSONReader.read(source, comments: true)
    }
    if let value = strict.value {
      require(lenient.value == value, "without comments both readings are one")
      checkRoundTrip(value)
    }
    if let value = lenient.value { checkPlaces(value, bytes.count) }
    compare(strict, with: bytes)
  }

  // MARK: Foundation

  private static func compare(_ outcome: Outcome<JSONValue>, with bytes: [UInt8]) {
    // A zero byte makes Foundation guess at another encoding, and it drops a byte order mark even
    // where it begins a string.
    guard !bytes.contains(0), !bytes.contains(0xEF), bytes.first.map({ $0 < 0xFE }) ?? true else {
      return
    }
    let theirs = Result {
      try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    }
    switch (outcome, theirs) {
    case (.value(let value), .success(let object)):
      require(isSame(value, object), "Foundation reads \(object)")
    case (.value(let value), .failure(let error)):
      require(hasHugeNumber(value), "Foundation refuses it: \(error)")
    // Foundation takes more than the standard allows, such as a comma before a closing brace.
    case (.refused, _): break
    }
  }

  private static func isSame(_ value: JSONValue, _ object: Any) -> Bool {
    switch value.content {
    case .null: return object is NSNull
    case .boolean(let flag): return (object as? Bool) == flag
    case .number:
      // Foundation keeps long whole numbers as decimals, whose double is not always the nearest.
      guard let mine = value.number, let theirs = (object as? NSNumber)?.doubleValue else {
        return false
      }
      return mine == theirs || abs(mine - theirs) <= abs(mine) * 1e-12
    case .string(let text): return (object as? String)?.utf8.elementsEqual(text.utf8) ?? false
    case .array(let elements):
      guard let objects = object as? [Any], objects.count == elements.count else { return false }
      return zip(elements, objects).allSatisfy { isSame($0, $1) }
    case .object(let members):
      guard let objects = object as? [String: Any], objects.count == members.count else {
        return false
      }
      return members.allSatisfy { member in
        objects[member.name].map { isSame(member.value, $0) } ?? false
      }
    }
  }

  private static func hasHugeNumber(_ value: JSONValue) -> Bool {
    switch value.content {
    case .number: !(value.number?.isNormal ?? false)
    case .array(let elements): elements.contains(where: hasHugeNumber)
    case .object(let members): members.contains { hasHugeNumber($0.value) }
    default: false
    }
  }

  // MARK: The kit itself

  private static func checkRoundTrip(_ value: JSONValue) {
    guard let text = text(of: value)?.text else { return }
    let again = Outcome.once { () throws(ScaffoldError) in
      try JSONReader.read(SourceText(path: "again.json", text))
    }
    let written = again.value.flatMap(self.text)?.text
    require(written == text, "what is written reads the same: \(text)")
  }

  /// The value as it would be written; `nil` with a number that is not whole.
  private static func text(of value: JSONValue) -> JSONText? {
    switch value.content {
    case .null: return .null
    case .boolean(let flag): return .boolean(flag)
    case .number: return value.integer.map { .integer($0) }
    case .string(let text): return .string(text)
    case .array(let elements):
      let texts = elements.compactMap(text)
      return texts.count == elements.count ? .array(texts) : nil
    case .object(let members):
      let texts = members.compactMap { member in
        text(of: member.value).map { JSONText.Member(member.name, $0) }
      }
      return texts.count == members.count ? .object(texts) : nil
    }
  }

  private static func checkPlaces(_ value: JSONValue, _ seed: Int, depth: Int = 0) {
    require(value.location.line.map { $0 >= 1 } ?? false, "a value has a line")
    for element in (value.elements ?? []).prefix(4) { checkPlaces(element, seed, depth: depth + 1) }
    for member in (value.members ?? []).prefix(4) {
      _ = member.nameLocation.description
      checkPlaces(member.value, seed, depth: depth + 1)
    }
    guard value.string != nil else { return }
    for (line, column) in [(1, 1), (1, 1 + seed % 9), (2, 1 + seed % 3), (seed, seed)] {
      let place = value.place(ofLine: line, column: column)
      require((place.column ?? 0) >= 1, "a place within a string has a column")
    }
  }
}
