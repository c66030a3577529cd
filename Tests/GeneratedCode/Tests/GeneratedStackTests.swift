import Foundation
import Testing

/// The generated code compiles without a warning beside code that others wrote, passes its own tests
/// and is formatted. SwiftPM and the formatter judge it, without this project's own `verify`.
@Suite("Generated stacks", .serialized)
struct GeneratedStackTests {
  @Test("fit into a real package with several targets")
  func realPackage() throws {
    let folder = try TemporaryFolder()
    let address = "https://github.com/apple/swift-http-types"
    let clone = try Program.tool("git", ["clone", "--quiet", address, "Real"], in: folder.url)
    guard clone.status == 0 else {
      print("skipped: \(address) cannot be had here")
      return
    }
    try StackMatrix.create(in: folder, path: "Real", ["--target", "HTTPTypes"])
    let package = folder.url.appending(path: "Real")
    let outcome = try Judge.test(package, filter: "Stack[0-9]+")
    let passed = try #require(Judge.passedTests(outcome), "\(outcome.output)\(outcome.errors)")
    #expect(passed >= StackMatrix.stacks.filter(\.hasTests).count * 12)
    let folders = StackMatrix.stacks.flatMap { stack in
      ["Sources/HTTPTypes/\(stack.name)"]
        + (stack.hasTests ? ["Tests/HTTPTypesTests/\(stack.name)"] : [])
    }
    // The layout of the package's own .swift-format, without its rules.
    let layout =
      #"{"version": 1, "indentation": {"spaces": 4}, "lineLength": 120, "#
      + #""indentConditionalCompilationBlocks": false}"#
    let findings = try Judge.lint(folders, in: package, configuration: layout)
    #expect(findings == "")
  }
}
