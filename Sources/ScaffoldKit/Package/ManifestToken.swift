/// One word of a manifest, with the white space around it, which decides in Swift whether `(` calls
/// and whether an operator stands between two values.
struct ManifestToken {
  enum Kind: Hashable {
    case word(String)
    case string(String)
    case integer(Int)
    /// One of `( ) [ ] , : ; . =`
    case mark(UInt8)
    /// `..<` or `...`
    case range(closed: Bool)
    case end
  }

  let kind: Kind
  let line: Int
  let startsLine: Bool
  let spaceBefore: Bool
  var spaceAfter = false

  func isMark(_ character: Unicode.Scalar) -> Bool {
    if case .mark(let byte) = kind { byte == UInt8(ascii: character) } else { false }
  }

  /// The token as it is named in a reason.
  var text: String {
    switch kind {
    case .word(let word): word
    case .string: "a string"
    case .integer(let value): String(value)
    case .mark(let byte): String(Unicode.Scalar(byte))
    case .range(let closed): closed ? "..." : "..<"
    case .end: "the end"
    }
  }
}
