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
  init?(_ range: Range<Int>, of source: SourceText) {
    let named: Directive? =
      switch range.count {
      case 2: .if
      case 3: source.holds("end", at: range) ? .end : .for
      case 4: .else
      case 6: .elseif
      case 7: .include
      default: nil
      }
    guard let named, source.holds(named.word, at: range) else { return nil }
    self = named
  }
}
