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
  private(set) var code: [String: Set<String>] = [:]
  /// The same for each place in a path of types: `SignIn` in `SignIn.SignIn.Request` is a module and an action.
  private var paths: [NameWords.Key: Set<String>] = [:]
  /// The new names of the words outside of code.
  private var prose: [String: Set<String>] = [:]
  /// The new texts of the strings that are one word, or several without a space between them, such as `SignIn.title`.
  private(set) var strings: [[UInt8]: Set<[UInt8]>] = [:]
  /// The old name of the module, which may be a word of the user's own outside of code.
  let name: String
  /// The old and the new name as several words: either may also be in both renderings.
  let phrases: [[UInt8]]

  /// Reads the names from two renderings.
  ///
  /// - Parameters:
  ///   - pairs: the files of both. A file whose words do not correspond is left out.
  ///   - name: the old name of the module.
  ///   - oldPhrases: the old name as several words, such as `Sign In`.
  ///   - newPhrases: the new name as several words.
  package init(_ pairs: [Pair], name: String, oldPhrases: [String], newPhrases: [String]) {
    self.name = name
    phrases = Set(oldPhrases + newPhrases).map { Array($0.utf8) }
    for pair in pairs {
      guard let (old, new) = words(of: pair) else { continue }
      for (old, new) in zip(old, new) where old.isCode == new.isCode {
        if old.isCode {
          code[old.text, default: []].insert(new.text)
          paths[old.key, default: []].insert(new.text)
        } else {
          prose[old.text, default: []].insert(new.text)
        }
        if let string = old.string, let newString = new.string {
          strings[Array(pair.old[string]), default: []].insert(Array(pair.new[newString]))
        }
      }
    }
  }

  /// The words of both renderings of a file; `nil` if they do not correspond.
  func words(of pair: Pair) -> (old: [NameWords.Word], new: [NameWords.Word])? {
    let old = NameWords(pair.old, phrases: phrases, isSwift: pair.isSwift).words
    let new = NameWords(pair.new, phrases: phrases, isSwift: pair.isSwift).words
    return old.count == new.count ? (old, new) : nil
  }

  /// The same with new names for words that the template does not have.
  package func adding(_ names: [String: String]) -> RenamedTokens {
    var tokens = self
    for (old, new) in names where code[old] == nil { tokens.code[old] = [new] }
    return tokens
  }

  /// Whether a word outside of code can only be the name of a type, wherever the user has written it.
  func isType(_ word: NameWords.Word, in text: [UInt8]) -> Bool {
    let isClass =
      word.string == nil && !word.isComment
      && text[..<word.range.lowerBound].reversed().starts(with: "customClass=\"".utf8.reversed())
    return isClass
      || word.text != name && word.text.first?.isUppercase == true && code[word.text] != nil
  }

  /// The new text of a word in a string that the template writes, too; `nil` in any other string, and in one with spaces
  /// or of this word alone.
  func newText(of word: NameWords.Word, in text: [UInt8]) -> String? {
    guard let range = word.string, range != word.range,
      let string = strings[Array(text[range])], string.count == 1, let new = string.first,
      !new.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") })
    else { return nil }
    let offset = word.range.lowerBound - range.lowerBound
    let old = NameWords(Array(text[range]), phrases: phrases, isSwift: false).words
    let words = NameWords(new, phrases: phrases, isSwift: false).words
    guard old.count == words.count else { return nil }
    return zip(old, words).first { $0.0.range.lowerBound == offset }?.1.text
  }

  /// What becomes of a word; `nil` if no rendering has it. Outside of code, a word that can only be a name of code, such
  /// as `SignInView`, has the new name that it has in code.
  func meaning(of word: NameWords.Word) -> Meaning? {
    guard var names = word.isCode ? code[word.text] : proseNames(of: word.text) else { return nil }
    if names.count > 1, word.isCode {
      names = paths[word.key] ?? names
    }
    guard names.count == 1, let name = names.first else { return .ambiguous(names.sorted()) }
    return name == word.text ? .same : .renamed(name)
  }

  private func proseNames(of word: String) -> Set<String>? {
    prose[word] ?? (word.isCompound ? code[word] : nil)
  }
}

extension String {
  /// Whether a capital letter, a digit or `_` follows another character, as in `signIn`, so that the text is not a word
  /// of a language.
  var isCompound: Bool {
    dropFirst().contains { $0.isUppercase || $0.isNumber || $0 == "_" }
  }

  /// Whether the text is a longer name whose first words are `beginning`.
  package func isName(beginningWith beginning: String) -> Bool {
    guard hasPrefix(beginning), let next = dropFirst(beginning.count).first else { return false }
    return !next.isLowercase
  }
}
