/// What a byte of Swift code can be a part of.
enum SwiftByte {
  /// Whether it may stand in a word: a letter, a digit, `_`, `$`, or a part of what is not ASCII.
  @inline(__always)
  static func isWord(_ byte: UInt8) -> Bool { kind(of: byte) == UInt8(ascii: "w") }

  /// Whether within brackets it may be more than a part of a word, a blank or a sign: one of
  /// `"#()/`, or of ``[]`{}``.
  @inline(__always)
  static func matters(_ byte: UInt8) -> Bool { kind(of: byte) == UInt8(ascii: "x") }

  @inline(__always)
  private static func kind(of byte: UInt8) -> UInt8 { kinds.utf8Start[Int(byte)] }

  /// A sign for each byte, sixteen in a line: `w` for those of words, `x` for those that matter.
  private static let kinds: StaticString = """
    ................\
    ................\
    ..xxw...xx.....x\
    wwwwwwwwww......\
    .wwwwwwwwwwwwwww\
    wwwwwwwwwwwx.x.w\
    xwwwwwwwwwwwwwww\
    wwwwwwwwwwwx.x..\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww\
    wwwwwwwwwwwwwwww
    """
}
