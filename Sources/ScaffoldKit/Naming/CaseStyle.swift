/// The ways to write a name: `HTTPServer` is `httpServer`, `http_server` or `HTTP Server`.
///
/// A text is first split into words:
/// - Characters that are not valid in a Swift identifier, and `_` and `$`, separate words and are dropped.
/// - A capital after a small letter begins a word: `sign|In`, `user|ID`.
/// - A capital before a small letter begins a word, unless it is the word's first letter: so an
///   acronym stays whole (`HTTP|Server`), also with digits in it (`2D|View`, `MP3|Player`).
/// - After an acronym of two or more characters, an `s` that no small letter follows is its plural, and a
///   `v` before a digit its version: `URLs|View`, `user|IDs`, `IPv4|Address`, but `ID|Something`.
/// - Digits belong to the character before them: `Page2|View`, `HTTP2|Server`, `Base64`. Only digits
///   between a small letter and one single capital begin a word with that capital: `Scene|3D`.
/// - A capital after a digit begins a word if the word has a small letter: `Page2|ABC`.
/// - A letter without case (`登`, an emoji) and a letter with case are never in one word, unless digits
///   are between them.
/// - Marks and modifier letters belong to the character before them.
///
/// Only letters decide, no list of names: `macOS` is `mac|OS`, `OAuth` is `O|Auth`, and `URLIsValid` is
/// `URLIs|Valid`.
///
/// `lower` and `upper` do not split the text: they change its letters and keep all other characters.
///
/// Every style is total, and applying it twice is the same as applying it once. A text without a
/// word gives an empty text, except for `lower` and `upper`; a ``ModuleName`` always has a word.
enum CaseStyle: String, CaseIterable, Sendable {
  /// `SignIn`, `HTTPServer`, `UserID`: each word begins with a capital; its other letters are unchanged.
  case upperCamel
  /// `signIn`, `httpServer`, `2dView`: like `upperCamel`, with the first word in small letters. If
  /// the first word has no letter with case, the next word is in small letters too: `1view`.
  case lowerCamel
  /// `sign_in`, `http_server`, `2d_view`.
  case snake
  /// `sign-in`, `http-server`, `2d-view`.
  case kebab
  /// `SIGN_IN`, `HTTP_SERVER`, `2D_VIEW`.
  case screamingSnake
  /// `Sign In`, `HTTP Server`, `2D View`: the words of `upperCamel` with blanks between them.
  case words
  /// `signin`, `httpserver`: every letter as a small letter.
  case lower
  /// `SIGNIN`, `HTTPSERVER`: every letter as a capital.
  case upper

  /// The text in this style: `CaseStyle.kebab.apply(to: "HTTPServer")` is `http-server`.
  func apply(to text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    if self == .lower || self == .upper { return wordStyle.apply(to: scalars[...]) }
    var result = ""
    var start = self == .lowerCamel ? LowerCamelStart() : nil
    for range in Words(scalars) {
      let word = scalars[range]
      if !result.isEmpty { result += separator }
      let style: WordStyle = start?.holds(word) == true ? .small : wordStyle
      result += style.apply(to: word)
      start?.pass(word)
    }
    return result
  }

  private var separator: String {
    switch self {
    case .upperCamel, .lowerCamel, .lower, .upper: ""
    case .snake, .screamingSnake: "_"
    case .kebab: "-"
    case .words: " "
    }
  }

  private var wordStyle: WordStyle {
    switch self {
    case .upperCamel, .lowerCamel, .words: .capital
    case .snake, .kebab, .lower: .small
    case .screamingSnake, .upper: .large
    }
  }
}

/// The words that `lowerCamel` writes in small letters: the first one, and words without a visible border
/// to it. In `1VIEW`, the border between `1` and `VIEW` would be lost.
private struct LowerCamelStart {
  private var hasCase = false
  private var isOpen = true

  func holds(_ word: ArraySlice<Unicode.Scalar>) -> Bool {
    guard !hasCase, let first = word.first(where: { $0.letterKind != .attached }) else {
      return !hasCase
    }
    return isOpen || first.letterKind == .digit || first.letterKind == .caseless
  }

