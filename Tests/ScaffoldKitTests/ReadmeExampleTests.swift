import Foundation
import Testing

@Suite("The README's library example")
struct ReadmeExampleTests {
  @Test("writes a module with four calls")
  func runs() throws {
    let folder = try TestPackage()
    let package = folder.path + "/Demo"
    let lines = try scaffold(into: package, environment: ProcessInfo.processInfo.environment)
    #expect(lines.count == 22)
    #expect(lines.first == "created Package.swift")
    let presenter = "Sources/Demo/SignIn/SignInPresenter.swift"
    #expect(lines.contains("created \(presenter)"))
    let text = try String(contentsOfFile: "\(package)/\(presenter)", encoding: .utf8)
    #expect(text.contains("func signIn(user: String) {"))
  }

  @Test("is the very file that is compiled here")
  func standsInReadme() throws {
    let here = URL(filePath: #filePath).deletingLastPathComponent()
    let example = try String(
      contentsOf: here.appending(path: "ReadmeExample.swift"), encoding: .utf8)
    let readme = try String(
      contentsOf: here.appending(path: "../../README.md").standardized, encoding: .utf8)
    #expect(readme.contains("```swift\n\(example)```\n"))
  }
}
