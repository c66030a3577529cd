import ScaffoldSwift

/// A property of a mock, written for another requirement.
struct MockProperty {
  private let code: CodeText
  private let name: String
  /// The index of the token with the name.
  private let place: Int
  private let indentation: [UInt8]

  init?(_ declaration: Declaration, in part: TypeBody) {
    guard declaration.nameRanges.count == 1 else { return nil }
    code = CodeText(String(decoding: part.file.text[declaration.code], as: UTF8.self))
    name = declaration.name
    guard let keyword = code.words.firstIndex(where: { ["var", "let"].contains($0) }) else {
      return nil
    }
    place = keyword + 1
    indentation = part.layout.indentation(at: declaration.code.lowerBound)
  }

  /// The lines of the property; `nil` if its type cannot be derived.
  ///
  /// - Parameters:
  ///   - rename: gives a name for the new requirement.
  ///   - newType: gives the type in the place of another one.
  ///   - change: the type of a parameter or result, and the one in its place.
  func lines(
    rename: (String) -> String?, newType: (TypeText) -> TypeText?,
    change: (old: TypeText, new: TypeText)?
  ) -> [CodeLine]? {
    var changes: [(range: Range<Int>, text: String)] = []
    for place in code.words.indices where !code.words[place].hasPrefix("\"") {
      if let name = rename(code.words[place]) { changes.append((place..<place + 1, name)) }
    }
    let isTyped = code.word(place + 1) == ":"
    let end = endOfType(from: isTyped ? place + 2 : place + 1)
    let value = code.word(end) == "=" ? end + 1..<endOfValue(from: end + 1) : nil
    if isTyped {
      let range = place + 2..<end
      let old = TypeText(code.text(range))
      guard var type = newType(old) else { return nil }
      if let value, change == nil, type.text != old.text, code.words[value.lowerBound] == "{" {
        // The closure in the value has other parameters.
        if !type.isOptional { type = TypeText("(\(type.text))!") }
        changes = changes.filter { !value.overlaps($0.range) }
        changes.append((value.lowerBound - 1..<value.upperBound, ""))
      } else if let value, let text = newValue(value, type, change) {
        changes.append((value, text))
      } else if let value, change.map({ $0.old.text != $0.new.text }) == true {
        // Without a value, the property needs a type that has one.
        if !type.isOptional { type = TypeText(type.grouped + "!") }
        changes.append((value.lowerBound - 1..<value.upperBound, ""))
      }
      if type.text != old.text {
        changes = changes.filter { !range.overlaps($0.range) } + [(range, type.text)]
      }
    } else if let value {
      guard let text = newValue(value, newType, change) else { return nil }
      if text.hasPrefix(":") {
        let name = rename(code.words[place]) ?? name
        changes = changes.filter { $0.range.lowerBound < place }
        changes.append((place..<value.upperBound, name + text))
      } else {
        changes.append((value, text))
      }
    }
    return lines(changes)
  }

  private func lines(_ changes: [(range: Range<Int>, text: String)]) -> [CodeLine] {
    // What is left out at the end leaves its space.
    var text = code.replacing(changes)
    while text.hasSuffix(" ") { text.removeLast() }
    return CodeLine.lines(of: text, without: indentation)
  }

  /// The value for another type; `nil` if there is none.
  private func newValue(
    _ value: Range<Int>, _ type: TypeText, _ change: (old: TypeText, new: TypeText)?
  ) -> String? {
    let text = code.text(value)
    guard let change, change.old.text != change.new.text else { return text }
    if text == "nil" { return type.isOptional ? text : nil }
    if ["[]", "[:]"].contains(text) { return MockedValue.usual(for: type) }
    return TypeText(text).replacing(change.old, with: change.new)?.text
      ?? MockedValue.usual(for: type.words.last == "!" ? type.wrapped : type)
  }

  /// The value of a property without a type; or a type, which begins with a colon, with its value.
  private func newValue(
    _ value: Range<Int>, _ newType: (TypeText) -> TypeText?,
    _ change: (old: TypeText, new: TypeText)?
  ) -> String? {
    let text = code.text(value)
    guard let change else { return newType(TypeText(text))?.text }
    if change.old.text == change.new.text { return text }
    if let text = TypeText(text).replacing(change.old, with: change.new)?.text { return text }
    guard let usual = MockedValue.usual(for: change.new), !change.new.isOptional else {
      return ": \(change.new.wrapped.grouped)?"
    }
    return usual.hasPrefix("[") ? ": \(change.new.text) = \(usual)" : usual
  }

  private func endOfType(from start: Int) -> Int {
    var place = start
    while place < code.count, code.words[place] != "=", code.words[place] != "{" {
      place = code.index(after: place)
    }
    return place
  }

  private func endOfValue(from start: Int) -> Int {
    // A closure may be the value; a block after a value has observers.
    var place = start < code.count ? code.index(after: start) : start
    while place < code.count, code.words[place] != "{" { place = code.index(after: place) }
    return place
  }
}
