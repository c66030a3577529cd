import ScaffoldKit

/// Wraps a text to a number of columns.
struct TextWrap {
  let width: Int
  /// The indentation of the lines after the first.
  let hanging: Int
  /// Whether a word that is too long for a line is broken.
  private let breaksWords: Bool

  /// A wrap for lines of `width` columns, at least ten.
  init(width: Int, hanging: Int = 0, breaksWords: Bool = true) {
    self.width = max(10, width)
    self.hanging = min(hanging, self.width / 2)
    self.breaksWords = breaksWords
  }

  /// The lines of a text, broken at blanks. A word that is too long for a line is broken after a `|` or a
  /// `/`, else anywhere. Leading blanks are kept.
  func lines(_ text: String) -> [String] {
    lines(of: text.split(separator: " "), after: String(text.prefix { $0 == " " }))
  }

  /// The lines of some words after an indentation; a word may have blanks.
  func lines(of words: [Substring], after indentation: String = "") -> [String] {
    var lines = [indentation]
    var isFresh = true
    for word in words {
      let used = Self.width(of: lines[lines.count - 1])
      if !isFresh, used + 1 + Self.width(of: word) > width {
        lines.append(String(repeating: " ", count: hanging))
        isFresh = true
      } else if !isFresh {
        lines[lines.count - 1] += " "
      }
      append(word, to: &lines)
      isFresh = false
    }
    return lines
  }

  private func append(_ word: Substring, to lines: inout [String]) {
    var rest = word
    while true {
      let free = width - Self.width(of: lines[lines.count - 1])
      guard breaksWords, Self.width(of: rest) > free, rest.count > 1 else { break }
      let head = Self.head(of: rest, columns: free)
      lines[lines.count - 1] += head
      lines.append(String(repeating: " ", count: hanging))
      rest = rest.dropFirst(head.count)
    }
    lines[lines.count - 1] += rest
  }

  /// The prefix of a long word that fits into `columns`, at least one character.
  private static func head(of word: Substring, columns: Int) -> Substring {
    var used = 0
    var head = word.prefix { character in
      used += character.displayWidth
      return used <= columns
    }
    if let mark = head.lastIndex(where: { "|/".contains($0) }), mark != head.startIndex {
      head = head[...mark]
    }
    return head.isEmpty ? word.prefix(1) : head
  }

  private static func width(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + $1.displayWidth }
  }
}
