import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A storyboard and the code that loads it have to agree, and only Xcode would tell.
@Suite("The storyboard")
struct StoryboardTests {
  @Test(
    "has the identifiers, the class and the module that the code says",
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
}
