import Testing

@testable import ScaffoldKit

@Suite struct CaseStyleTests {
  struct Row: CustomTestStringConvertible {
    let text: String
    let expected: [String]
    var testDescription: String { text }
  }

  // Text, then upperCamel, lowerCamel, snake, kebab, screamingSnake, words.
  static let rows: [Row] = [
    ("SignIn", "SignIn", "signIn", "sign_in", "sign-in", "SIGN_IN", "Sign In"),
    ("signIn", "SignIn", "signIn", "sign_in", "sign-in", "SIGN_IN", "Sign In"),
    ("sign-in", "SignIn", "signIn", "sign_in", "sign-in", "SIGN_IN", "Sign In"),
    ("sign in", "SignIn", "signIn", "sign_in", "sign-in", "SIGN_IN", "Sign In"),
    ("__sign__in__", "SignIn", "signIn", "sign_in", "sign-in", "SIGN_IN", "Sign In"),
    (
      "HTTPServer", "HTTPServer", "httpServer", "http_server", "http-server", "HTTP_SERVER",
      "HTTP Server"
    ),
    ("2DView", "2DView", "2dView", "2d_view", "2d-view", "2D_VIEW", "2D View"),
    ("userID", "UserID", "userID", "user_id", "user-id", "USER_ID", "User ID"),
    ("MP3Player", "MP3Player", "mp3Player", "mp3_player", "mp3-player", "MP3_PLAYER", "MP3 Player"),
    ("Page2ABC", "Page2ABC", "page2ABC", "page2_abc", "page2-abc", "PAGE2_ABC", "Page2 ABC"),
    ("URL", "URL", "url", "url", "url", "URL", "URL"),
    ("x", "X", "x", "x", "x", "X", "X"),
    ("1 VIEW", "1VIEW", "1view", "1_view", "1-view", "1_VIEW", "1 VIEW"),
    (
      "straßeÖffnen", "StraßeÖffnen", "straßeÖffnen", "straße_öffnen", "straße-öffnen",
      "STRASSE_ÖFFNEN", "Straße Öffnen"
    ),
    (
      "ÉCOLEPublique", "ÉCOLEPublique", "écolePublique", "école_publique", "école-publique",
      "ÉCOLE_PUBLIQUE", "ÉCOLE Publique"
    ),
    (
      "E\u{301}COLEPublique", "ÉCOLEPublique", "écolePublique", "école_publique",
      "école-publique", "ÉCOLE_PUBLIQUE", "ÉCOLE Publique"
    ),
    ("登录View", "登录View", "登录View", "登录_view", "登录-view", "登录_VIEW", "登录 View"),
    ("🚀launch", "🚀Launch", "🚀Launch", "🚀_launch", "🚀-launch", "🚀_LAUNCH", "🚀 Launch"),
    (
      "ΣίσυφοςΆλφα", "ΣίσυφοςΆλφα", "σίσυφοςΆλφα", "σίσυφος_άλφα", "σίσυφος-άλφα",
      "ΣΊΣΥΦΟΣ_ΆΛΦΑ", "Σίσυφος Άλφα"
    ),
    ("ǆep", "ǅep", "ǆep", "ǆep", "ǆep", "ǄEP", "ǅep"),
    ("a–b…c", "ABC", "aBC", "a_b_c", "a-b-c", "A_B_C", "A B C"),
    ("", "", "", "", "", "", ""),
    ("- _", "", "", "", "", "", ""),
  ].map { Row(text: $0.0, expected: [$0.1, $0.2, $0.3, $0.4, $0.5, $0.6]) }

  @Test("every style follows the table", arguments: rows) func everyStyleFollowsTheTable(
    _ row: Row
  ) {
    #expect(CaseStyle.allCases.prefix(6).map { $0.apply(to: row.text) } == row.expected)
  }

  @Test("raw values are the words of the template language") func rawValuesAreTheWordsOfThe() {
    #expect(
      CaseStyle.allCases.map(\.rawValue)
        == [
          "upperCamel", "lowerCamel", "snake", "kebab", "screamingSnake", "words", "lower", "upper",
        ])
  }

  @Test(
    "lower and upper change letters only",
    arguments: [
      ("SignIn", "signin", "SIGNIN"), ("HTTPServer", "httpserver", "HTTPSERVER"),
      ("sign-in_2 now", "sign-in_2 now", "SIGN-IN_2 NOW"), ("straße", "straße", "STRASSE"),
      ("登录View", "登录view", "登录VIEW"), ("- _", "- _", "- _"), ("", "", ""),
    ])
  func lettersOnly(text: String, lower: String, upper: String) {
    #expect(CaseStyle.lower.apply(to: text) == lower)
    #expect(CaseStyle.upper.apply(to: text) == upper)
  }

  @Test("twice is once, for any text") func twiceIsOnceForAnyText() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let text = random.text()
      for style in CaseStyle.allCases {
        let once = style.apply(to: text)
        #expect(
          once.unicodeScalars.elementsEqual(style.apply(to: once).unicodeScalars),
          "\(style) of \(text.debugDescription) is \(once.debugDescription)")
      }
    }
  }

  @Test("a module name has a word in every style") func aModuleNameHasAWordIn() throws {
    var random = SeededGenerator(seed: 4)
    let texts = ["A", "登", "·A", "‿", "🚀", "𝐀"] + (0..<20_000).map { _ in random.text() }
    for text in texts where NameRules.isValid(text) {
      let name = try ModuleName(text)
      for style in CaseStyle.allCases { #expect(!style.apply(to: name.text).isEmpty, "\(text)") }
    }
  }
}
