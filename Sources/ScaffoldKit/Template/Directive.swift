/// The words that begin a directive; every other placeholder leaves the text of a value.
enum Directive: Sendable, CaseIterable {
  case `if`, elseif, `else`, end, `for`, include

  var word: StaticString {
    switch self {
    case .if: "if"
    case .elseif: "elseif"
    case .else: "else"
    case .end: "end"
    case .for: "for"
    case .include: "include"
    }
  }

  var text: String { String(describing: word) }

  /// The directive that the bytes of a word name.
  init?(_ range: Range<Int>, of bytes: [UInt8]) {
    let named: Directive? =
      switch range.count {
      case 2: .if
      case 3: bytes[range.lowerBound] == UInt8(ascii: "e") ? .end : .for
      case 4: .else
      case 6: .elseif
      case 7: .include
      default: nil
      }
    guard let named else { return nil }
    let word = named.word.utf8Start
    for place in range where bytes[place] != word[place - range.lowerBound] { return nil }
    self = named
  }
}
