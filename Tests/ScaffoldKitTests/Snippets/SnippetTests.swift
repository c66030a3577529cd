import Foundation
import ScaffoldKit
import Testing

@Suite("The snippets of the articles")
struct SnippetTests {
  private static let here = URL(filePath: #filePath).deletingLastPathComponent()

  @Test("write a module with four calls")
  func scaffolds() throws {
    let folder = try TestPackage()
    let package = folder.path + "/Demo"
    let lines = try scaffold(into: package, environment: ProcessInfo.processInfo.environment)
    #expect(lines.count == 24)
    #expect(lines.first == "created Package.swift")
    let presenter = "Sources/Demo/SignIn/SignInPresenter.swift"
    #expect(lines.contains("created \(presenter)"))
    let text = try String(contentsOfFile: "\(package)/\(presenter)", encoding: .utf8)
    #expect(text.contains("func signIn(user: String) {"))
  }

  @Test("look at the changes before any is made")
  func previews() throws {
    let folder = try TestPackage()
    var request = ScaffoldRequest(
      modules: [try ModulePath("SignIn")], packagePath: folder.path + "/Demo")
    request.initializesPackage = true
    let lines = try firstLines(of: request, Scaffolder())
    #expect(lines.first?.hasPrefix("created Package.swift: // swift-tools-version") == true)
    #expect(try folder.entries() == [])
  }

  @Test("explain what is wrong")
  func explains() {
    #expect(explain("SignIn") == "SignIn is a valid name")
    let refusal = "name-syntax: invalid module name 'sign-in': not a Swift identifier"
    #expect(explain("sign-in") == "\(refusal) (use 'SignIn')")
  }

  @Test("remove the modules without edited files")
  func takesBack() throws {
    let folder = try TestPackage()
    let package = folder.path + "/Demo"
    _ = try scaffold(into: package, environment: [:])
    let removed = try removeUnedited(in: package, Scaffolder())
    #expect(removed.contains("removed Sources/Demo/SignIn/SignInView.swift"))
    #expect(removed.contains("removed .viper-gen/Demo/SignIn.json"))
    #expect(removed.last?.hasPrefix("removed .viper-gen/templates/") == true)
  }

  @Test("rename a module")
  func renames() throws {
    let folder = try TestPackage()
    let package = folder.path + "/Demo"
    _ = try scaffold(into: package, environment: [:])
    let lines = try rename(in: package, Scaffolder())
    let (old, new) = ("SignIn/SignInView.swift", "Account/LogIn/LogInView.swift")
    #expect(lines.contains("Sources/Demo/\(old) is now Sources/Demo/\(new)"))
    #expect(lines.last == ".viper-gen/Demo/SignIn.json is now .viper-gen/Demo/Account/LogIn.json")
  }

  @Test("find the errors of a template")
  func checks() throws {
    let folder = try TestPackage()
    _ = try Scaffolder().startTemplate(at: folder.path + "/screen")
    #expect(try errors(inTemplateAt: folder.path + "/screen", temporaryFolder: "/tmp") == [])
    try folder.write("screen/More.swift", "\n")
    #expect(try errors(inTemplateAt: folder.path + "/screen", temporaryFolder: "/tmp").count == 1)
  }

  @Test("are the very files that are compiled here")
  func areCompiled() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.here.path)
    let files = try names.filter { !$0.hasSuffix("Tests.swift") }.map {
      try String(contentsOf: Self.here.appending(path: $0), encoding: .utf8)
    }
    var shown: Set<String> = []
    let page = "../../../Sources/ScaffoldKit/ScaffoldKit.docc/UsingTheLibrary.md"
    let text = try String(contentsOf: Self.here.appending(path: page).standardized, encoding: .utf8)
    for block in text.matches(of: /```swift\n((?s).*?)```/).map({ String($0.1) })
    where !block.hasPrefix(".") {
      #expect(files.contains(block), "\(block)")
      shown.insert(block)
    }
    #expect(shown == Set(files))
  }
}
