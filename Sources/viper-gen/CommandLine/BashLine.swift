/// A command line as bash has it in front of it: as it was typed, with its quotes.
///
/// Other shells hand over words; bash splits them again at characters such as `=` and `:`, keeps the
/// quotes, and puts what it is given into the line as it is.
struct BashLine: Equatable {
  /// How the word under the cursor is quoted there.
  enum Quote: Character {
    case single = "'"
    case double = "\""
  }

  /// The words before the one under the cursor, without quotes.
  private(set) var words: [String] = []
  /// The word under the cursor, up to it.
  private(set) var current = ""
  /// How much of it stays when bash replaces its end: all up to the last break.
  private(set) var kept = 0
  /// The quote that is open at the cursor.
  private(set) var quote: Quote?

  /// Reads the line up to the cursor; `breaks` are bash's `COMP_WORDBREAKS`.
  init(_ line: String, breaks: String) {
    var rest = line[...]
    var isWord = false
    while let character = rest.popFirst() {
      if let open = quote {
        if character == open.rawValue {
          quote = nil
          keepAll(character, breaks)
        } else if character == "\\", open == .double, let next = rest.first, "\"\\$`".contains(next)
        {
          current.append(rest.removeFirst())
        } else {
          current.append(character)
        }
      } else if let open = Quote(rawValue: character) {
        quote = open
        isWord = true
        kept = current.count
      } else if character == " " || character == "\t" || character == "\n" {
        if isWord { endWord() }
        isWord = false
      } else {
        isWord = true
        let next = character == "\\" ? rest.popFirst() : nil
        current.append(next ?? character)
        if next == nil { keepAll(character, breaks) }
      }
    }
  }

  private mutating func keepAll(_ character: Character, _ breaks: String) {
    if breaks.contains(character) { kept = current.count }
  }

  private mutating func endWord() {
    words.append(current)
    (current, kept) = ("", 0)
  }

  /// What bash has to put in the place of the word's end, so that the whole word means `text`.
  func replacement(for text: String) -> String {
    let tail = text.dropFirst(kept)
    switch quote {
    case .single:
      return tail.split(separator: "'", omittingEmptySubsequences: false).joined(
        separator: #"'\''"#)
    case .double:
      // A backslash would not keep the history from being searched, nor go away.
      return Self.escaped(tail) { "\"\\$`".contains($0) }
        .split(separator: "!", omittingEmptySubsequences: false).joined(separator: #""'!'""#)
    case nil: return Self.escaped(tail) { !Self.isPlain($0) }
    }
  }

  private static func escaped(_ text: Substring, where isSpecial: (Character) -> Bool) -> String {
    text.reduce(into: "") { result, character in
      if isSpecial(character) { result += "\\" }
      result.append(character)
    }
  }

  /// Whether a shell takes the character for itself: letters, digits, and a few others.
  private static func isPlain(_ character: Character) -> Bool {
    !character.isASCII || character.isLetter || character.isNumber
      || "/._-+,:@%=".contains(character)
  }
}
