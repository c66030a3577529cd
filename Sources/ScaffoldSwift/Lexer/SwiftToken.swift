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
  package let range: Range<Int>
  /// Whether it is the first token of its line.
  package let startsLine: Bool
  /// The number of comments before the token.
  package let comments: Int
  /// For an opening bracket, the index of the closing one. For `#if`, `#elseif` and `#else`, the index
  /// of the directive that ends the branch. What is not closed before the end of the text has the number of
  /// tokens as its partner.
  package var partner: Int?

  package init(_ kind: Kind, _ range: Range<Int>, startsLine: Bool, comments: Int) {
    (self.kind, self.range) = (kind, range)
    (self.startsLine, self.comments) = (startsLine, comments)
  }
}
