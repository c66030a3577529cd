import ScaffoldSwift

/// A named type as code writes it, such as `Login.View` or `BasePresenter<LoginView>`.
package struct WrittenType: Sendable, Equatable {
  /// The names between the dots.
  package let path: [String]
  /// The generic arguments, each with the types that it is composed of.
  var arguments: [[WrittenType]] = []

  /// The types of a composition, without what makes it optional: `(any A & B)?` is `A` and `B`.
  ///
  /// It is empty for a type without a name, such as an array or a function.
  package static func composition(_ text: String) -> [WrittenType] {
    if !text.isEmpty, text.utf8.allSatisfy(SwiftByte.isWord) { return [WrittenType(path: [text])] }
    let reader = WrittenTypeReader(text)
    return reader.composition(0..<reader.tokens.count)
  }

  /// The generic parameters in angle brackets, and requirements after `where`, each with its bounds.
  static func bounds(_ text: String) -> [(name: String, bounds: [WrittenType])] {
    let reader = WrittenTypeReader(text)
    var range = 0..<reader.tokens.count
    if reader.string(at: 0) == "<", range.count > 1 { range = 1..<range.upperBound - 1 }
    return reader.parts(of: range, at: ",").compactMap { parameter in
      let sides = reader.parts(of: parameter, at: ":")
      guard let name = sides.first?.last.map(reader.string) else { return nil }
      return (name, sides.count == 2 ? reader.composition(sides[1]) : [])
    }
  }

  /// The types in a list with commas, each composed.
  static func list(_ text: String) -> [[WrittenType]] {
    guard text.utf8.contains(UInt8(ascii: ",")) else { return [composition(text)] }
    let reader = WrittenTypeReader(text)
    return reader.parts(of: 0..<reader.tokens.count, at: ",").map(reader.composition)
  }
}

/// Reads the tokens of a type.
private struct WrittenTypeReader {
  private let bytes: [UInt8]
  let tokens: [SwiftToken]

  /// The most tokens of a type that is read. Its arguments may be inside of each other.
  private static let mostTokens = 1_000

  init(_ text: String) {
    bytes = Array(text.utf8)
    let tokens = SwiftLexer(bytes).tokens
    self.tokens = tokens.count > Self.mostTokens ? [] : tokens
  }

  private static let prefixes: Set<String> = [
    "any", "some", "inout", "borrowing", "consuming", "sending", "isolated",
  ]

  func string(at place: Int) -> String {
    tokens.indices.contains(place)
      ? String(decoding: bytes[tokens[place].range], as: UTF8.self) : ""
  }

  func composition(_ range: Range<Int>) -> [WrittenType] {
    let range = trimmed(range)
    guard let first = range.first else { return [] }
    if tokens[first].partner == range.upperBound - 1, string(at: first) == "(" {
      let inner = first + 1..<range.upperBound - 1
      return parts(of: inner, at: ",").count == 1 ? composition(inner) : []
    }
    let parts = parts(of: range, at: "&")
    return parts.count > 1 ? parts.flatMap(composition) : named(range)
  }

  /// The range without attributes, `any` and the like, `?` and `!`.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end {
      if string(at: start) == "@" {
        start += 2
        if start < end, string(at: start) == "(" { start = index(after: start) }
      } else if start + 1 < end, Self.prefixes.contains(string(at: start)),
        string(at: start + 1) != "."
      {
        start += 1
      } else {
        break
      }
    }
    while start < end, ["?", "!"].contains(string(at: end - 1)) { end -= 1 }
    return min(start, end)..<end
  }

  /// The type with a name that the range consists of; empty if it is another type.
  private func named(_ range: Range<Int>) -> [WrittenType] {
    var path: [String] = []
    var arguments: [[WrittenType]] = []
    var place = range.lowerBound
    while place < range.upperBound {
      guard tokens[place].kind == .word || tokens[place].kind == .quoted else { return [] }
      path.append(string(at: place).filter { $0 != "`" })
      place += 1
      if place < range.upperBound, string(at: place) == "<" {
        let end = endOfArguments(from: place, upTo: range.upperBound)
        arguments = parts(of: place + 1..<max(end - 1, place + 1), at: ",").map(composition)
        place = end
      }
      guard place < range.upperBound else { break }
      guard string(at: place) == "." else { return [] }
      place += 1
    }
    guard let last = path.last, !["Type", "Protocol"].contains(last) else { return [] }
    if last == "Optional", arguments.count == 1 { return arguments[0] }
    return [WrittenType(path: path, arguments: arguments)]
  }

  private func endOfArguments(from start: Int, upTo end: Int) -> Int {
    var (place, angles) = (start, 0)
    while place < end {
      if string(at: place) == "<" { angles += 1 }
      if string(at: place) == ">", string(at: place - 1) != "-" { angles -= 1 }
      place = index(after: place)
      if angles == 0 { return min(place, end) }
    }
    return end
  }

  /// The parts between separators that are in no brackets.
  func parts(of range: Range<Int>, at separator: String) -> [Range<Int>] {
    var (parts, angles) = ([Range<Int>](), 0)
    var (start, place) = (range.lowerBound, range.lowerBound)
    while place < range.upperBound {
      let string = string(at: place)
      if string == "<" { angles += 1 }
      if string == ">", self.string(at: place - 1) != "-" { angles -= 1 }
      if string == separator, angles == 0 {
        parts.append(start..<place)
        start = place + 1
      }
      place = index(after: place)
    }
    return parts + [min(start, range.upperBound)..<range.upperBound]
  }

  private func index(after place: Int) -> Int { (tokens[place].partner ?? place) + 1 }
}
