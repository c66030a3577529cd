import Foundation
import Testing

@Suite("A module whose target has another name")
struct RenamedTargetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let made = try folder.viperGen(
      "create", "SignIn", "Account/Home", "--init", "-C", "Package", "--target", "Demo", "-q")
    #expect(made.status == 0, "\(made.errors)")
    let presenter = "Package/Sources/Demo/SignIn/SignInPresenter.swift"
    try folder.write(try folder.text(of: presenter) + "// ours\n", to: presenter)
    for (old, new) in [("Sources/Demo", "Sources/Shop"), ("Tests/DemoTests", "Tests/ShopTests")] {
      try FileManager.default.moveItem(
        at: package.appending(path: old), to: package.appending(path: new))
    }
    let manifest = try folder.text(of: "Package/Package.swift")
    try folder.write(manifest.replacing("Demo", with: "Shop"), to: "Package/Package.swift")
  }

  private var package: URL { folder.url.appending(path: "Package") }

  /// The command in quotes after the words "to record" or "type".
  private func advice(in text: String) throws -> [String] {
    let match = try #require(text.firstMatch(of: /type 'viper-gen (rename [^']*)'/), "\(text)")
    return match.1.split(separator: " ").map(String.init)
  }

  @Test(
    "is recorded in it by the command that list, add and update name",
    arguments: ["list", "add", "update"])
  func recorded(command: String) throws {
    let words = [
      "list": ["list"], "add": ["add", "SignIn", "reset()"], "update": ["update", "SignIn"],
    ]
    let outcome = try Program.viperGen(words[command] ?? [], in: package)
    for module in ["SignIn", "Account/Home"] {
      let advice = try advice(in: outcome.errors).map {
        ["SignIn", "Account/Home"].contains($0) ? module : $0
      }
      #expect(advice == ["rename", module, module, "--target", "Demo", "--to-target", "Shop"])
      let renamed = try Program.viperGen(advice, in: package)
      #expect(renamed.status == 0, "\(renamed.errors)")
    }
    let listed = try Program.viperGen(["list"], in: package)
    #expect(listed.errors.isEmpty, "\(listed.errors)")
    #expect(listed.output.contains("SignIn        viper  Shop  21 files  1 edited\n"))
    #expect(
      try folder.contents(below: "Package/.viper-gen").keys.allSatisfy { !$0.contains("Demo") })
    #expect(try Program.viperGen(["add", "SignIn", "reset()"], in: package).status == 0)
    let again = try Program.viperGen(["update"], in: package)
    #expect(again.errors.hasSuffix("unchanged\n"), "\(again.errors)")
    let presenter = "Package/Sources/Shop/SignIn/SignInPresenter.swift"
    #expect(try folder.text(of: presenter).hasSuffix("// ours\n"))
    #expect(
      try folder.text(of: "Package/Tests/ShopTests/SignIn/SignInPresenterTests.swift").contains(
        "import Shop"))
  }
}
