import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("A link")
struct LinkTests {
  @Test("follows type aliases of protocols and compositions")
  func aliases() throws {
    let module = try only(
      """
      protocol Showing: AnyObject {}
      protocol Loading: AnyObject {}
      typealias MenuViewProtocol = Showing & Spinning
      typealias Spinning = Loading
      class MenuPresenter {
        typealias Output = MenuViewProtocol
        weak var view: Output?
      }
      class MenuViewController: MenuViewProtocol {}
      """)
    #expect(
      module.outline == [
        "presenter.view -> view Showing MenuViewController weak served",
        "presenter.view -> view Loading MenuViewController weak served",
      ])
  }

  @Test(
    "ends with aliases that use each other, once or many times",
    arguments: [
      "typealias A = Box<A>", "typealias A = B\ntypealias B = A",
      (0..<16).map { "typealias A\($0) = A\($0 + 1) & A\($0 + 1) & A\($0 + 1) & A\($0 + 1)" }
        .joined(separator: "\n") + "\ntypealias A = A0",
      "typealias A = " + String(repeating: "Box<", count: 50_000) + "Int"
        + String(repeating: ">", count: 50_000),
    ])
  func aliasesWithoutEnd(_ aliases: String) throws {
    let module = try only(
      """
      \(aliases)
      class Box<T> {}
      protocol ShopViewInput {}
      class ShopPresenter { var a: A?; var view: ShopViewInput? }
      class ShopView: ShopViewInput {}
      """)
    #expect(module.outline == ["presenter.view -> view ShopViewInput ShopView strong served"])
  }

  @Test("takes a generic parameter whose bound is another parameter", arguments: 0..<20)
  func boundByParameter(_ run: Int) throws {
    let module = try only(
      """
      protocol ShopViewInput {}
      class ShopPresenter<V, W\(run)> where V: W\(run), W\(run): ShopViewInput { var view: V? }
      class ShopView: ShopViewInput {}
      """)
    #expect(module.outline == ["presenter.view -> view ShopViewInput ShopView strong served"])
  }

  @Test("finds who conforms by a protocol that inherits, and names the inherited protocols")
  func inheritedProtocols() throws {
    let module = try only(
      """
      protocol Base {}
      protocol Titled: Base {}
      protocol ShopViewInput: Titled {}
      class ShopPresenter { var view: ShopViewInput?; var title: Titled? }
      class ShopView: ShopViewInput {}
      """)
    #expect(
      module.outline == [
        "presenter.view -> view ShopViewInput ShopView strong served",
        "presenter.title -> view Titled ShopView strong served",
      ])
    #expect(module.links[0].inheritedProtocols.map(\.name) == ["Titled", "Base"])
  }

  @Test("follows generic parameters with a bound, and the arguments of a generic superclass")
  func generics() throws {
    let module = try only(
      """
      class BasePresenter<V, I> { weak var view: V?; let interactor: I }
      class MiddlePresenter<T>: BasePresenter<T, MapInteractorInput> {}
      protocol MapViewInput: AnyObject {}
      protocol MapInteractorInput {}
      protocol MapRouting {}
      final class MapPresenter<R: MapRouting>: MiddlePresenter<MapViewInput> { let router: R }
      final class MapInteractor<P>: MapInteractorInput where P: MapOutput { let output: P }
      protocol MapOutput {}
      extension MapPresenter: MapOutput {}
      final class MapRouter: MapRouting {}
      final class MapViewController: MapViewInput {}
      """)
    #expect(
      module.outline == [
        "presenter.router -> router MapRouting MapRouter strong served",
        "presenter.view -> view MapViewInput MapViewController weak served",
        "presenter.interactor -> interactor MapInteractorInput MapInteractor strong served",
        "interactor.output -> presenter MapOutput MapPresenter strong served",
      ])
    #expect(module.links.map(\.isInherited) == [false, true, true, false])
  }

  @Test("says when several types conform, when the superclass does, and when none is known")
  func states() throws {
    let module = try only(
      """
      protocol HomeView {}
      protocol HomeInteractorInput {}
      protocol HomeRouting {}
      class HomePresenter { let view: HomeView, interactor: HomeInteractorInput; let router: HomeRouting }
      class HomeViewController: HomeView {}
      class PreviewHome: HomeView {}
      class Shared: HomeInteractorInput {}
      class HomeInteractor: Shared {}
      class HomeRouter {}
      """)
    #expect(module.links.map(\.state) == [.severalConformingTypes, .inherited, .unknown])
    #expect(module.links[0].toType == "HomeViewController")
    #expect(module.links[0].conformances.map(\.typeName) == ["HomeViewController", "PreviewHome"])
    #expect(module.links[1].toType == "HomeInteractor")
  }

  @Test("is a stored property of the values, and no array, closure, or computed or static property")
  func storedProperties() throws {
    let module = try only(
      """
      protocol TabView: AnyObject {}
      class TabViewController: TabView {}
      class TabPresenter {
        #if DEBUG
          weak var first: TabView?
        #else
          weak var first: TabView?
        #endif
        @Published var second: Optional<TabView> { didSet {} }
        lazy var third: (any TabView)? = { nil }()
        let views: [TabView] = []
        var make: () -> TabView
        static weak var shared: TabView?
        var computed: TabView? { first }
        var type: TabView.Type
        init(view: TabView) { let local: TabView = view }
      }
      """)
    #expect(module.links.map(\.property) == ["first", "second", "third"])
  }

  @Test("resolves a name in the file, the target and its imports before other targets")
  func targets() throws {
    let result = recognize(
      """
      // file: A/A.swift
      public protocol Output {}
      class InfoPresenter: Output {}
      class InfoInteractor { let output: Output }
      // file: B/B.swift
      import A
      private protocol Hidden {}
      class DataPresenter: Output, Hidden {}
      class DataInteractor { let output: A.Output; private let hidden: Hidden }
      // file: B/Other.swift
      private protocol Hidden {}
      class Unrelated: Hidden {}
      """)
    #expect(result.modules.map(\.target) == ["A", "B"])
    #expect(result.modules[1].links.map(\.state) == [.severalConformingTypes, .served])
    #expect(result.modules[1].links[1].toType == "DataPresenter")
  }
}
