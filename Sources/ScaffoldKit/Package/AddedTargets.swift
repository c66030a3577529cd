import ScaffoldSwift

/// What makes a manifest differ from an earlier one to which only targets and products were added.
enum AddedTargets {
  /// Whether every token and comment of the earlier manifest is in the later one, in the same order, and all that the
  /// later one has beside them can be declarations of targets and products.
  ///
  /// A manifest is a program, and a record comes with the repository. So an earlier manifest from a record may say
  /// nothing that the later one does not say.
  static func areAll(addedTo earlier: [UInt8], in later: [UInt8]) -> Bool {
    guard let old = pieces(of: earlier), let new = pieces(of: later) else { return false }
    var rest = old[...]
    for piece in new {
      if piece.text == rest.first?.text {
        rest.removeFirst()
      } else if !piece.isOfDeclaration {
        return false
      }
    }
    return rest.isEmpty
  }

  private struct Piece {
    let text: ArraySlice<UInt8>
    /// The kind of a token; `nil` for a comment.
    let kind: SwiftToken.Kind?

    private static let words = Set(
      words: "target testTarget library name dependencies targets products byName")
    private static let marks = Set(words: ", . ( ) [ ] :")

    /// Whether it can be in the declaration of a target or product.
    var isOfDeclaration: Bool {
      let shown = String(decoding: text, as: UTF8.self)
      return switch kind {
      case .word: Self.words.contains(shown)
      case .punctuation: Self.marks.contains(shown)
      // A name, without an interpolation.
      case .string: shown.contains(/^"[\p{L}\p{N}_.\-]+"$/)
      default: false
      }
    }
  }

  /// The tokens and comments; `nil` if the text cannot be read.
  private static func pieces(of text: [UInt8]) -> [Piece]? {
    let lexer = SwiftLexer(text)
    guard lexer.error == nil else { return nil }
    let tokens = lexer.tokens.map { (range: $0.range, kind: Optional($0.kind)) }
    let comments = lexer.comments.map { (range: $0, kind: SwiftToken.Kind?.none) }
    return (tokens + comments).sorted { $0.range.lowerBound < $1.range.lowerBound }
      .map { Piece(text: text[$0.range], kind: $0.kind) }
  }
}
