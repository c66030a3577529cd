import Foundation
import Testing

/// Whatever the options, the generated code compiles without a warning and passes its own tests.
@Suite("Generated stacks", .serialized)
struct GeneratedStackTests {
  @Test("of every combination compile together in Swift 6 and 5 mode, pass, and are formatted")
  func newPackage() throws {
    let folder = try TemporaryFolder()
    try StackMatrix.create(in: folder, path: "Demo", ["--init"])
    let package = folder.url.appending(path: "Demo")
    #expect(try Judge.lint(["."], in: package) == "")
    let outcome = try Judge.test(package)
    let passed = try #require(Judge.passedTests(outcome), "\(outcome.output)\(outcome.errors)")
    #expect(passed >= StackMatrix.stacks.filter(\.hasTests).count * 12)
    let swift5 = try typecheckInSwift5Mode(package)
    #expect(swift5.status == 0 && swift5.errors == "", "\(swift5.errors)")
  }

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
  }

  /// Sources and tests, by the compiler alone, with complete concurrency checking.
  private func typecheckInSwift5Mode(_ package: URL) throws -> Outcome {
    let mode = ["-swift-version", "5", "-strict-concurrency=complete", "-warnings-as-errors"]
    let sources = try swiftFiles(package.appending(path: "Sources"))
    let module = try Program.tool(
      "swiftc",
      ["-wmo", "-emit-module", "-module-name", "Demo", "-package-name", "demo", "-enable-testing"]
        + mode
        + ["-emit-module-path", ".build/Demo.swiftmodule"] + sources, in: package)
    guard module.status == 0 else { return module }
    let tests = try swiftFiles(package.appending(path: "Tests"))
    let arguments =
      ["-wmo", "-typecheck", "-module-name", "DemoTests", "-package-name", "demo", "-I", ".build"]
    return try Program.tool("swiftc", arguments + mode + tests, in: package)
  }

  private func swiftFiles(_ folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0).path }
  }
}
