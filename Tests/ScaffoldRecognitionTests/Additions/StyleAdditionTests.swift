import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("Additions in the styles of public apps")
struct StyleAdditionTests {
  /// Input and output, with conformances in extensions of several files.
  private static let inputAndOutput = """
    // file: App/Login/LoginProtocols.swift
    protocol LoginViewProtocol: AnyObject { func show(_ text: String) }
    protocol LoginPresenterProtocol: AnyObject {
        // View to presenter
        func viewDidLoad()
    }

    protocol LoginInteractorInputProtocol: AnyObject {

    }
    protocol LoginInteractorOutputProtocol: AnyObject {
    }
    @MainActor protocol LoginWireframeProtocol: AnyObject {}
    // file: App/Login/LoginPresenter.swift
    final class LoginPresenter {
        weak var view: LoginViewProtocol?
        var wireframe: LoginWireframeProtocol?
        var interactor: LoginInteractorInputProtocol?
    }
    // file: App/Login/LoginPresenter+Output.swift
    extension LoginPresenter: LoginPresenterProtocol {
        func viewDidLoad() { view?.show("") }
    }

    extension LoginPresenter: LoginInteractorOutputProtocol {}
    // file: App/Login/LoginInteractor.swift
    final class LoginInteractor { weak var presenter: LoginInteractorOutputProtocol! }
    extension LoginInteractor: LoginInteractorInputProtocol { }
    // file: App/Login/LoginWireframe.swift
    final class LoginWireframe: LoginWireframeProtocol {}
    // file: App/Login/LoginViewController.swift
    final class LoginViewController {
        var presenter: LoginPresenterProtocol?
    }
    extension LoginViewController: LoginViewProtocol {
        func show(_ text: String) {}
    }
    """

  /// Inputs and outputs, with all conformances in the heads of classes.
  private static let rambler = """
    // file: App/Note.swift
    protocol NoteViewInput: AnyObject {
        func setupInitialState()
    }
    protocol NoteViewOutput { func viewIsReady() }
    protocol NoteInteractorInput { }
    protocol NoteInteractorOutput: AnyObject { }
    class NoteViewController: NoteViewInput {
        var output: NoteViewOutput!

        // MARK: NoteViewInput
        func setupInitialState() {
        }
    }
    class NotePresenter: NoteViewOutput, NoteInteractorOutput {
        weak var view: NoteViewInput!
        var interactor: NoteInteractorInput!
        func viewIsReady() {
        }
    }
    class NoteInteractor: NoteInteractorInput { weak var output: NoteInteractorOutput! }
    """

  /// Clean Swift, with public types and a composition.
  private static let cleanSwift = """
    // file: App/Cart.swift
    public protocol CartBusinessLogic { func load() }
    protocol CartDisplayLogic: AnyObject {}
    protocol CartPresentationLogic {}
    protocol CartRoutingLogic {}
    protocol CartDataPassing { var count: Int { get } }
    class CartViewController: CartDisplayLogic {
      var interactor: CartBusinessLogic?
      var router: (CartRoutingLogic & CartDataPassing)?
    }
    public class CartInteractor: CartBusinessLogic {
      var presenter: CartPresentationLogic?
      public func load() {}
    }
    struct CartPresenter: CartPresentationLogic { weak var viewController: CartDisplayLogic? }
    class CartRouter: CartRoutingLogic, CartDataPassing { var count = 0 }
    """

  /// Free names, an actor, types in a type, and conditional code.
  private static let freeNames = """
    // file: App/Feed.swift
    enum FeedModule {
      protocol HandlesTaps { func tap() async }
      protocol Loads: Sendable {
        #if DEBUG
        func load() async
        #endif
      }
      struct View { let taps: any HandlesTaps }
      final class Presenter: HandlesTaps {
        private let feed: (any Loads)
        init(feed: any Loads) { self.feed = feed }
        #if os(Linux)
        func tap() async {}
        #else
        func tap() async {}
        #endif
      }
    }
    extension FeedModule { actor Interactor: Loads { func load() async {} } }
    """

  @Test(
    "compile for every link that is served",
    arguments: [inputAndOutput, rambler, cleanSwift, freeNames])
  func links(text: String) throws {
    var texts = sources(of: text)
    #expect(try Compiler.errors(in: texts) == "")
    let links = try #require(Recognition(of: texts).modules.first).links
      .filter { $0.state == .served && $0.namedProtocol != nil }
    #expect(links.count > 1)
    let signatures = [
      "back()", "finish(_ id: Int, force: Bool) async throws -> String?", "var isOn: Bool { get }",
    ]
    for link in links {
      for signature in signatures {
        let module = try #require(Recognition(of: texts).modules.first)
        let addition = try Addition(
          of: signature, from: link.from, to: link.to, through: link.namedProtocol?.name,
          in: module, sources: texts)
        // One type may conform to two of the protocols.
        #expect(addition.members.count == 2 || addition.notes.count == 2)
        texts = texts.with(addition.edits)
      }
    }
    #expect(try Compiler.errors(in: texts) == "")
    for link in links {
      for signature in signatures {
        let module = try #require(Recognition(of: texts).modules.first)
        let removal = try Removal(
          of: signature, from: link.from, to: link.to, through: link.namedProtocol?.name,
          in: module, sources: texts)
        texts = texts.with(removal.edits)
        #expect(removal.members.count == 2 || removal.notes.count == 1, "\(removal.notes)")
      }
    }
    let code = texts.map { String(decoding: $0.text, as: UTF8.self) }.joined()
    #expect(!code.contains("back()") && !code.contains("finish") && !code.contains("isOn"))
    #expect(try Compiler.errors(in: texts) == "")
  }
}
