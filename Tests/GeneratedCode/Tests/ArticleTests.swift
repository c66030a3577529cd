import Foundation
import Testing

@Suite("The README and the articles")
struct ArticleTests {
  @Test("begin with a command whose package builds and passes its tests")
  func firstCommand() throws {
    let run = try #require(Document.readme.commands.first { $0.hasPrefix("swift run viper-gen ") })
    let folder = try TemporaryFolder()
    let arguments = run.split(separator: " ").dropFirst(3).map(String.init)
    let created = try Program.viperGen(arguments, in: folder.url)
    try #require(created.status == 0, "\(created.errors)")
    let outcome = try Judge.test(folder.url.appending(path: "Demo"))
    let passed = try #require(Judge.passedTests(outcome), "\(outcome.output)\(outcome.errors)")
    #expect(Document.readme.text.contains(": the \(passed) tests of the new module pass"))
  }

  @Test("show a module in a way that compiles", .enabled(if: StandInJudge.isAvailable))
  func presenting() throws {
    let blocks = Document.article("Architectures").blocks("swift")
    let block = try #require(blocks.first { $0.contains("SignInWireframe()") })
    let release = try #require(blocks.first { $0.contains("didDismiss(_ module: any SignIn)") })
    let folder = try TemporaryFolder()
    _ = try folder.viperGen("create", "SignIn", "--init", "--package-path", "Demo")
    try folder.write(
      """
      import UIKit
      @MainActor final class Caller: SignInDelegate {
        let navigationController = UINavigationController()
        private var signIn: (any SignIn)?
        func show() {
          \(block)
        }
        \(release)
      }
      """, to: "Caller.swift")
    let sources = try folder.tree(below: "Demo/Sources").keys.filter { $0.hasSuffix(".swift") }
    let verdict = try StandInJudge.check(
      ["Caller.swift"] + sources.map { "Demo/Sources/\($0)" }.sorted(), in: folder.url, on: "iOS")
    #expect(verdict.isAccepted, "\(verdict.diagnostics)")
  }
}
