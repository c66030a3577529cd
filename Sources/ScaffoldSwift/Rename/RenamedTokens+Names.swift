/// The names of the user's own in texts.
extension RenamedTokens {
  /// The names in the code of a text.
  package static func names(in text: [UInt8]) -> Set<String> {
    Set(NameWords(text, phrases: [], isSwift: true).words.filter(\.isCode).map(\.text))
  }

  /// The names in the code of a text that begin with one of `beginnings` and that no rendering has.
  package func ownNames(in text: [UInt8], beginningWith beginnings: [String]) -> Set<String> {
    Self.names(in: text).filter { name in
      code[name] == nil && beginnings.contains { name.isName(beginningWith: $0) }
    }
  }

  /// The first place of a name in the code of a text.
  package func place(of name: String, in text: [UInt8]) -> Range<Int>? {
    NameWords(text, phrases: [], isSwift: true).words.first { $0.isCode && $0.text == name }?.range
  }

  /// The names in the code of a text that are new names of other words.
  package func takenNames(in text: [UInt8]) -> Set<String> {
    let renamed = code.filter { $0.value.count == 1 && !$0.value.contains($0.key) }
    let new = Set(renamed.values.joined())
    return Self.names(in: text).filter { code[$0] == nil }.intersection(new)
  }
}
