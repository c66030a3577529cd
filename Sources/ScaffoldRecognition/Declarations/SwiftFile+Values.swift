package import ScaffoldSwift

extension SwiftFile {
  /// The type whose initializer a property's value calls, such as `LoginWorker` in `let worker = LoginWorker()`.
  ///
  /// It is empty if the value is something else.
  func typeOfValue(of property: Declaration) -> [WrittenType] {
    guard property.nameRanges.count == 1 else { return [] }
    var place = token(atOrAfter: property.nameRanges[0].upperBound)
    guard isMark("=", at: place) else { return [] }
    place += 1
    var path: [String] = []
    while tokens.indices.contains(place), tokens[place].kind == .word {
      path.append(String(decoding: text[tokens[place].range], as: UTF8.self))
      place += 1
      if isMark("(", at: place) { break }
      guard isMark(".", at: place) else { return [] }
      place += 1
    }
    guard isMark("(", at: place), tokens[place].partner != nil else { return [] }
    if path.last == "init" { path.removeLast() }
    guard let first = path.last?.utf8.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first else {
      return []
    }
    // The value of a call on a new value, such as `Login().view`, has another type.
    let close = tokens[place].partner ?? place
    return isMark(".", at: close + 1) ? [] : [WrittenType(path: path)]
  }

  /// Whether the token is this one byte of punctuation or of an operator.
  package func isMark(_ mark: Unicode.Scalar, at place: Int) -> Bool {
    tokens.indices.contains(place) && tokens[place].range.count == 1
      && text[tokens[place].range.lowerBound] == UInt8(ascii: mark)
  }

  /// The text of a token; empty if there is none.
  package func string(at place: Int) -> String {
    tokens.indices.contains(place) ? String(decoding: text[tokens[place].range], as: UTF8.self) : ""
  }

  /// The index of the first token that begins at an offset or after it.
  package func token(atOrAfter offset: Int) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
