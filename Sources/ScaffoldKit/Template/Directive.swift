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
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    let named: Directive? =
      switch bytes.count {
      case 2: .if
      case 3: bytes[0] == UInt8(ascii: "e") ? .end : .for
      case 4: .else
      case 6: .elseif
      case 7: .include
      default: nil
      }
    guard let named, bytes.spell(named.word) else { return nil }
    self = named
  }
}