  mutating func pass(_ word: ArraySlice<Unicode.Scalar>) {
    for scalar in word {
      switch scalar.letterKind {
      case .attached, .separator: continue
      case .lower, .upper: hasCase = true
      case .digit: isOpen = true
      case .caseless: isOpen = false
      }
    }
  }
}

/// How one word is written.
private enum WordStyle {
  case small, large, capital

  func apply(to word: ArraySlice<Unicode.Scalar>) -> String {
    switch self {
    case .small: return word.map(\.properties.lowercaseMapping).joined()
    case .large: return word.map(\.properties.uppercaseMapping).joined()
    case .capital:
      let first = word.firstIndex { $0.letterKind != .attached }
      return word.indices.map { $0 == first ? word[$0].capital : String(word[$0]) }.joined()
    }
  }
}

/// The words of a text as ranges of its scalars.
private struct Words: Sequence, IteratorProtocol {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ scalars: [Unicode.Scalar]) { self.scalars = scalars }

  mutating func next() -> Range<Int>? {
    while index < scalars.endIndex, scalars[index].letterKind == .separator { index += 1 }
    let start = index
    var previous = LetterKind.separator
    var hasSmall = false
    while index < scalars.endIndex {
      let kind = scalars[index].letterKind
      if kind == .separator || begins(kind, after: previous, hasSmall) { break }
      if kind == .lower { hasSmall = true }
      if kind != .attached { previous = kind }
      index += 1
    }
    return start < index ? start..<index : nil
  }

  /// Whether the scalar at `index` begins another word.
  private func begins(_ kind: LetterKind, after previous: LetterKind, _ hasSmall: Bool) -> Bool {
    switch (previous, kind) {
    case (.lower, .upper), (.caseless, .upper), (.caseless, .lower), (.upper, .caseless),
      (.lower, .caseless):
      true
    case (.upper, .upper): isFollowedBySmall(index)
    case (.digit, .upper): hasSmall || isFollowedBySmall(index)
    case (.lower, .digit): isBeforeSingleCapital && !isAfterEnding
    default: false
    }
  }

  /// Whether a small letter follows the capital at a place, other than the ending of an acronym.
  private func isFollowedBySmall(_ place: Int) -> Bool {
    guard let next = letter(after: place) else { return false }
    return scalars[next].letterKind == .lower && !isEnding(next)
  }

  /// Whether the small letter at a place ends an acronym: the `s` of `URLs`, the `v` of `IPv4`.
  private func isEnding(_ place: Int) -> Bool {
    let next = place + 1 < scalars.endIndex ? scalars[place + 1].letterKind : .separator
    return switch scalars[place] {
    case "s": next != .lower && next != .attached
    case "v": next == .digit
    default: false
    }
  }

  /// Whether the letter before `index` ends an acronym.
  private var isAfterEnding: Bool {
    guard let small = letter(before: index), isEnding(small), let capital = letter(before: small)
    else { return false }
    return scalars[capital].letterKind == .upper
  }

  /// Whether one capital, and no more of its word, follows the digits that begin at `index`.
  private var isBeforeSingleCapital: Bool {
    guard
      let capital = scalars[index...].firstIndex(where: {
        $0.letterKind != .digit && $0.letterKind != .attached
      }), scalars[capital].letterKind == .upper
    else { return false }
    guard let next = letter(after: capital) else { return true }
    return switch scalars[next].letterKind {
    case .separator, .caseless: true
    case .upper: isFollowedBySmall(next)
    case .lower: isEnding(next)
    case .digit, .attached: false
    }
  }

  /// The place of the next scalar that is not a mark or a modifier letter.
  private func letter(after place: Int) -> Int? {
    scalars[(place + 1)...].firstIndex { $0.letterKind != .attached }
  }

  private func letter(before place: Int) -> Int? {
    scalars[..<place].lastIndex { $0.letterKind != .attached }
  }
}
