/// A command line of bash as the user typed it, with its quotes.
///
/// Other shells pass words. bash splits words at characters such as `=` and `:`, keeps the quotes, and
/// inserts completions unchanged.
struct BashLine: Equatable {
  /// The quotes around the word under the cursor.
  enum Quote: Character {
    case single = "'"
    case double = "\""
  }

  /// The words before the one under the cursor, without quotes.
  private(set) var words: [String] = []
  /// The part of the word under the cursor before it.
  private(set) var current = ""
  /// The number of its characters that bash keeps: those up to the last break.
  private(set) var kept = 0
  /// The open quote at the cursor.
  private(set) var quote: Quote?

  /// Parses the line up to the cursor. `breaks` is bash's `COMP_WORDBREAKS`.
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

  /// The text that replaces the end of the word, so that the whole word means `text`.
  func replacement(for text: String) -> String {
    let tail = text.dropFirst(kept)
    switch quote {
    case .single:
      return tail.split(separator: "'", omittingEmptySubsequences: false).joined(
        separator: #"'\''"#)
    case .double:
      // In double quotes, a backslash before `!` does not prevent history expansion, and is not removed.
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

  /// Whether the character needs no quoting in a shell.
  private static func isPlain(_ character: Character) -> Bool {
    !character.isASCII || character.isLetter || character.isNumber
      || "/._-+,:@%=".contains(character)
  }
}
