import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("Modules in the styles of public apps")
struct PublicStyleTests {
  @Test("with protocols for input and output")
  func inputAndOutput() throws {
    let result = recognize(
      """
      // file: App/Login/LoginProtocols.swift
      protocol LoginViewProtocol: AnyObject {}
      protocol LoginPresenterProtocol: AnyObject {}
      protocol LoginInteractorInputProtocol: AnyObject {}
      protocol LoginInteractorOutputProtocol: AnyObject {}
      protocol LoginWireframeProtocol: AnyObject {}
      // file: App/Login/LoginPresenter.swift
      final class LoginPresenter {
        weak var view: LoginViewProtocol?
        let wireframe: LoginWireframeProtocol
        let interactor: LoginInteractorInputProtocol
      }
      extension LoginPresenter: LoginPresenterProtocol {}
      extension LoginPresenter: LoginInteractorOutputProtocol {}
      // file: App/Login/LoginInteractor.swift
      final class LoginInteractor { weak var presenter: LoginInteractorOutputProtocol! }
      extension LoginInteractor: LoginInteractorInputProtocol {}
      // file: App/Login/LoginWireframe.swift
      final class LoginWireframe: LoginWireframeProtocol {}
      // file: App/Login/LoginViewController.swift
      final class LoginViewController: UIViewController {
        let presenter: LoginPresenterProtocol
      }
      extension LoginViewController: LoginViewProtocol {}
      """)
    let login = try #require(result.modules.first)
    #expect(result.modules.count == 1 && login.name == "Login" && login.target == "App")
    #expect(login.roles == [.view, .presenter, .interactor, .router])
    #expect(login.files.count == 5)
    #expect(
      login.outline == [
        "view.presenter -> presenter LoginPresenterProtocol LoginPresenter strong served",
        "presenter.view -> view LoginViewProtocol LoginViewController weak served",
        "presenter.wireframe -> router LoginWireframeProtocol LoginWireframe strong served",
        "presenter.interactor -> interactor LoginInteractorInputProtocol LoginInteractor strong served",
        "interactor.presenter -> presenter LoginInteractorOutputProtocol LoginPresenter weak served",
      ])
    let output = try #require(login.links.last)
    #expect(output.place.short == "App/Login/LoginInteractor.swift:1")
    #expect(output.namedProtocol?.place.short == "App/Login/LoginProtocols.swift:4")
    #expect(output.conformances.map(\.place.short) == ["App/Login/LoginPresenter.swift:7"])
    #expect(output.conformances.map(\.isInExtension) == [true])
    let wireframe = login.links[2].conformances
    #expect(wireframe.map(\.isInExtension) == [false])
  }

  @Test("with inputs and outputs of the module itself")
  func moduleInput() throws {
    let module = try only(
      """
      protocol NoteViewInput: class { }
      protocol NoteViewOutput { }
      protocol NoteInteractorInput { }
      protocol NoteInteractorOutput: class { }
      protocol NoteRouterInput { }
      protocol NoteModuleInput: class { }
      protocol NoteModuleOutput: class { }
      class NoteViewController: UIViewController, NoteViewInput { var output: NoteViewOutput! }
      class NotePresenter: NoteModuleInput, NoteViewOutput, NoteInteractorOutput {
        weak var view: NoteViewInput!
        var interactor: NoteInteractorInput!
        var router: NoteRouterInput!
        weak var moduleOutput: NoteModuleOutput?
      }
      class NoteInteractor: NoteInteractorInput { weak var output: NoteInteractorOutput! }
      class NoteRouter: NoteRouterInput { weak var transitionHandler: UIViewController! }
      class NoteModuleConfigurator { func configure() {} }
      """)
    #expect(
      module.outline == [
        "view.output -> presenter NoteViewOutput NotePresenter strong served",
        "presenter.view -> view NoteViewInput NoteViewController weak served",
        "presenter.interactor -> interactor NoteInteractorInput NoteInteractor strong served",
        "presenter.router -> router NoteRouterInput NoteRouter strong served",
        "presenter.moduleOutput -> ? NoteModuleOutput - weak unknown",
        "interactor.output -> presenter NoteInteractorOutput NotePresenter weak served",
      ])
  }

  @Test("with a store and a worker, as in Clean Swift")
  func cleanSwift() throws {
    let module = try only(
      """
      protocol CartBusinessLogic {}
      protocol CartDataStore {}
      protocol CartPresentationLogic {}
      protocol CartDisplayLogic: AnyObject {}
      @objc protocol CartRoutingLogic {}
      protocol CartDataPassing { var dataStore: CartDataStore? { get } }
      class CartViewController: UIViewController, CartDisplayLogic {
        var interactor: CartBusinessLogic?
        var router: (NSObjectProtocol & CartRoutingLogic & CartDataPassing)?
      }
      class CartInteractor: CartBusinessLogic, CartDataStore {
        var presenter: CartPresentationLogic?
        var worker = CartWorker()
      }
      class CartPresenter: CartPresentationLogic { weak var viewController: CartDisplayLogic? }
      class CartRouter: NSObject, CartRoutingLogic, CartDataPassing {
        weak var viewController: CartViewController?
        var dataStore: CartDataStore?
      }
      class CartWorker {}
      enum CartModels {}
      """)
    #expect(
      module.outline == [
        "view.interactor -> interactor CartBusinessLogic CartInteractor strong served",
        "view.router -> router CartRoutingLogic CartRouter strong served",
        "view.router -> router CartDataPassing CartRouter strong served",
        "presenter.viewController -> view CartDisplayLogic CartViewController weak served",
        "interactor.presenter -> presenter CartPresentationLogic CartPresenter strong served",
        "interactor.worker -> worker - CartWorker strong concreteType",
        "router.viewController -> view - CartViewController weak concreteType",
        "router.dataStore -> interactor CartDataStore CartInteractor strong served",
      ])
  }

  @Test("with protocols of free names")
  func freeNames() throws {
    let module = try only(
      """
      protocol HandlesTaps {}
      protocol LoadsTheFeed {}
      protocol Shows: AnyObject {}
      struct FeedView: View { let taps: any HandlesTaps }
      final class FeedPresenter: HandlesTaps {
        unowned(safe) let screen: any Shows
        private let feed: (any LoadsTheFeed)
      }
      final class FeedScreenHost: Shows {}
      actor FeedInteractor: LoadsTheFeed {}
      """)
    #expect(
      module.outline == [
        "view.taps -> presenter HandlesTaps FeedPresenter strong served",
        "presenter.screen -> ? Shows FeedScreenHost unowned served",
        "presenter.feed -> interactor LoadsTheFeed FeedInteractor strong served",
      ])
    #expect(module.links.map(\.isInModule) == [true, false, true])
    #expect(module.parts.map(\.kind) == [.struct, .class, .actor])
  }
}

/// The only module of a text.
func only(_ text: String) throws -> RecognizedModule {
  let result = recognize(text)
  try #require(result.modules.count == 1, "\(result.modules.map(\.name))")
  return result.modules[0]
}
