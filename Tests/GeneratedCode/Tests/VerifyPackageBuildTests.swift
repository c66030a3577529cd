import Foundation
import Testing

@Suite("verify --package-path --build")
struct VerifyPackageBuildTests {
  private let presenter = "Demo/Sources/Demo/SignIn/SignInPresenter.swift"

  private func verify(_ folder: TemporaryFolder, _ arguments: String...) throws -> Outcome {
    try Program.viperGen(
      ["verify", "--package-path", "Demo", "--build"] + arguments, in: folder.url)
  }

  @Test("reports the compiler's errors at their places in the package")
  func build() throws {
    let folder = try TemporaryFolder()
    let created = try folder.viperGen("create", "SignIn", "--init", "--package-path", "Demo")
    try #require(created.status == 0, "\(created.errors)")
    let sound = try verify(folder)
    #expect(sound.status == 0, "\(sound.errors)")
    #expect(sound.output.contains("build "))
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
}
