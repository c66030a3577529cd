/// The ways to write a name: `HTTPServer` is `httpServer`, `http_server` or `HTTP Server`.
///
/// A text is first split into words:
/// - Whatever cannot stand in a Swift identifier, and `_` and `$`, separates words and is dropped.
/// - A capital after a small letter begins a word: `sign|In`, `user|ID`.
/// - A capital before a small letter begins a word, unless it is the word's first letter: so an
///   acronym stays whole (`HTTP|Server`), also with digits in it (`2D|View`, `MP3|Player`).
/// - A capital after a digit begins a word if the word has a small letter: `Page2|ABC`.
/// - A letter without case (`登`, an emoji) and a letter with case never share a word, unless digits
///   stand between them.
/// - Digits, marks and modifier letters belong to what precedes them.
///
/// Every style is total, and applying it twice is the same as applying it once. A text without a
/// word gives an empty text; a ``ModuleName`` always has a word.
enum CaseStyle: String, CaseIterable, Sendable {
  /// `SignIn`, `HTTPServer`, `UserID`: each word keeps its letters and begins with a capital.
  case upperCamel
  /// `signIn`, `httpServer`, `2dView`: like `upperCamel`, with the first word in small letters. A
  /// first word without any letter with case takes along what would melt into it: `1view`.
  case lowerCamel
  /// `sign_in`, `http_server`, `2d_view`.
  case snake
  /// `sign-in`, `http-server`, `2d-view`.
  case kebab
  /// `SIGN_IN`, `HTTP_SERVER`, `2D_VIEW`.
  case screamingSnake
  /// `Sign In`, `HTTP Server`, `2D View`: the words of `upperCamel` with blanks between them.
  case words

  /// The text in this style: `CaseStyle.kebab.apply(to: "HTTPServer")` is `http-server`.
  func apply(to text: String) -> String {
    // Nearly every name is ASCII; its bytes need no look at Unicode's tables.
    let bytes = Array(text.utf8)
    guard bytes.allSatisfy({ $0 < 0x80 }) else { return applyToScalars(of: text) }
    return String(decoding: styled(bytes), as: UTF8.self)
  }

  /// The same on Unicode scalars, for any text.
  func applyToScalars(of text: String) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: styled(Array(text.unicodeScalars)))
    return String(view)
  }
}

extension CaseStyle {
  private func styled<Unit: CasedUnit>(_ units: [Unit]) -> [Unit] {
    var result: [Unit] = []
    result.reserveCapacity(units.count + units.count / 2)
    var start = self == .lowerCamel ? LowerCamelStart() : nil
    for word in Words(units) {
      if let separator, !result.isEmpty { result.append(Unit(ascii: separator)) }
      let style: WordStyle = start?.holds(units[word]) == true ? .small : wordStyle
      style.append(units[word], to: &result)
      start?.pass(units[word])
    }
    return result
  }

  private var separator: UInt8? {
    switch self {
    case .upperCamel, .lowerCamel: nil
    case .snake, .screamingSnake: UInt8(ascii: "_")
    case .kebab: UInt8(ascii: "-")
    case .words: UInt8(ascii: " ")
    }
  }

  private var wordStyle: WordStyle {
    switch self {
    case .upperCamel, .lowerCamel, .words: .capital
    case .snake, .kebab: .small
    case .screamingSnake: .large
    }
  }
}

/// The words that `lowerCamel` writes small: the first one, and those that would melt into it. In
/// `1VIEW` nothing would show where the words `1` and `VIEW` met.
private struct LowerCamelStart {
  private var hasCase = false
  private var isOpen = true

  func holds<Unit: CasedUnit>(_ word: ArraySlice<Unit>) -> Bool {
    guard !hasCase, let first = word.first(where: { $0.kind != .attached }) else { return !hasCase }
    return isOpen || first.kind == .digit || first.kind == .caseless
  }

  mutating func pass<Unit: CasedUnit>(_ word: ArraySlice<Unit>) {
    for unit in word {
      switch unit.kind {
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

  func append<Unit: CasedUnit>(_ word: ArraySlice<Unit>, to result: inout [Unit]) {
    switch self {
    case .small: for unit in word { unit.appendLowercase(to: &result) }
    case .large: for unit in word { unit.appendUppercase(to: &result) }
    case .capital:
      let first = word.firstIndex { $0.kind != .attached } ?? word.endIndex
      result += word[..<first]
      guard first < word.endIndex else { return }
      word[first].appendCapital(to: &result)
      result += word[(first + 1)...]
    }
  }
}

/// The words of a text as ranges of its units.
private struct Words<Unit: CasedUnit>: Sequence, IteratorProtocol {
  private let units: [Unit]
  private var index = 0

  init(_ units: [Unit]) { self.units = units }

  mutating func next() -> Range<Int>? {
    while index < units.endIndex, units[index].kind == .separator { index += 1 }
    let start = index
    var previous = UnitKind.separator
    var hasSmall = false
    while index < units.endIndex {
      let kind = units[index].kind
      if kind == .separator || begins(kind, after: previous, hasSmall) { break }
      if kind == .lower { hasSmall = true }
      if kind != .attached { previous = kind }
      index += 1
    }
    return start < index ? start..<index : nil
  }

  /// Whether the unit at `index` begins another word.
  private func begins(_ kind: UnitKind, after previous: UnitKind, _ hasSmall: Bool) -> Bool {
    switch (previous, kind) {
    case (.lower, .upper), (.caseless, .upper), (.caseless, .lower), (.upper, .caseless),
      (.lower, .caseless):
      true
    case (.upper, .upper): isFollowedBySmall
    case (.digit, .upper): hasSmall || isFollowedBySmall
    default: false
    }
  }

  private var isFollowedBySmall: Bool {
    units[(index + 1)...].first { $0.kind != .attached }?.kind == .lower
  }
}
