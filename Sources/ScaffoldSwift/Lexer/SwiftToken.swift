/// A token of Swift code: a word, a literal, a bracket, or one character of an operator.
///
/// A string with its interpolations is one token; so is a regular expression. Comments are not tokens.
package struct SwiftToken: Sendable, Equatable {
  package enum Kind: Sendable {
    /// A keyword or a name.
    case word
    /// A name between backticks, with them.
    case quoted
    case number, string, regularExpression
    /// A bracket, `,`, `;`, `:`, `.`, `@` or `\`.
    case punctuation
    /// One character of an operator. The characters of an operator follow each other without a gap.
    case operatorCharacter
    /// A word that begins with `#`, such as a macro's name, or a closing bracket without an opening one.
    case pound
    /// `#if`, `#elseif`, `#else` or `#endif`.
    case directive
  }

  package let kind: Kind
  /// Whether it is the first token of its line.
  package let startsLine: Bool
  // A text has millions of tokens, and fewer than 4 GB.
  private let lower: UInt32
  private let upper: UInt32
  private let commentCount: UInt32
  private var partnerIndex = Self.noPartner

  private static let noPartner = UInt32.max

  package init(_ kind: Kind, _ range: Range<Int>, startsLine: Bool, comments: Int) {
    (self.kind, self.startsLine) = (kind, startsLine)
    (lower, upper) = (UInt32(range.lowerBound), UInt32(range.upperBound))
    commentCount = UInt32(comments)
  }

  package var range: Range<Int> { Int(lower)..<Int(upper) }

  /// The number of comments before the token.
  package var comments: Int { Int(commentCount) }

  /// For an opening bracket, the index of the closing one. For `#if`, `#elseif` and `#else`, the index
  /// of the directive that ends the branch. What is not closed before the end of the text has the number of
  /// tokens as its partner.
  package var partner: Int? {
    get { partnerIndex == Self.noPartner ? nil : Int(partnerIndex) }
    set { partnerIndex = newValue.map { UInt32($0) } ?? Self.noPartner }
  }
}
