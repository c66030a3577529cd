import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("A baseline")
struct BaselineTests {
  static func found(_ text: String) -> [Finding] {
    let texts = [
      ("App/LoginPresenter.swift", text + "\nclass LoginPresenter {}"),
      ("App/LoginInteractor.swift", "class LoginInteractor {}"),
    ].map { SourceText(path: $0.0, text: Array($0.1.utf8), module: "App") }
    return Lint(of: texts).findings
  }

  @Test("leaves the findings out that it has, wherever their lines are")
  func known() throws {
    let old = Self.found("import UIKit")
    let baseline = try Baseline(reading: Array(Baseline(of: old).text.utf8))
    #expect(baseline.new(in: Self.found("\n\n// moved\n  import UIKit  ")) == [])
    #expect(
      baseline.new(in: Self.found("import UIKit\nimport SwiftUI")).map(\.line) == ["import SwiftUI"]
    )
    #expect(baseline.new(in: Self.found("import UIKit\nimport UIKit")).map(\.place.line) == [2])
    #expect(baseline.fixedCount(in: Self.found("")) == 1)
    #expect(baseline.fixedCount(in: old) == 0)
  }

  @Test("has the same text for the findings in any order, and can be read again")
  func text() throws {
    let found = Self.found("import UIKit\nimport SwiftUI\nimport UIKit")
    let text = Baseline(of: found).text
    #expect(text == Baseline(of: found.reversed()).text)
    #expect(try Baseline(reading: Array(text.utf8)) == Baseline(of: found))
    #expect(
      text == """
        {
          "version": 1,
          "findings": [
            {
              "path": "App/LoginPresenter.swift",
              "rule": "ui-import",
              "line": "import SwiftUI",
              "count": 1
            },
            {
              "path": "App/LoginPresenter.swift",
              "rule": "ui-import",
              "line": "import UIKit",
              "count": 2
            }
          ]
        }

        """)
    #expect(try Baseline(reading: Array(Baseline(of: []).text.utf8)) == Baseline(of: []))
  }

  @Test("reads lines with any characters")
  func characters() throws {
    let line = #"import UIKit // "ä" \ 👩‍👩‍👧 \u{1}"# + "\u{1}\u{7F}\u{2028}\t/"
    let found = Self.found(line)
    #expect(found.count == 1)
    #expect(try Baseline(reading: Array(Baseline(of: found).text.utf8)) == Baseline(of: found))
    let escaped =
      #"{"version":1,"findings":[{"path":"\u00e4\ud83d\ude00\/","rule":"r","line":"\b\f\n\r\t"}]}"#
    #expect(try Baseline(reading: Array(escaped.utf8)).new(in: found) == found)
  }

  @Test(
    "reports what is wrong with its text, and where",
    arguments: [
      ("", "1:1: '{' is missing"), ("[]", "1:1: '{' is missing"), ("{", "1:2: a string is missing"),
      ("{}", "1:1: member 'version' is missing"),
      ("{\"version\":1}", "1:1: member 'findings' is missing"),
      ("{\"version\":2,\"findings\":[]}", "1:12: 'version' must be 1"),
      ("{\"version\":\"1\"}", "1:12: a whole number is missing"),
      ("{\"version\":01}", "1:12: a whole number is missing"),
      ("{\"version\":1e5}", "1:13: ',' is missing"),
      ("{\"version\":99999999999999999999}", "1:12: a whole number is missing"),
      ("{\n  \"vers\": 1\n}", "2:3: unknown member 'vers'"),
      ("{\"version\":1,\"version\":1}", "1:14: member 'version' is there twice"),
      ("{\"version\":1,\"findings\":[]} x", "1:29: text after the end of the JSON"),
      ("{\"version\":1,\"findings\":[{}]}", "1:26: member 'path' is missing"),
      ("{\"version\":1,\"findings\":[1]}", "1:26: '{' is missing"),
      ("{\"version\":1,\"findings\":[],}", "1:28: a string is missing"),
      ("{\"version\":1,\"findings\":{}}", "1:25: '[' is missing"),
      ("{\"version\" 1}", "1:12: ':' is missing"), ("{\"ä\n", "1:4: control character in a string"),
      ("{\"ver", "1:2: unterminated string"), ("{\"\\x\":1}", "1:3: invalid escape"),
      ("{\"\\ud800\":1}", "1:3: invalid escape"), ("{\"\\u12\":1}", "1:3: invalid escape"),
      ("{\"\\udc00\":1}", "1:3: invalid escape"), ("{\"\\", "1:3: invalid escape"),
      (
        "{\"findings\":[{\"path\":\"a\",\"rule\":\"b\",\"line\":\"c\",\"count\":0}]}",
        "1:56: 'count' must be at least 1"
      ),
      (
        "{\"version\":1,\"findings\":[{\"path\":\"a\",\"rule\":\"b\",\"line\":\"c\"},\n{\"path\":\"a\",\"rule\":\"b\",\"line\":\"c\"}]}",
        "2:1: the same finding is there twice"
      ),
    ])
  func errors(_ text: String, _ expected: String) {
    let error = #expect(throws: BaselineError.self) { try Baseline(reading: Array(text.utf8)) }
    #expect(error?.description == expected)
  }

  @Test("throws for bytes that are no UTF-8, and for each beginning of a text")
  func bytes() {
    #expect(throws: BaselineError.self) { try Baseline(reading: [0x7B, 0x22, 0xFF, 0x22, 0x3A]) }
    let text = Array(Baseline(of: Self.found("import UIKit")).text.utf8)
    for count in 0..<text.count - 2 {
      #expect(throws: BaselineError.self) { try Baseline(reading: Array(text[..<count])) }
    }
  }
}
