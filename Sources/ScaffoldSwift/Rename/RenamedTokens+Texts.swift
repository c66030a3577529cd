/// The places of names in texts, and texts with the new names.
extension RenamedTokens {
  /// A place in a text at which there is a name.
  package struct Place: Sendable, Hashable {
    package var range: Range<Int>
    package let name: String
    /// The names that the place could get; one, unless the name is ambiguous.
    package let newNames: [String]
    /// Whether the name may be a word of a language, such as `Home` in a title, or `home`.
    package let isWord: Bool
    let isCode: Bool
    /// Whether the user has written the name in a comment or a text, where it may be something else. It stays.
    package let isOwnText: Bool
    let isComment: Bool

    init(_ word: NameWords.Word, _ newNames: [String], isOwnText: Bool) {
      (range, name, self.newNames) = (word.range, word.text, newNames)
      (isCode, isComment, self.isOwnText) = (word.isCode, word.isComment, isOwnText)
      let isType = word.isCode && word.text.first?.isLowercase == false
      isWord = !isType && (!word.text.isCompound || word.text.contains { "- ".contains($0) })
    }
  }

  /// A text with the new names.
  package struct Renaming: Sendable, Hashable {
    package fileprivate(set) var text: [UInt8] = []
    /// The places that stay as they are, because they could get several names.
    package fileprivate(set) var ambiguous: [Place] = []
    /// The names in texts of the user's own, which stay, too.
    package fileprivate(set) var ownTexts: [Place] = []
  }

  /// The places of a text that have an old name.
  ///
  /// - Parameter pair: the renderings of the file that the user has made the text of, if they are known.
  func places(in text: [UInt8], isSwift: Bool, editedFrom pair: Pair? = nil) -> [Place] {
    let words = NameWords(text, phrases: phrases, isSwift: isSwift).words
    var generated: [Int: String]?
    return words.indices.compactMap { index in
      let word = words[index]
      guard let meaning = meaning(of: word), meaning != .same else { return nil }
      if let name = newText(of: word, in: text) {
        return name == word.text ? nil : Place(word, [name], isOwnText: false)
      }
      if case .renamed(let name) = meaning, word.isCode || isType(word, in: text) {
        return Place(word, [name], isOwnText: false)
      }
      let known = generated ?? pair.map { generatedNames(in: words, from: $0) } ?? [:]
      generated = known
      if let name = known[index] {
        return name == word.text ? nil : Place(word, [name], isOwnText: false)
      }
      return Place(word, meaning.newNames, isOwnText: !word.isCode)
    }
  }

  /// The new names of those of the words that the template has written, by their indices.
  private func generatedNames(in words: [NameWords.Word], from pair: Pair) -> [Int: String] {
    guard let (old, new) = self.words(of: pair) else { return [:] }
    var numbers: [NameWords.Key: Int] = [:]
    let numbered = { (words: [NameWords.Word]) in
      words.map { word in
        let number = numbers[word.key] ?? numbers.count
        numbers[word.key] = number
        return number
      }
    }
    let (former, current) = (numbered(old), numbered(words))
    var names: [Int: String] = [:]
    var (index, indexNow) = (0, 0)
    let end = SequenceChange(old: old.count..<old.count, new: words.count..<words.count)
    for change in SequenceDiff.changes(from: former, to: current) + [end] {
      while index < change.old.lowerBound {
        names[indexNow] = new[index].text
        (index, indexNow) = (index + 1, indexNow + 1)
      }
      (index, indexNow) = (change.old.upperBound, change.new.upperBound)
    }
    return names
  }

  /// The places of a text outside of the module that have an old name, or may have one.
  package func uses(in text: [UInt8], isSwift: Bool) -> [Place] {
    places(in: text, isSwift: isSwift).filter { place in
      place.isCode || !place.isWord || place.name.first?.isLowercase == false
    }.filter(\.isReported)
  }

  /// A text of the module with the new names.
  ///
  /// - Parameter pair: the renderings of the file that the user has made the text of, if they are known. A name that
  ///   the template has written gets the name that it writes there now.
  package func renaming(
    _ text: [UInt8], isSwift: Bool, editedFrom pair: Pair? = nil
  ) -> Renaming {
    guard isSwift || !text.contains(0) else { return Renaming(text: text) }
    return renaming(text, at: places(in: text, isSwift: isSwift, editedFrom: pair))
  }

  /// A text outside of the module with the new names. Words of a language stay.
  package func renaming(outside text: [UInt8], isSwift: Bool) -> [UInt8] {
    renaming(text, at: places(in: text, isSwift: isSwift).filter { !$0.isWord && !$0.isOwnText })
      .text
  }

  private func renaming(_ text: [UInt8], at places: [Place]) -> Renaming {
    var result = Renaming()
    var end = 0
    for place in places {
      result.text += text[end..<place.range.lowerBound]
      end = place.range.upperBound
      if place.newNames.count == 1, !place.isOwnText {
        result.text += Array(place.newNames[0].utf8)
      } else {
        var left = place
        left.range = result.text.count..<result.text.count + place.range.count
        if !left.isOwnText {
          result.ambiguous.append(left)
        } else if left.isReported {
          result.ownTexts.append(left)
        }
        result.text += text[place.range]
      }
    }
    result.text += text[end...]
    return result
  }

  /// The name of a file or a folder with the new names.
  package func renaming(name: String) -> String {
    let text = Array(name.utf8)
    let places = NameWords(text, phrases: phrases, isSwift: false).words.compactMap { word in
      if case .renamed(let name) = meaning(of: word) {
        Place(word, [name], isOwnText: false)
      } else {
        nil as Place?
      }
    }
    return String(decoding: renaming(text, at: places).text, as: UTF8.self)
  }
}

extension RenamedTokens.Place {
  /// Whether the user should know of the place, if it stays: comments and small words are left alone.
  fileprivate var isReported: Bool {
    !isOwnText || !isComment && (!isWord || name.first?.isUppercase == true)
  }
}

extension RenamedTokens.Meaning {
  /// The names that a word could get.
  fileprivate var newNames: [String] {
    switch self {
    case .same: []
    case .renamed(let name): [name]
    case .ambiguous(let names): names
    }
  }
}
