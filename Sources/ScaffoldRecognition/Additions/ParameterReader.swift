import ScaffoldSwift

/// A parameter of a function.
struct Parameter: Sendable {
  /// The name in calls; `nil` for `_`.
  let label: String?
  /// The name in the body; `nil` for `_`.
  let name: String?
  let type: TypeText
  let hasDefault: Bool
  /// Whether a name and a type are written.
  let isComplete: Bool
}

extension SwiftFile {
  /// The parameters of a function of the file.
  func parameters(of function: Declaration) -> [Parameter] {
    guard function.kind == .function, let name = function.nameRanges.first else { return [] }
    let open = endOfGenericClause(from: token(atOrAfter: name.upperBound))
    guard isMark("(", at: open), let close = tokens[open].partner, close < tokens.count else {
      return []
    }
    var found: [Parameter] = []
    var place = open + 1
    while place < close {
      let end = endOfParameter(from: place, upTo: close)
      found.append(parameter(place..<end))
      place = end + 1
    }
    return found
  }

  private func parameter(_ range: Range<Int>) -> Parameter {
    var place = range.lowerBound
    while isMark("@", at: place), place < range.upperBound {
      place += 2
      if isMark("(", at: place) { place = (tokens[place].partner ?? place) + 1 }
    }
    var names: [String] = []
    while place < range.upperBound, !isMark(":", at: place) {
      names.append(source(place..<place + 1))
      place += 1
    }
    let type = min(place + 1, range.upperBound)..<range.upperBound
    let end = endOfType(type)
    let label = names.first.map(Self.unquoted)
    return Parameter(
      label: label == "_" ? nil : label, name: names.last == "_" ? nil : names.last,
      type: TypeText(source(type.lowerBound..<end)), hasDefault: end < range.upperBound,
      isComplete: (1...2).contains(names.count) && type.lowerBound < end)
  }

  private static func unquoted(_ name: String) -> String { name.filter { $0 != "`" } }

  /// The index of the `=` before a default value, or the end of the range.
  private func endOfType(_ range: Range<Int>) -> Int {
    var (place, angles) = (range.lowerBound, 0)
    while place < range.upperBound {
      if isMark("=", at: place), angles == 0 { return place }
      angles += angleStep(at: place)
      place = (tokens[place].partner ?? place) + 1
    }
    return range.upperBound
  }

  /// The index of the comma after a parameter, or of the closing parenthesis.
  private func endOfParameter(from start: Int, upTo close: Int) -> Int {
    var (place, angles) = (start, 0)
    while place < close {
      if isMark(",", at: place), angles <= 0 { return place }
      angles += angleStep(at: place)
      place = (tokens[place].partner ?? place) + 1
    }
    return close
  }

  private func endOfGenericClause(from start: Int) -> Int {
    var (place, angles) = (start, 0)
    guard isMark("<", at: start) else { return start }
    repeat {
      angles += angleStep(at: place)
      place = (tokens[place].partner ?? place) + 1
    } while place < tokens.count && angles > 0
    return place
  }

  private func angleStep(at place: Int) -> Int {
    if isMark("<", at: place) { return 1 }
    return isMark(">", at: place) && !isMark("-", at: place - 1) ? -1 : 0
  }

  /// The text of tokens as it is.
  func source(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last, last < tokens.count else { return "" }
    return String(
      decoding: text[tokens[first].range.lowerBound..<tokens[last].range.upperBound],
      as: UTF8.self)
  }
}
