import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A storyboard and the code that loads it have to agree, which only Xcode would check.
@Suite("The storyboard")
struct StoryboardTests {
  @Test(
    "has the identifiers, the class and the module that the code names",
    arguments: ["flat", "layers"], ["separate", "inline"])
  func identifiers(_ layout: String, _ protocols: String) throws {
    let folder = try TemporaryFolder()
    let created = try Program.viperGen(
      [
        "create", "SignIn", "--init", "--package-path", "Demo", "--view", "storyboard",
        "--layout", layout, "--protocols", protocols,
      ], in: folder.url)
    try #require(created.status == 0, "\(created.errors)")
    let module = folder.url.appending(path: "Demo/Sources/Demo/SignIn")
    let view = layout == "layers" ? module.appending(path: "UserInterface") : module
    let wireframe = layout == "layers" ? module.appending(path: "Routing") : module
    let file = protocols == "inline" ? "SignInWireframe.swift" : "SignInWireframeProtocols.swift"
    let constants = try constants(wireframe.appending(path: file))

    let name = try #require(constants["storyboardName"])
    let data = try Data(contentsOf: view.appending(path: "\(name).storyboard"))
    let storyboard = try XMLDocument(data: data)
    let controllers = try storyboard.nodes(forXPath: "//viewController")
    let controller = try #require(controllers.first as? XMLElement)
    #expect(controllers.count == 1)
    #expect(value("storyboardIdentifier", of: controller) == constants["viewIdentifier"])
    #expect(value("customClass", of: controller) == "SignInView")
    #expect(value("customModule", of: controller) == "Demo")
    #expect(value("customModuleProvider", of: controller) == "target")
    let root = try #require(storyboard.rootElement())
    #expect(value("initialViewController", of: root) == value("id", of: controller))
    let views = try storyboard.nodes(forXPath: "//view/accessibility/@identifier")
    #expect(views.map(\.stringValue) == [constants["viewIdentifier"]])
    let ids = try storyboard.nodes(forXPath: "//@id | //@sceneID").compactMap(\.stringValue)
    #expect(ids.count == 6 && Set(ids).count == 6)
  }

  @Test(
    "of every architecture is valid, and agrees with its code",
    arguments: ["viper", "viper-contract", "vip", "viper-closures", "viper-list-detail"])
  func everyArchitecture(_ template: String) throws {
    let folder = try TemporaryFolder()
    let created = try folder.viperGen(
      "create", "SignIn", "--init", "--package-path", "Demo", "--template", template,
      "--view", "storyboard")
    try #require(created.status == 0, "\(created.errors)")
    let module = folder.url.appending(path: "Demo/Sources/Demo/SignIn")
    let files = try FileManager.default.subpathsOfDirectory(atPath: module.path)
    let code = try files.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: module.appending(path: $0), encoding: .utf8)
    }.joined()
    let storyboards = files.filter { $0.hasSuffix(".storyboard") }
    #expect(storyboards.count == 1)
    for path in storyboards {
      let name = try #require(path.split(separator: "/").last?.split(separator: ".").first)
      #expect(code.contains("\"\(name)\""))
      let file = try XMLDocument(data: try Data(contentsOf: module.appending(path: path)))
      let controllers = try file.nodes(forXPath: "//*[@storyboardIdentifier]")
      #expect(!controllers.isEmpty)
      for case let controller as XMLElement in controllers {
        let identifier = try #require(value("storyboardIdentifier", of: controller))
        #expect(code.contains("\"\(identifier)\""), "\(identifier)")
        let type = try #require(value("customClass", of: controller))
        #expect(code.contains("class \(type):"), "\(type)")
        #expect(value("customModule", of: controller) == "Demo")
      }
      let ids = try file.nodes(forXPath: "//@id | //@sceneID").compactMap(\.stringValue)
      #expect(ids.count > 3 && Set(ids).count == ids.count)
    }
  }

  private func value(_ attribute: String, of element: XMLElement) -> String? {
    element.attribute(forName: attribute)?.stringValue
  }

  /// The text constants of a file by their names.
  private func constants(_ file: URL) throws -> [String: String] {
    let text = try String(contentsOf: file, encoding: .utf8)
    let found = text.matches(of: /static let (\w+) = "(.*)"/).map { (String($0.1), String($0.2)) }
    return try Dictionary(found) { _, _ in throw Twice() }
  }

  private struct Twice: Error {}

  @Test("is a resource of the new package, and later ones are named with the line to write")
  func resource() throws {
    let folder = try TemporaryFolder()
    let create = ["create", "--view", "storyboard", "--package-path", "Demo"]
    #expect(try Program.viperGen(create + ["SignIn", "--init"], in: folder.url).status == 0)
    #expect(try resources(in: folder) == ["SignIn/SignIn.storyboard"])

    let second = try Program.viperGen(create + ["LogIn"], in: folder.url)
    let line = #".process("LogIn/LogIn.storyboard")"#
    #expect(second.status == 0)
    #expect(second.errors.contains("does not declare a resource") && second.errors.contains(line))

    let declared = #".process("SignIn/SignIn.storyboard")"#
    let manifest = try String(
      contentsOf: folder.url.appending(path: "Demo/Package.swift"), encoding: .utf8)
    try folder.write(
      manifest.replacing(declared, with: "\(declared), \(line)"), to: "Demo/Package.swift")
    let third = try Program.viperGen(create + ["LogIn"], in: folder.url)
    #expect(third.status == 0 && !third.errors.contains("resource"), "\(third.errors)")
    let renamed = try folder.viperGen("rename", "LogIn", "Enter", "--package-path", "Demo")
    #expect(renamed.status == 0, "\(renamed.errors)")
    #expect(
      try resources(in: folder) == ["SignIn/SignIn.storyboard", "Enter/Enter.storyboard"])
  }

  /// The resources that SwiftPM finds, from the target's folder.
  private func resources(in folder: TemporaryFolder) throws -> Set<String> {
    let outcome = try Program.tool(
      "swift", ["package", "--package-path", "Demo", "describe", "--type", "json"], in: folder.url)
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    let paths = outcome.output.matches(of: /Sources\\?\/Demo\\?\/(.*\.storyboard)"/)
    return Set(paths.map { String($0.output.1).replacing("\\", with: "") })
  }
}
