import Foundation
import Testing

@Suite("The articles")
struct ArticleTests {
  @Test("show a module in a way that compiles", .enabled(if: StandInJudge.isAvailable))
  func presenting() throws {
    let block = try #require(
      Document.article("Architectures").blocks("swift").first { $0.contains("SignInWireframe()") })
    let folder = try TemporaryFolder()
    _ = try folder.viperGen("create", "SignIn", "--init", "--package-path", "Demo")
    try folder.write(
      """
      import UIKit
      @MainActor final class Caller: SignInDelegate {
        let navigationController = UINavigationController()
        private var kept: SignInWireframe?
        func beganPresenting(_ module: any SignIn) {}
        func show() {
          \(block)
          kept = signIn
        }
      }
      """, to: "Caller.swift")
    let sources = try folder.tree(below: "Demo/Sources").keys.filter { $0.hasSuffix(".swift") }
    let verdict = try StandInJudge.check(
      ["Caller.swift"] + sources.map { "Demo/Sources/\($0)" }.sorted(), in: folder.url, on: "iOS")
    #expect(verdict.isAccepted, "\(verdict.diagnostics)")
  }
}
