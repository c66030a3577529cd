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

  /// The lines of a text, broken at blanks. A quoted text such as `'templates list'` is not broken, if it fits
  /// into a line. A word that is too long for a line is broken after a `|` or a `/`, else anywhere. Leading
  /// blanks are kept.
  func lines(_ text: String) -> [String] {
    let words = Self.words(of: text[...]).flatMap { word in
      Self.width(of: word) > width - hanging ? word.split(separator: " ") : [word]
    }
    return lines(of: words, after: String(text.prefix { $0 == " " }))
  }

  /// The lines of a command, each but the last with a backslash at its end, so that they can be pasted into a
  /// shell. A word that is too long for a line is not broken.
  func lines(ofCommand command: String) -> [String] {
    let wrap = TextWrap(width: width - 2, hanging: hanging, breaksWords: false)
    let lines = wrap.lines(of: Self.words(of: command[...]))
    return lines.dropLast().map { $0 + " \\" } + lines.suffix(1)
  }

  /// The words of a text, each quoted text as one word.
  static func words(of text: Substring) -> [Substring] {
    var words: [Substring] = []
    var isQuoted = false
    for word in text.split(separator: " ") {
      if isQuoted, let last = words.last {
        words[words.count - 1] = text[last.startIndex..<word.endIndex]
        isQuoted = !word.contains("'")
      } else {
        words.append(word)
        isQuoted = word.drop { $0 == "(" }.hasPrefix("'") && word.count { $0 == "'" } == 1
      }
    }
    // Without an end, it is an apostrophe.
    guard isQuoted, let last = words.popLast() else { return words }
    return words + last.split(separator: " ")
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
