import ScaffoldKit

/// The page of the documentation with the rules of `lint`, made from the rules themselves.
enum LintRulesPage {
  static var text: String {
    let rows = LintRule.all.map { rule in
      "| [`\(rule.id)`](#\(rule.id)) | \(rule.severity.rawValue) | \(rule.isFixable ? "some" : "–") | \(rule.summary) |"
    }
    let sections = LintRule.all.map(section)
    return """
      # The rules of lint

      What each rule reports, with code that breaks it and code that does not.

      ## Overview

      `viper-gen lint` checks all rules; see [Your architecture](CaringForTheArchitecture.md).

      | rule | severity | `--fix` | what it reports |
      |---|---|---|---|
      \(rows.joined(separator: "\n"))

      \(sections.joined(separator: "\n"))
      """
  }

  private static func section(_ rule: LintRule) -> String {
    let examples = [("Wrong:", rule.wrong), ("Right:", rule.right)].filter { !$0.1.isEmpty }
    let blocks = examples.map { title, files in
      ([title, ""] + files.sorted { $0.key < $1.key }.map(block)).joined(separator: "\n")
    }
    return (["### \(rule.id)", "", rule.summary, ""] + blocks).joined(separator: "\n")
  }

  private static func block(_ path: String, _ text: String) -> String {
    let name = path == "App/Example.swift" ? "" : "// \(path)\n"
    return "```swift\n\(name)\(text)\(text.hasSuffix("\n") ? "" : "\n")```\n"
  }
}
