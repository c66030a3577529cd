import RecognitionSupport
import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("The graph of modules in storyboards")
struct StoryboardTests {
  private static let modules = """
    // file: App/List.swift
    class ListPresenter {}
    class ListViewController {}
    // file: App/Detail.swift
    class DetailPresenter {}
    class DetailViewController {}

    """

  private static func graph(_ boards: [String: String], code: String = "") -> ModuleGraph {
    let boards = boards.sorted { $0.key < $1.key }.map { name, scenes in
      let text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="first">
        \(scenes)
        </document>
        """
      return SourceText(path: "App/\(name).storyboard", text: Array(text.utf8), module: "App")
    }
    return ModuleGraph(of: sources(of: modules + code) + boards)
  }

  private static func controller(
    _ id: String, _ name: String, _ inner: String, kind: String = "viewController"
  ) -> String {
    let custom = name.isEmpty ? "" : " customClass=\"\(name)\" customModule=\"App\""
    return """
      <scene sceneID="s\(id)"><objects>
      <\(kind) storyboardIdentifier="\(id)Screen" id="\(id)"\(custom) sceneMemberID="viewController">
      <view key="view" id="v\(id)"><subviews><button id="b\(id)"><connections>
      \(inner)
      </connections></button></subviews></view>
      </\(kind)>
      </objects></scene>
      """
  }

  private static func segue(_ destination: String, _ kind: String, _ more: String = "") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" \(more) id=\"x-y-\(destination)\"/>"
  }

  @Test(
    "has the segues with their kinds and places",
    arguments: [
      ("show", "pushes"), ("push", "pushes"), ("showDetail", "pushes"), ("replace", "pushes"),
      ("presentation", "presents"), ("modal", "presents"), ("popoverPresentation", "presents"),
      ("embed", "embeds"), ("custom", "makes"),
    ])
  func kinds(_ kind: String, _ expected: String) {
    let graph = Self.graph([
      "Main": Self.controller("a", "ListViewController", Self.segue("b", kind))
        + Self.controller("b", "DetailViewController", "")
    ])
    #expect(graph.edges.map(\.description) == ["List → Detail: \(expected)"])
    #expect(
      graph.edges.map(\.places) == [[SourcePlace(path: "App/Main.storyboard", line: 6, column: 1)]])
    #expect(graph.modulesWithoutWayIn == ["List"])
  }

  @Test("finds the module in containers and in other storyboards")
  func containers() {
    let way = Self.controller("a", "ListViewController", Self.segue("n", "presentation"))
    let detail = Self.controller("b", "DetailViewController", "")
    let inContainer =
      way
      + Self.controller(
        "n", "", Self.segue("b", "relationship", "relationship=\"rootViewController\""),
        kind: "navigationController")
      + detail
    #expect(
      Self.graph(["Main": inContainer]).edges.map(\.description) == ["List → Detail: presents"])
    func placeholder(_ more: String) -> String {
      "<viewControllerPlaceholder storyboardName=\"Other\" \(more) id=\"n\" sceneMemberID=\"viewController\"/>"
    }
    let named = way + placeholder("referencedIdentifier=\"bScreen\"")
    #expect(
      Self.graph(["Main": named, "Other": detail]).edges.map(\.description) == [
        "List → Detail: presents"
      ])
    let first = detail.replacing("id=\"b\"", with: "id=\"first\"")
    #expect(
      Self.graph(["Main": way + placeholder(""), "Other": first]).edges.map(\.description) == [
        "List → Detail: presents"
      ])
    #expect(Self.graph(["Main": way + placeholder("")]).edges.isEmpty)
    let tabs = Self.controller(
      "t", "MainTabs", Self.segue("b", "relationship"), kind: "tabBarController")
    let graph = Self.graph(["Main": tabs + detail])
    #expect(graph.edges.map(\.description) == ["MainTabs → Detail: embeds"])
    #expect(graph.nodes.filter { !$0.isModule }.map(\.name) == ["MainTabs"])
  }

  @Test(
    "is silent for what leads to no module",
    arguments: [
      segue("b", "unwind"), segue("missing", "show"), segue("a", "show"),
      "<!-- \(segue("b", "show")) -->", "<segue kind=\"show\" id=\"c\"/>",
      "<segue destination=\"b\" id=\"c\"/>", "<action selector=\"tap:\" destination=\"b\"/>",
      "<outlet property=\"detail\" destination=\"b\" id=\"c\"/>",
    ])
  func silent(_ inner: String) {
    let graph = Self.graph([
      "Main": Self.controller("a", "ListViewController", inner)
        + Self.controller("b", "DetailViewController", "")
    ])
    #expect(graph.edges.isEmpty)
  }

  @Test("reads values with other quotes and marks, and ends with any text")
  func texts() {
    let whole =
      Self.controller(
        "a", "ListViewController",
        "<segue\n  destination = 'b'\n  kind='show' identifier=\"a &gt; b > c\"/>")
      + Self.controller("b", "DetailViewController", "")
    #expect(Self.graph(["Main": whole]).edges.map(\.description) == ["List → Detail: pushes"])
    for count in stride(from: 0, to: whole.count, by: 7) {
      _ = Self.graph(["Main": String(whole.prefix(count)), "Other": String(whole.suffix(count))])
    }
  }

  @Test(
    "names the places where code performs a segue",
    arguments: [
      ("performSegue(withIdentifier: \"go\", sender: nil)", 1),
      ("self.performSegue(withIdentifier: \"go\", sender: self)", 1),
      ("performSegue(withIdentifier: \"other\", sender: nil)", 0),
      ("performSegue(withIdentifier: name, sender: nil)", 0),
      ("// performSegue(withIdentifier: \"go\", sender: nil)", 0),
    ])
  func performed(_ call: String, _ count: Int) {
    let code = "// file: App/ListRouter.swift\nclass ListRouter {\n  func go() { \(call) }\n}\n"
    let graph = Self.graph(
      [
        "Main": Self.controller(
          "a", "ListViewController", Self.segue("b", "show", "identifier=\"go\""))
          + Self.controller("b", "DetailViewController", "")
      ], code: code)
    #expect(graph.edges.map(\.description) == ["List → Detail: pushes"])
    #expect(
      graph.edges[0].places.filter { $0.path == "App/ListRouter.swift" && $0.line == 2 }.count
        == count)
    #expect(graph.edges[0].places.contains { $0.path == "App/Main.storyboard" })
  }
}
