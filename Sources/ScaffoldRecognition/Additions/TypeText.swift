import ScaffoldSwift

/// A type as code writes it, such as `(any Error)?` or `@escaping (Bool) -> Void`.
struct TypeText: Sendable {
  let code: CodeText

  init(_ text: String) { code = CodeText(text) }

  var text: String { code.text }
  var words: [String] { code.words }

  /// What two forms of a type have in common: no attributes, no `any`, and `Void` for `()`.
  var normalized: String {
    var kept: [String] = []
    var place = 0
    while place < words.count {
      if words[place] == "@" {
        place += 2
        if word(place) == "(", word(place - 1) != "escaping" { place = code.index(after: place) }
      } else {
        if words[place] != "any" { kept.append(words[place]) }
        place += 1
      }
    }
    return kept == ["(", ")"] ? "Void" : kept.joined(separator: " ")
  }

  var isVoid: Bool { normalized == "Void" }

  var isOptional: Bool { ["?", "!"].contains(words.last) && !isBareFunction }

  /// Whether it is a function, also one in parentheses.
  var isFunction: Bool {
    if isBareFunction { return true }
    let start = endOfSpecifiers
    guard word(start) == "(", code.partner(of: start) == words.count - 1 else { return false }
    return TypeText(words[(start + 1)..<(words.count - 1)].joined(separator: " ")).isFunction
  }

  /// Whether a parameter of the type is a closure that the function may not store.
  var isNonescaping: Bool { isFunction && !words.contains("escaping") || isAutoclosure }

  var isAutoclosure: Bool { words.contains("autoclosure") }
  var isInout: Bool { words.first == "inout" }

  private var isBareFunction: Bool {
    var place = endOfSpecifiers
    while place < words.count {
      if words[place] == "-", word(place + 1) == ">" { return true }
      place = code.index(after: place)
    }
    return false
  }

  /// The index after attributes and words such as `inout`.
  private var endOfSpecifiers: Int {
    var place = 0
    while place < words.count {
      if words[place] == "@" {
        place += 2
        if word(place) == "(", word(place - 1) == "convention" { place = code.index(after: place) }
      } else if Self.specifiers.contains(words[place]) {
        place += 1
      } else {
        break
      }
    }
    return min(place, words.count)
  }

  private static let specifiers: Set<String> = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared",
  ]

  func word(_ place: Int) -> String? { code.word(place) }
}

// MARK: Other types

extension TypeText {
  /// The type of a property that stores a parameter of this type.
  var stored: TypeText {
    var start = 0
    let end = endOfSpecifiers
    // `@Sendable` and `@MainActor` belong to the type of a closure, `@escaping` to the parameter.
    while start < end, Self.specifiers.contains(words[start]) || word(start + 1) == "escaping" {
      start += words[start] == "@" ? 2 : 1
    }
    var text = code.text(start..<words.count)
    if words.suffix(3) == [".", ".", "."] {
      text = "[\(code.text(start..<words.count - 3))]"
    } else if word(start) == "some" {
      text = "any " + code.text(start + 1..<words.count)
    }
    return TypeText(text)
  }

  /// The type without the mark of an optional.
  var wrapped: TypeText {
    var end = words.count
    while isOptional, end > 1, ["?", "!"].contains(words[end - 1]) { end -= 1 }
    return TypeText(code.text(0..<end))
  }

  /// The type in a place that a mark such as `?` follows.
  var grouped: String {
    let isSimple =
      !isBareFunction && !words.contains("&") && !["any", "some", "@"].contains(word(0))
      || word(0) == "(" && code.partner(of: 0) == words.count - 1
    return isSimple ? text : "(\(text))"
  }

  /// This type with another one in the place of one that it has; `nil` if it does not have it.
  func replacing(_ old: TypeText, with new: TypeText) -> TypeText? {
    let sought = old.wrapped
    guard let start = firstPlace(of: sought) else { return nil }
    var end = start + sought.words.count
    let isMarked = ["?", "!"].contains(word(end))
    var inner = isMarked ? new.wrapped.grouped : new.text
    if isMarked, old.isOptional, start > 0 || end + 1 < words.count {
      // The mark belongs to the type that is replaced, as in `Result<User?, Error>`.
      (end, inner) = (end + 1, new.text)
    }
    return TypeText(code.replacing([(start..<end, inner)]))
  }

  private func firstPlace(of sought: TypeText) -> Int? {
    guard !sought.words.isEmpty, sought.words.count <= words.count else { return nil }
    return (0...(words.count - sought.words.count)).first { start in
      let end = start + sought.words.count
      return words[start..<end].elementsEqual(sought.words) && word(start - 1) != "."
        && word(end) != "." && word(end) != "<"
    }
  }
}
