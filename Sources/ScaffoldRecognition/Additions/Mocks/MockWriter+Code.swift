import ScaffoldSwift

// The code of statements and properties.
extension MockWriter {
  func owned(in statement: MockStatement) -> [Declaration] {
    model.properties.filter { statement.code.words.contains($0.name) }
  }

  /// Whether a statement notes a call, instead of doing what only its own function should do.
  func isRecording(_ statement: MockStatement) -> Bool {
    let words = statement.code.words
    if !owned(in: statement).isEmpty || words.contains("#function") { return true }
    if words.contains(where: { newString($0) != nil }) { return true }
    if ["fatalError", "XCTFail", "preconditionFailure"].contains(words.first) { return true }
    // A property that several functions set or count.
    let start = words.first == "self" ? 2 : 0
    guard let name = statement.code.word(start), style.names.contains(name),
      change.renamed(name) == nil
    else { return false }
    let value = words.dropFirst(start + 1)
    return value == ["+", "=", "1"] || value == ["=", "true"] || value == ["=", "false"]
  }

  /// A statement with its properties; `nil` if one of them cannot be derived, or exists.
  func statement(
    _ statement: MockStatement, _ use: MockStatement.Use, replacing words: [String: String] = [:],
    inserting inserted: [(range: Range<Int>, text: String)] = [],
    rename: (String) -> String?, newType: (TypeText) -> TypeText?,
    types: (old: TypeText, new: TypeText)? = nil
  ) -> MockRecord.Statement? {
    var renamed = words
    var properties: [(model: Declaration, name: String, lines: [CodeLine])] = []
    for property in owned(in: statement) {
      guard let name = rename(property.name), !style.names.contains(name),
        let lines = lines(of: property, rename: rename, newType: newType, types)
      else { return nil }
      renamed[property.name] = name
      properties.append((property, name, lines))
    }
    var changes = inserted
    for place in statement.code.words.indices
    where !inserted.contains(where: { $0.range.contains(place) }) {
      let word = statement.code.words[place]
      if let new = renamed[word] ?? newString(word) { changes.append((place..<place + 1, new)) }
    }
    // What is left out at the beginning leaves its space.
    let text = String(statement.code.replacing(changes).drop { $0 == " " })
      .replacing("return  ", with: "return ")
    return MockRecord.Statement(
      use: use, lines: CodeLine.lines(of: text, without: statement.indentation),
      origin: model.function.code.lowerBound, properties: properties)
  }

  private func lines(
    of property: Declaration, rename: (String) -> String?, newType: (TypeText) -> TypeText?,
    _ types: (old: TypeText, new: TypeText)?
  ) -> [CodeLine]? {
    guard let part = style.part(of: property)
    else { return nil }
    let names = Set(model.properties.map(\.name))
    return MockProperty(property, in: part)?.lines(
      rename: { names.contains($0) ? rename($0) : nil }, newType: newType, change: types)
  }

  /// A string with the name of the function.
  private func newString(_ word: String) -> String? {
    guard word.hasPrefix("\""), word.hasSuffix("\""), word.count > 2 else { return nil }
    let text = word.dropFirst().dropLast()
    if text == model.function.name { return "\"\(requirement.declaration.name)\"" }
    let isSelector = text == model.function.selector || text.hasPrefix(model.function.name + "(")
    return isSelector ? "\"\(requirement.selector)\"" : nil
  }

  /// The properties of the function that are computed from those that are written.
  func computedProperties(
    of statements: [MockRecord.Statement]
  ) -> [(model: Declaration, name: String, lines: [CodeLine])] {
    let names = Set(statements.flatMap { $0.properties.map(\.model.name) })
    let owned = Set(model.properties.map(\.name))
    return model.properties.compactMap { property in
      guard !names.contains(property.name), property.accessors != nil,
        let body = property.body,
        let part = style.part(of: property),
        let name = change.renamed(property.name), !style.names.contains(name)
      else { return nil }
      let used = owned.intersection(
        CodeText(String(decoding: part.file.text[body], as: UTF8.self)).words)
      guard !used.isEmpty, used.isSubset(of: names),
        let lines = lines(of: property, rename: change.renamed, newType: { $0 }, nil)
      else { return nil }
      return (property, name, lines)
    }
  }
}
