import Foundation
import RecognitionSupport
import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("A format of a graph")
struct GraphFormatTests {
  private static let text = """
    // file: App/List & Co/List.swift
    class ListPresenter {}
    class ListRouter { func go() { push(DetailRouter()) } }
    // file: App/Detail.swift
    class DetailPresenter {}
    class DetailRouter {}
    """

  @Test("is a flowchart of Mermaid")
  func mermaid() {
    #expect(
      ModuleGraph(of: sources(of: Self.text)).mermaid == """
        flowchart LR
          n0["Detail"]
          n1["List"]
          n1 -->|"pushes"| n0
          classDef alone stroke:#bc4c00,stroke-dasharray:5 3
          class n1 alone

        """)
  }

  @Test("is a graph of Graphviz")
  func dot() {
    let dot = ModuleGraph(of: sources(of: Self.text)).dot
    #expect(dot.contains("  n1 [label=\"List\", URL=\"App/List%20%26%20Co/List.swift\", color"))
    #expect(dot.contains("  n1 -> n0 [label=\"pushes\", style=solid, color=\"#1a7f37\"]\n"))
  }

  @Test("is JSON")
  func json() throws {
    let graph = ModuleGraph(of: sources(of: Self.text))
    let read = try JSONSerialization.jsonObject(with: Data(graph.json.utf8)) as? [String: Any]
    let edges = read?["edges"] as? [[String: Any]]
    #expect(edges?.count == 1)
    #expect(edges?[0]["kind"] as? String == "pushes")
    #expect((edges?[0]["places"] as? [[String: Any]])?[0]["line"] as? Int == 2)
    #expect(read?["modulesWithoutWayIn"] as? [String] == ["List"])
  }

  /// The boxes of the nodes in a picture.
  private func boxes(_ svg: String) -> [(x: Double, y: Double, width: Double, height: Double)] {
    svg.split(separator: "\n").filter { $0.contains("class=\"title\"") }.compactMap { line in
      func value(_ name: String) -> Double? {
        line.firstRange(of: "\(name)=\"").flatMap { range in
          Double(line[range.upperBound...].prefix { $0 != "\"" })
        }
      }
      guard let x = value(" x"), let y = value(" y"), let width = value(" width"),
        let height = value(" height")
      else { return nil }
      return (x, y, width, height)
    }
  }

  @Test(
    "is a picture without overlaps, whatever the number of modules", arguments: [1, 2, 10, 60, 300])
  func svg(count: Int) throws {
    var text = ""
    var seed: UInt64 = 7
    for index in 0..<count {
      text +=
        "// file: App/M\(index).swift\nclass M\(index)Presenter {}\nclass M\(index)Router { func go() {"
      for _ in 0..<(index % 4) {
        seed = seed &* 6_364_136_223_846_793_005 &+ 1
        text += " push(M\(Int(seed >> 33) % count)Router());"
      }
      text += " } }\n"
    }
    let graph = ModuleGraph(of: sources(of: text))
    #expect(graph.nodes.count == count)
    let boxes = boxes(graph.svg)
    #expect(boxes.count == count)
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        let isApart =
          box.x + box.width <= other.x || other.x + other.width <= box.x
          || box.y + box.height <= other.y || other.y + other.height <= box.y
        #expect(isApart)
      }
    }
    #expect(graph.svg == ModuleGraph(of: sources(of: text).reversed()).svg)
  }

  @Test("escapes text, links to files, and has rules for dark backgrounds and no script")
  func markup() throws {
    let svg = ModuleGraph(of: sources(of: Self.text)).svg
    #expect(
      svg.contains(
        "<a href=\"App/List%20%26%20Co/List.swift\"><title>App/List &amp; Co/List.swift</title>"))
    #expect(svg.contains("@media (prefers-color-scheme: dark)"))
    #expect(!svg.contains("<script") && !svg.contains("url(") && !svg.contains("@import"))
    #expect(XMLTags.areBalanced(in: svg))
  }

  @Test("shows the parts of a module, with what is broken")
  func parts() throws {
    let text = """
      // file: App/Login.swift
      protocol LoginView: AnyObject {}
      protocol LoginPresenterProtocol {}
      protocol LoginOutput: AnyObject {}
      class LoginViewController: LoginView { var presenter: LoginPresenterProtocol? }
      class LoginPresenter: LoginPresenterProtocol {
        weak var view: LoginView?
        var interactor: LoginInteractor
        unowned var output: LoginOutput
        var service: LoginStore
      }
      class LoginInteractor {}
      protocol LoginStore {}
      class A: LoginStore {}
      class B: LoginStore {}
      """
    let module = try #require(recognize(text).modules.first)
    let graph = ModulePartsGraph(of: module)
    #expect(
      graph.links.map { "\($0.from) → \($0.to): \($0.label)\($0.isBroken ? " ✗" : "")" } == [
        "LoginViewController → LoginPresenter: LoginPresenterProtocol",
        "LoginPresenter → LoginViewController: LoginView, weak",
        "LoginPresenter → LoginInteractor: no protocol ✗",
        "LoginPresenter → LoginOutput: LoginOutput, unowned, no conforming type ✗",
        "LoginPresenter → LoginStore: LoginStore, 2 conforming types ✗",
      ])
    #expect(XMLTags.areBalanced(in: graph.svg))
    #expect(graph.svg.contains("class=\"edge broken\""))
    #expect(graph.mermaid.contains("linkStyle 2 stroke:#cf222e"))
    #expect(graph.dot.contains("LoginView, weak"))
    #expect(try JSONSerialization.jsonObject(with: Data(graph.json.utf8)) is [String: Any])
  }
}

/// A check of the tags of XML, which is enough for pictures.
enum XMLTags {
  static func areBalanced(in text: String) -> Bool {
    var open: [Substring] = []
    for piece in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = piece.firstIndex(of: ">") else { return false }
      let tag = piece[..<end]
      if tag.hasPrefix("/") {
        guard open.popLast() == tag.dropFirst() else { return false }
      } else if !tag.hasSuffix("/") {
        open.append(tag.prefix { $0 != " " && $0 != "\n" })
      }
    }
    return open.isEmpty
  }
}
