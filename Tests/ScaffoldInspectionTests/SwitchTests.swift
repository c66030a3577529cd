import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("A comment")
struct SwitchTests {
  /// Two presenters, each with an import of UIKit in a file of its own would be two findings; here one file has both lines.
  static func lines(_ text: String) -> [Int] {
    let texts = [
      ("App/LoginPresenter.swift", text + "\nclass LoginPresenter {}"),
      ("App/LoginInteractor.swift", "class LoginInteractor {}"),
    ].map { SourceText(path: $0.0, text: Array($0.1.utf8), module: "App") }
    return Lint(of: texts).findings.filter { $0.rule == "ui-import" }.map(\.place.line)
  }

  @Test(
    "switches rules off and on",
    arguments: [
      ("import UIKit\nimport SwiftUI", [1, 2]),
      ("// viper-gen:disable ui-import\nimport UIKit\nimport SwiftUI", []),
      ("// viper-gen:disable all\nimport UIKit\nimport SwiftUI", []),
      ("// viper-gen:disable layer-skipped\nimport UIKit", [2]),
      ("// viper-gen:disable layer-skipped, ui-import\nimport UIKit", []),
      ("// viper-gen:disable layer-skipped ui-import\nimport UIKit", []),
      ("import UIKit\n// viper-gen:disable ui-import\nimport SwiftUI", [1]),
      (
        "// viper-gen:disable ui-import\nimport UIKit\n// viper-gen:enable ui-import\nimport SwiftUI",
        [4]
      ),
      (
        "// viper-gen:disable all\nimport UIKit\n// viper-gen:enable ui-import\nimport SwiftUI", [4]
      ),
      ("// viper-gen:disable ui-import\n// viper-gen:enable all\nimport SwiftUI", [3]),
      ("// viper-gen:disable:next ui-import\nimport UIKit\nimport SwiftUI", [3]),
      ("// viper-gen:disable:next all - old code\nimport UIKit\nimport SwiftUI", [3]),
      ("import UIKit // viper-gen:disable:this ui-import\nimport SwiftUI", [2]),
      ("import UIKit\n// viper-gen:disable:previous ui-import\nimport SwiftUI", [3]),
      ("/* viper-gen:disable:next ui-import */\r\nimport UIKit\r\nimport SwiftUI", [3]),
      ("let x = \"// viper-gen:disable ui-import\"\nimport UIKit", [2]),
      ("// viper-gen:disable x\nimport UIKit", [2]),
      ("\n\n// viper-gen:disable:this ui-import\nimport UIKit", [4]),
    ])
  func switches(_ text: String, _ expected: [Int]) {
    #expect(Self.lines(text) == expected)
  }

  @Test("switches off the findings of its own file only")
  func otherFile() {
    let texts = [
      (
        "App/LoginPresenter.swift",
        "// viper-gen:disable all\nimport UIKit\nclass LoginPresenter {}"
      ),
      ("App/LoginInteractor.swift", "import UIKit\nclass LoginInteractor {}"),
    ].map { SourceText(path: $0.0, text: Array($0.1.utf8), module: "App") }
    #expect(Lint(of: texts).findings.map(\.place.path) == ["App/LoginInteractor.swift"])
  }

  @Test("gives way to settings, which also change the severity")
  func settings() {
    let texts = Rule.named("ui-import").map(\.wrong.sources) ?? []
    func severities(_ levels: [String: LintSettings.Level]) -> [Finding.Severity] {
      Lint(of: texts, settings: LintSettings(levels)).findings.map(\.severity)
    }
    #expect(severities([:]) == [.warning])
    #expect(severities(["ui-import": .error]) == [.error])
    #expect(severities(["ui-import": .off]) == [])
    #expect(severities(["layer-skipped": .off]) == [.warning])
    #expect(LintSettings(["x": .off, "a": .error, "ui-import": .off]).unknownRules == ["a", "x"])
  }
}
