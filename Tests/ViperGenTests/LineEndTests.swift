import Foundation
import Testing

@Suite("A checkout with CRLF line ends")
struct LineEndTests {
  let folder: TemporaryFolder
  private static let view = "Sources/Demo/SignIn/SignInView.swift"

  init() throws {
    folder = try TemporaryFolder()
    let made = try folder.viperGen(
      "create", "SignIn", "--init", "--package-path", "Demo", "--testing", "none")
    #expect(made.status == 0)
    for path in try folder.tree(below: "Demo").keys where path.hasSuffix(".swift") {
      try folder.write(
        try folder.text(of: "Demo/" + path).replacing("\n", with: "\r\n"), to: "Demo/" + path)
    }
  }

  private func diff(_ options: String...) throws -> Outcome {
    try Program.viperGen(
      ["create", "SignIn", "--diff", "--testing", "none", "--package-path", "Demo"] + options,
      in: folder.url)
  }

  @Test("has no diff, as its files count as identical")
  func identical() throws {
    let outcome = try diff()
    #expect(outcome.status == 0 && !outcome.output.contains("@@"), "\(outcome.output)")
    #expect(outcome.output.contains("identical  \(Self.view)\n"))
    #expect(try diff("--json").json()["diff"] as? String == "")
  }

  @Test("has only the edited lines in the diff", arguments: [[], ["--json"]])
  func edited(options: [String]) throws {
    let text = try folder.text(of: "Demo/" + Self.view)
    try folder.write(text + "// mine\r\n", to: "Demo/" + Self.view)
    let outcome = try Program.viperGen(
      ["create", "SignIn", "--diff", "--testing", "none", "--package-path", "Demo"] + options,
      in: folder.url)
    #expect(outcome.status == 73)
    let shown = try options.isEmpty ? outcome.output : outcome.json()["diff"] as? String ?? ""
    let lines = shown.split(separator: "\n").filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
    #expect(lines == ["--- a/\(Self.view)", "+++ b/\(Self.view)", "-// mine"])
  }
}
