import RecognitionSupport
import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("The graph of modules")
struct ModuleGraphTests {
  /// Two modules, whose code the cases add to.
  private static let modules = """
    // file: App/List/List.swift
    class ListPresenter {}
    class ListViewController {}
    // file: App/Detail/Detail.swift
    class DetailPresenter {}
    class DetailViewController {}
    class DetailBuilder {}
    class DetailRouter {}
    protocol DetailRouterProtocol {}
    class DetailCellView {}

    """

  private static func graph(_ code: String, in file: String = "App/List/ListRouter.swift")
    -> ModuleGraph
  {
    ModuleGraph(of: sources(of: "\(modules)// file: \(file)\n\(code)\n"))
  }

  @Test(
    "has an edge with the kind that the code says",
    arguments: [
      // VIPER with routers that create modules.
      (
        "class ListRouter { func go() { let v = DetailRouter.createModule()\n view.present(v, animated: true) } }",
        "presents"
      ),
      (
        "class ListRouter { func go() { navigation?.pushViewController(DetailRouter.createModule(), animated: true) } }",
        "pushes"
      ),
      (
        "class ListRouter { func go() { guard let v = DetailBuilder.build() else { return }\n navigation.push(v) } }",
        "pushes"
      ),
      // Builders, and what they return.
      (
        "class ListRouter { func go() { let b = DetailBuilder(x: 1)\n push(module: b.makeModule()) } }",
        "pushes"
      ),
      (
        "class ListRouter { func go() { let v = DetailBuilder().build()\n let n = UINavigationController(rootViewController: v)\n view.present(n, animated: true) } }",
        "presents"
      ),
      (
        "class ListRouter { func go() -> UIViewController { return DetailBuilder().build() } }",
        "makes"
      ),
      (
        "class ListRouter { func go() { DetailBuilder().build().present(from: view) } }", "presents"
      ),
      // Views.
      (
        "class ListRouter { func go() { let vc = DetailViewController()\n view.show(vc, sender: nil) } }",
        "pushes"
      ),
      (
        "class ListRouter { func go() { let vc = DetailViewController()\n view.addChild(vc)\n view.present(alert) } }",
        "embeds"
      ),
      (
        "class ListRouter { func go() { let vc = board.instantiateViewController(withIdentifier: \"D\") as! DetailViewController\n present(vc) } }",
        "presents"
      ),
      (
        "class ListRouter { func go() { let vc: DetailViewController = .instantiate()\n push(vc) } }",
        "pushes"
      ),
      (
        "class ListRouter { func go() { let vc = resolver.resolve(DetailViewController.self)!\n push(vc) } }",
        "pushes"
      ),
      (
        "class ListRouter { func go() { let vc = DetailViewController.instantiate()\n present(vc) } }",
        "presents"
      ),
      // Windows and tabs.
      (
        "class ListRouter { func go() { window.rootViewController = DetailRouter.createModule() } }",
        "embeds"
      ),
      (
        "class ListRouter { func go() { let v = DetailRouter.createModule()\n tabs.viewControllers = [v] } }",
        "embeds"
      ),
      // Wireframes of other modules.
      (
        "class ListRouter { let detail: DetailRouter\n func go() { detail.presentDetail(from: view) } }",
        "presents"
      ),
      (
        "class ListRouter { var detailRouter: DetailRouterProtocol?\n func go() { detailRouter?.push() } }",
        "pushes"
      ),
      ("class ListRouter { let detail = DetailRouter()\n func go() { detail.show() } }", "pushes"),
      // Closures and assemblies.
      ("class ListRouter { func go() { view?.show(dependencies.makeDetail(1)) } }", "pushes"),
      (
        "class ListRouter { func go() { let m = dependencies.makeDetailScreen()\n m.present { x in } } }",
        "presents"
      ),
      (
        "class ListRouter { func go() { view.present(Assembly.detailScreen(), animated: true) } }\n// file: App/Assembly.swift\nclass Assembly { static func detailScreen() -> X { return DetailBuilder().build() } }",
        "presents"
      ),
      // SwiftUI.
      (
        "struct ListRouter { var body: X { NavigationLink(\"x\", destination: DetailBuilder.build()) } }",
        "pushes"
      ),
      (
        "struct ListRouter { var body: X { text.sheet(isPresented: $x) { DetailBuilder.build() } } }",
        "presents"
      ),
      // Other code of the module.
      ("extension ListPresenter { func go() { router.embed(DetailBuilder()) } }", "embeds"),
    ])
  func kinds(code: String, kind: String) {
    let graph = Self.graph(code)
    let edges = graph.edges.filter { $0.from == "List" }
    #expect(edges.map(\.description) == ["List → Detail: \(kind)"], "\(graph.edges)")
    #expect(edges.first?.places.first?.path == "App/List/ListRouter.swift")
    #expect(graph.modulesWithoutWayIn == ["List"])
  }

