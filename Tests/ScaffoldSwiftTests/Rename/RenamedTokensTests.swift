import ScaffoldSwift
import Testing

@Suite("The names that change with the name of a module")
struct RenamedTokensTests {
  private static let old = """
    /// Shows signIn, Sign In.
    struct SignInView { let signInTitle = text("sign_in", SignIn.Load.self) }

    """
  private static let new = """
    /// Shows home, Start Home.
    struct HomeView { let homeTitle = text("home", Home.Load.self) }

    """

  private func tokens(_ old: String, _ new: String) -> RenamedTokens {
    RenamedTokens(
      [pair(old, new)], name: "SignIn", oldPhrases: ["Sign In", "sign-in"],
      newPhrases: ["Start Home"])
  }

  private func pair(_ old: String, _ new: String) -> RenamedTokens.Pair {
    .init(old: Array(old.utf8), new: Array(new.utf8), isSwift: true)
  }

  private func renamed(_ text: String, _ tokens: RenamedTokens) -> String {
    String(decoding: tokens.renaming(Array(text.utf8), isSwift: true).text, as: UTF8.self)
  }

  private static let texts: [(String, String)] = [
    ("SignInView() // SignInView, Sign In", "HomeView() // HomeView, Sign In"),
    (
      "\"sign_in \\(SignInView.self) SignInView\"", "\"sign_in \\(HomeView.self) HomeView\""
    ),
    (
      "MySignInView SignInViews sign_in signIn Sign In",
      "MySignInView SignInViews sign_in signIn Sign In"
    ),
    ("SignIn.Load\r\n", "Home.Load\r\n"),
  ]

  @Test("are those that the template has written, also in strings and comments")
  func generatedTexts() {
    let tokens = tokens(Self.old, Self.new)
    let renaming = tokens.renaming(
      Array((Self.old + "// Sign In\n").utf8), isSwift: true, editedFrom: pair(Self.old, Self.new))
    #expect(String(decoding: renaming.text, as: UTF8.self) == Self.new + "// Sign In\n")
  }

  @Test("are whole words of code, and types in strings and comments", arguments: texts)
  func wholeWords(text: String, expected: String) {
    #expect(renamed(text, tokens(Self.old, Self.new)) == expected)
  }

  @Test("are ambiguous where the template writes several new names, and stay")
  func ambiguity() {
    let old = "enum SignIn { enum SignIn {} }\nlet a: SignIn.Load\nlet b: SignIn.SignIn\n"
    let new = "enum Home { enum SignIn {} }\nlet a: Home.Load\nlet b: Home.SignIn\n"
    let tokens = tokens(old, new)
    let text = "let c: SignIn.Other\nenum SignIn {}\nx(SignIn.SignIn)\n"
    #expect(renamed(text, tokens) == "let c: Home.Other\nenum SignIn {}\nx(Home.SignIn)\n")
    let ambiguous = tokens.renaming(Array(text.utf8), isSwift: true).ambiguous
    #expect(ambiguous.map(\.newNames) == [["Home", "SignIn"]])
    #expect(ambiguous.map(\.range.lowerBound) == ["let c: Home.Other\nenum ".utf8.count])
    // What the template has written is known exactly.
    let edited = "let own = 1\n" + old + "enum SignIn {}\n"
    let renaming = tokens.renaming(
      Array(edited.utf8), isSwift: true, editedFrom: pair(old, new))
    #expect(
      String(decoding: renaming.text, as: UTF8.self) == "let own = 1\n" + new + "enum SignIn {}\n")
    #expect(renaming.ambiguous.count == 1)
  }

  @Test("are not words of a language outside of the module")
  func outside() {
    let tokens = tokens(
      "// Home home\nstruct HomeView {}\n", "// Start start\nstruct StartView {}\n")
    let text = Array("HomeView() // Home home HomeView\n".utf8)
    let renamed = tokens.renaming(outside: text, isSwift: true)
    #expect(String(decoding: renamed, as: UTF8.self) == "StartView() // Home home StartView\n")
    #expect(tokens.uses(in: text, isSwift: true).map(\.name) == ["HomeView", "HomeView"])
    let string = tokens.uses(in: Array("\"Home home\"".utf8), isSwift: true)
    #expect(string.map(\.name) == ["Home"] && string.allSatisfy(\.isOwnText))
  }

  @Test("may include names of the user's own")
  func ownNames() {
    let tokens = tokens(Self.old, Self.new)
    let text = Array("SignInValidator SignInView signInTitle SignInside SignIn\n".utf8)
    #expect(tokens.ownNames(in: text, beginningWith: ["SignIn"]) == ["SignInValidator"])
    let all = tokens.adding(["SignInValidator": "HomeValidator", "SignInView": "Wrong"])
    #expect(renamed("SignInValidator SignInView", all) == "HomeValidator HomeView")
    #expect(tokens.takenNames(in: Array("let HomeView = HomeViews".utf8)) == ["HomeView"])
  }
}
