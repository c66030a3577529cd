import Testing

@testable import ScaffoldKit

@Suite("A suggestion")
struct SuggestionTests {
  static let found: [(String, [String], String)] = [
    ("tempalte", ["template", "target"], "template"),
    ("TEMPLATE", ["target", "template"], "template"),
    ("Swiftui", ["uikit", "swiftUI"], "swiftUI"),
    ("targt", ["template", "target"], "target"),
    ("targett", ["template", "target"], "target"),
    ("tarket", ["template", "target"], "target"),
    ("ab", ["ba", "xy"], "ba"),
    ("n", ["N", "x"], "N"),
    ("creat", ["create", "cream"], "create"),
    ("résumè", ["résumé"], "résumé"),
    ("e\u{301}tat", ["état2"], "état2"),
    ("Sing", ["Home", "SignIn"], "SignIn"),
    ("tmep", ["template", "testing"], "template"),
  ]

  @Test("is the nearest word: swaps are one edit, case is none", arguments: found)
  func nearest(word: String, candidates: [String], expected: String) {
    #expect(Suggestion.nearest(word, in: candidates) == expected)
  }

  static let missing: [(String, [String])] = [
    ("list", []),
    ("list", ["create", "verify"]),
    ("ab", ["xy"]),
    ("7", ["5", "6"]),
    ("abcdef", ["abxxxx"]),
    ("", ["ab"]),
    ("same", ["same"]),
    ("Sing", ["SignIn", "SignOut"]),
    ("sgi", ["SignIn"]),
  ]

  @Test("is nothing when no word is near, or only the word itself", arguments: missing)
  func nothing(word: String, candidates: [String]) {
    #expect(Suggestion.nearest(word, in: candidates) == nil)
  }

  @Test("is the first of several that are equally near")
  func ties() {
    #expect(Suggestion.nearest("cat", in: ["bat", "hat"]) == "bat")
    #expect(Suggestion.nearest("cat", in: ["hat", "bat"]) == "hat")
  }

  @Test("is asked as a question, with another way out where none is near")
  func help() {
    #expect(Suggestion.help(for: "creat", in: ["create"]) == "did you mean 'create'?")
    #expect(
      Suggestion.help(for: "x-ray", in: ["create"], otherwise: "known: create")
        == "known: create")
    #expect(Suggestion.help(for: "x-ray", in: ["create"]) == nil)
  }
}
