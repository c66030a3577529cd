import Foundation
import Testing

@Suite("verify")
struct VerifyPackageBuildTests {
  private let presenter = "Demo/Sources/Demo/SignIn/SignInPresenter.swift"

  private func verify(_ folder: TemporaryFolder, _ arguments: String...) throws -> Outcome {
    try Program.viperGen(
      ["verify", "--package-path", "Demo"] + arguments, in: folder.url)
  }

  @Test("reports the compiler's errors at their places in the package")
  func build() throws {
    let folder = try TemporaryFolder()
    let created = try folder.viperGen("create", "SignIn", "--init", "--package-path", "Demo")
    try #require(created.status == 0, "\(created.errors)")
    let sound = try verify(folder)
    #expect(sound.status == 0, "\(sound.errors)")
    #expect(sound.output.contains("build "))
    #expect(sound.output.contains(", no errors, "))
    let numbers = sound.output.matches(of: /(\d+) of (\d+) tests passed/)
    #expect(numbers.count == 1 && numbers[0].1 == numbers[0].2 && numbers[0].1 != "0")
    let file = folder.url.appending(path: presenter)
    let text = try String(contentsOf: file, encoding: .utf8)
    try (text + "\nlet broken: Int = \"\"\n").write(to: file, atomically: true, encoding: .utf8)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).count + 1
    let broken = try verify(folder, "--json")
    #expect(broken.status == 1)
    let found = try #require(try broken.json()["diagnostics"] as? [[String: Any]])
    #expect(found.count == 1)
    #expect(found.first?["path"] as? String == "Sources/Demo/SignIn/SignInPresenter.swift")
    #expect(found.first?["line"] as? Int == line)
    let part = try verify(folder, "--shard", "1/2")
    #expect(part.status == 1)
    #expect(part.errors.contains(":\(line):"))
  }

  @Test("reports each failure of the modules' tests at its place, and runs no other tests")
  func failures() throws {
    for testing in ["swift-testing", "xctest"] {
      let folder = try TemporaryFolder()
      for name in ["SignIn", "LogOut"] {
        let created = try folder.viperGen(
          "create", name, "--init", "--package-path", "Demo", "--testing", testing)
        try #require(created.status == 0, "\(created.errors)")
      }
      let tests = "Tests/DemoTests/SignIn/SignInPresenterTests.swift"
      let file = folder.url.appending(path: "Demo/\(tests)")
      let text = try String(contentsOf: file, encoding: .utf8)
      let failure =
        testing == "xctest"
        ? "final class SignInOwnTests: XCTestCase { func testIt() { XCTAssertEqual(1, 2) } }"
        : "struct SignInOwnTests { @Test func it() { #expect(1 == 2) } }"
      try (text + "\n" + failure + "\n").write(to: file, atomically: true, encoding: .utf8)
      let all = try verify(folder)
      #expect(all.status == 1)
      let line = text.split(separator: "\n", omittingEmptySubsequences: false).count + 1
      #expect(all.errors.contains("\(tests):\(line):"), "\(all.errors)")
      #expect(all.output.contains("2 modules, 1 error, "))
      let other = try verify(folder, "LogOut")
      #expect(other.status == 0, "\(other.errors)")
      #expect(other.output.contains("1 module, no errors, "))
    }
  }
}