  @Test(
    "has no edge for what creates no module",
    arguments: [
      "class ListRouter { func go(view: DetailViewController) {} }",
      "class ListRouter { weak var parent: DetailRouter?\n func go() { parent?.presentX() } }",
      "class ListRouter: DetailRouter {}",
      "extension DetailRouter { func go() { present(DetailViewController()) } }",
      "class ListRouter { func go() { _ = DetailCellView() } }",
      "class ListRouter { func go() { print(\"DetailRouter.createModule()\") } }",
      "class ListRouter { // DetailRouter.createModule()\n }",
      "class ListRouter { func go() { if view is DetailViewController {} } }",
      "class ListRouter { var router: DetailRouterProtocol! }",
      "typealias ListDetail = DetailRouter",
      "class ListRouter { func makeDetail() {} }",
    ])
  func silent(code: String) {
    #expect(Self.graph(code).edges.isEmpty)
  }

  @Test("reads wireframes of templates, namespaces, and VIP")
  func styles() {
    let text = """
      // file: A/Home.swift
      final class HomeWireframe: BaseWireframe { func go() { navigationController?.pushWireframe(LoginWireframe()) } }
      class HomePresenter {}
      // file: A/Login.swift
      class LoginWireframe {}; class LoginPresenter {}; class LoginInteractor {}
      // file: A/Shop.swift
      enum Shop { class Presenter {}; class ViewController {}; struct Request {} }
      class CartInteractor { func a() { _ = Shop.Request() } }
      class CartViewController { func go() { show(Shop.ViewController(), sender: nil) } }
      class CartPresenter {}
      """
    let graph = ModuleGraph(of: sources(of: text))
    #expect(graph.edges.map(\.description) == ["Cart → Shop: pushes", "Home → Login: pushes"])
    #expect(graph.modulesWithoutWayIn == ["Cart", "Home"])
  }

  @Test("names types outside of modules, and leaves out tests")
  func entries() {
    let graph = Self.graph(
      "class AppDelegate { func go() { window.rootViewController = DetailBuilder().build() } }",
      in: "App/AppDelegate.swift")
    #expect(graph.edges.map(\.description) == ["AppDelegate → Detail: embeds"])
    #expect(graph.nodes.map(\.name) == ["Detail", "List", "AppDelegate"])
    #expect(graph.nodes.map(\.isModule) == [true, true, false])
    #expect(Self.graph("class X { let a = DetailBuilder() }", in: "AppTests/X.swift").edges.isEmpty)
  }

  @Test("has recorded edges that no code shows")
  func recorded() {
    let texts = sources(of: Self.modules)
    let graph = ModuleGraph(of: texts, presents: ["List": ["Detail", "Gone"]])
    #expect(graph.edges.map(\.description) == ["List → Detail: presents"])
    #expect(graph.edges.map(\.isRecorded) == [true])
    let shown = ModuleGraph(
      of: texts
        + sources(
          of:
            "// file: App/List/R.swift\nextension ListPresenter { func go() { push(DetailBuilder()) } }"
        ),
      presents: ["List": ["Detail"]])
    #expect(shown.edges.map(\.description) == ["List → Detail: pushes"])
  }

  @Test("finds cycles")
  func cycles() {
    var text = ""
    for (from, to) in [
      ("A", "B"), ("B", "C"), ("C", "A"), ("C", "D"), ("D", "E"), ("E", "D"), ("F", "F"),
    ] {
      text +=
        "// file: App/\(from)\(to).swift\nclass \(from)Presenter {}\nclass \(from)Router { func go\(to)() { push(\(to)Router()) } }\n"
    }
    let graph = ModuleGraph(of: sources(of: text))
    #expect(graph.cycles == [["A", "B", "C"], ["D", "E"]])
    #expect(graph.modulesWithoutWayIn == ["F"])
  }

  @Test("tells modules of two targets apart")
  func targets() {
    let text = """
      // file: A/X.swift
      class ListPresenter {}; class ListRouter {}
      // file: B/X.swift
      class ListPresenter {}; class ListRouter {}
      """
    #expect(ModuleGraph(of: sources(of: text)).nodes.map(\.name) == ["A.List", "B.List"])
  }

  @Test(
    "has no edge for data with the name of a module, and for previews",
    arguments: [
      "class ListWorker { func go() { service.getDetail(id: 1) } }",
      "enum ListRequest { case makeDetail(Int) }",
      "#Preview { DetailBuilder.build() }",
      "#Preview(\"List\") { DetailViewController() }",
    ])
  func nothing(_ code: String) {
    #expect(Self.graph(code, in: "App/List/ListWorker.swift").edges == [])
  }
}
