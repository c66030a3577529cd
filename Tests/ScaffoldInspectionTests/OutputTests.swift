import Foundation
import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("The output")
struct OutputTests {
  /// A finding with a note and a fix, in a file with an odd path.
  static func found(path: String = "App/Übung #1, 50%:a.swift") -> [Finding] {
    let code = """
      protocol LoginViewInput: AnyObject { func show() }
      protocol LoginViewOutput: AnyObject { func load() }
      class LoginView: LoginViewInput {
        var presenter: LoginViewOutput?
        func show() { presenter?.load() }
      }
      class LoginPresenter: LoginViewOutput {
        /* 👩‍👩‍👧 */ var view: LoginViewInput?
        func load() { view?.show() }
      }
      """
    return Lint(of: [SourceText(path: path, text: Array(code.utf8), module: "App")]).findings
  }

  @Test("has lines that Xcode reads")
  func lines() {
    #expect(
      FindingFormat.lines(Self.found(path: "App/Login.swift")) == """
        App/Login.swift:8:15: warning: 'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle (strong-back-reference)
        App/Login.swift:8:15: note: the cycle is 'LoginView', 'LoginPresenter' and back

        """)
  }

  @Test("has commands of GitHub, with their marks escaped")
  func gitHub() {
    #expect(
      FindingFormat.gitHub(Self.found()) == """
        ::warning file=App/Übung #1%2C 50%25%3Aa.swift,line=8,col=15,title=strong-back-reference::'view' of 'LoginPresenter' is a strong reference to its owner and closes a retain cycle%0Athe cycle is 'LoginView', 'LoginPresenter' and back

        """)
  }

  @Test("is a log of SARIF, with columns in scalars and paths as references")
  func sarif() throws {
    let text = SARIFLog(of: Self.found(), version: "1.2.3").text
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == Rule.all.map(\.id))
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "strong-back-reference")
    #expect(result["ruleIndex"] as? Int == 1)
    #expect(text.contains("\"uri\": \"App/%C3%9Cbung%20%231%2C%2050%25%3Aa.swift\""))
    #expect(text.contains("\"startColumn\": 19"))
    #expect(text.contains("\"insertedContent\": {"))
  }

  @Test("is empty for no findings, apart from SARIF")
  func empty() {
    #expect(FindingFormat.lines([]) == "")
    #expect(FindingFormat.gitHub([]) == "")
    #expect(SARIFLog(of: [], version: "1").text.contains("\"results\": []"))
  }
}
