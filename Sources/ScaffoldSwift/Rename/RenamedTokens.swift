/// The names that change when a module gets another name, read from what a template writes for both names.
///
/// Both renderings have the same words in the same order. A word that differs is a name of the module, and the word in
/// the other rendering is its new name. A word that has several new names is ambiguous: it stays as it is.
package struct RenamedTokens: Sendable, Hashable {
  /// A file as it is rendered with the old name, and with the new one.
  package struct Pair {
    let old: [UInt8]
    let new: [UInt8]
    let isSwift: Bool

    package init(old: [UInt8], new: [UInt8], isSwift: Bool) {
      (self.old, self.new, self.isSwift) = (old, new, isSwift)
    }
  }

  /// What becomes of a word.
  enum Meaning: Sendable, Hashable {
    case same
    case renamed(String)
    case ambiguous([String])
  }

  /// The new names of the words in code.
  private var code: [String: Set<String>] = [:]
  /// The new names of the words outside of code.
  private var prose: [String: Set<String>] = [:]
  private let phrases: [[UInt8]]

  /// Reads the names from two renderings.
  ///
  /// - Parameters:
  ///   - pairs: the files of both. A file whose words do not correspond is left out.
  ///   - oldPhrases: the old name as several words, such as `Sign In`.
  ///   - newPhrases: the new name as several words.
  package init(_ pairs: [Pair], oldPhrases: [String], newPhrases: [String]) {
    phrases = oldPhrases.map { Array($0.utf8) }
    for pair in pairs {
      let old = NameWords(pair.old, phrases: phrases, isSwift: pair.isSwift).words
      let new = NameWords(
        pair.new, phrases: newPhrases.map { Array($0.utf8) }, isSwift: pair.isSwift
      ).words
      guard old.count == new.count else { continue }
      for (old, new) in zip(old, new) where old.isCode == new.isCode {
        if old.isCode {
          code[old.text, default: []].insert(new.text)
        } else {
          prose[old.text, default: []].insert(new.text)
        }
      }
    }
  }

  /// The same with new names for words that the template does not have.
  package func adding(_ names: [String: String]) -> RenamedTokens {
    var tokens = self
    for (old, new) in names where code[old] == nil { tokens.code[old] = [new] }
    return tokens
  }

  /// What becomes of a word; `nil` if no rendering has it. Outside of code, a word that can only be a name of code, such
  /// as `SignInView`, has the new name that it has in code.
  private func meaning(of word: NameWords.Word) -> Meaning? {
    let names =
      word.isCode
      ? code[word.text] : prose[word.text] ?? (word.text.isCompound ? code[word.text] : nil)
    guard let names else { return nil }
    guard names.count == 1, let name = names.first else { return .ambiguous(names.sorted()) }
    return name == word.text ? .same : .renamed(name)
  }
}

// MARK: - Texts

extension RenamedTokens {
  /// A place in a text at which there is a name.
  package struct Place: Sendable, Hashable {
    package let range: Range<Int>
    package let name: String
    /// The names that the place could get; one, unless the name is ambiguous.
    package let newNames: [String]
  }

  /// The places of a text that have an old name.
  package func places(in text: [UInt8], isSwift: Bool) -> [Place] {
    NameWords(text, phrases: phrases, isSwift: isSwift).words.compactMap { word in
      switch meaning(of: word) {
      case .same, nil: nil
      case .renamed(let name): Place(range: word.range, name: word.text, newNames: [name])
      case .ambiguous(let names): Place(range: word.range, name: word.text, newNames: names)
      }
    }
  }

  /// A text with the new names. Ambiguous names stay.
  package func renaming(_ text: [UInt8], isSwift: Bool) -> [UInt8] {
    guard isSwift || !text.contains(0) else { return text }
    var result: [UInt8] = []
    var end = 0
    for place in places(in: text, isSwift: isSwift) where place.newNames.count == 1 {
      result += text[end..<place.range.lowerBound] + Array(place.newNames[0].utf8)
      end = place.range.upperBound
    }
    return result + text[end...]
  }

  /// The name of a file or a folder with the new names.
  package func renaming(name: String) -> String {
    String(decoding: renaming(Array(name.utf8), isSwift: false), as: UTF8.self)
  }

  /// The names in the code of a text that begin with one of `beginnings` and that no rendering has.
  package func ownNames(in text: [UInt8], beginningWith beginnings: [String]) -> Set<String> {
    let words = NameWords(text, phrases: [], isSwift: true).words
    return Set(
      words.filter { word in
        word.isCode && code[word.text] == nil
          && beginnings.contains { word.text.isName(beginningWith: $0) }
      }.map(\.text))
  }

  /// The first place of a name in the code of a text.
  package func place(of name: String, in text: [UInt8]) -> Range<Int>? {
    NameWords(text, phrases: [], isSwift: true).words.first { $0.isCode && $0.text == name }?.range
  }

  /// The names in the code of a text that are new names of other words.
  package func takenNames(in text: [UInt8]) -> Set<String> {
    let renamed = code.filter { $0.value.count == 1 && !$0.value.contains($0.key) }
    let new = Set(renamed.values.joined())
    let words = NameWords(text, phrases: [], isSwift: true).words
    return Set(words.filter { $0.isCode && code[$0.text] == nil }.map(\.text)).intersection(new)
  }
}

extension String {
  /// Whether a capital letter, a digit or `_` follows another character, as in `signIn`, so that the text is not a word
  /// of a language.
  fileprivate var isCompound: Bool {
    dropFirst().contains { $0.isUppercase || $0.isNumber || $0 == "_" }
  }

  /// Whether the text is a longer name whose first words are `beginning`.
  fileprivate func isName(beginningWith beginning: String) -> Bool {
    guard hasPrefix(beginning), let next = dropFirst(beginning.count).first else { return false }
    return !next.isLowercase
  }
}
