import RecognitionSupport
import ScaffoldInspection
import ScaffoldRecognition

/// The findings of one rule in a text, each as its message.
func messages(
  _ rule: String, _ text: String, tests: String? = nil, links: [AllowedLinks] = []
) -> [String] {
  findings(rule, text, tests: tests, links: links).map(\.message)
}

/// The findings of one rule in a text, and in a second text of the test target.
func findings(
  _ rule: String, _ text: String, tests: String? = nil, links: [AllowedLinks] = []
) -> [Finding] {
  Lint(of: sources(text, tests: tests), links: links).findings.filter { $0.rule == rule }
}

func sources(_ text: String, tests: String? = nil) -> [SourceText] {
  let main = SourceText(path: "App/Login.swift", text: Array(text.utf8), module: "App")
  let test = tests.map {
    SourceText(path: "Tests/Login.swift", text: Array($0.utf8), module: "Tests", isTest: true)
  }
  return [main] + [test].compactMap { $0 }
}
