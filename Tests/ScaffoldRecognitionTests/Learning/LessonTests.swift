import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("A lesson from one module")
struct LessonTests {
  @Test("gives the files of VIPER back byte for byte")
  func viper() throws {
    let tested = try TestedLesson(LessonFixtures.viper)
    #expect(tested.changed == [])
    #expect(
      tested.lesson.entries.map { "\($0.role) \($0.source) \($0.path)" } == [
        "source Interactor.swift <<Module>>Interactor.swift",
        "source Presenter.swift <<Module>>Presenter.swift",
        "source Protocols.swift <<Module>>Protocols.swift",
        "source Wireframe.swift <<Module>>Wireframe.swift",
        "source View/ViewController.swift View/<<Module>>ViewController.swift",
        "test Tests/PresenterTests.swift <<Module>>Tests/<<Module>>PresenterTests.swift",
        "test Tests/MockInteractor.swift <<Module>>Tests/Mock<<Module>>Interactor.swift",
      ])
    #expect(tested.lesson.subfolder == ["Scenes"])
    #expect(
      tested.lesson.entries.map(\.isBelowTarget) == [false, false, false, false, false, true, true])
  }

  @Test("leaves words that are no names of types, and says so")
  func remarks() throws {
    let remarks = try TestedLesson(LessonFixtures.viper).remarks
    let view = "App/Scenes/Login/View/LoginViewController.swift"
    let wireframe = "App/Scenes/Login/LoginWireframe.swift"
    #expect(
      remarks.filter { $0.hasPrefix(view) } == [
        "\(view):3: 'login' in a comment stayed: it may be a word",
        "\(view):3: 'Login' in a comment stayed: it may be a word",
        "\(view):5: 'Login' in a string became <<Module>>: it is an identifier",
        "\(view):7: 'loginButton' in code stayed: it is not the name of a type of the module, 2 times",
        "\(view):12: 'Login' in a string stayed: it may be a word, 2 times",
        "\(view):16: 'loginTapped' in code stayed: it is not the name of a type of the module",
        "\(view):17: 'login' in code stayed: it is not the name of a type of the module",
      ])
    #expect(
      remarks.filter { $0.hasPrefix(wireframe) } == [
        "\(wireframe):2: 'createLoginModule' in code became create<<Module>>Module: it has the name of a part of the module",
        "\(wireframe):3: 'loginViewController' in code became <<Module|lowerCamel>>ViewController: it has the name of a type of the module, 3 times",
        "\(wireframe):4: 'loginPresenter' in code became <<Module|lowerCamel>>Presenter: it has the name of a type of the module, 2 times",
        "\(wireframe):9: 'Login' in code stayed: it is not the name of a type of the module",
      ])
  }

  @Test("gives a module with another name")
  func otherName() throws {
    let files = try TestedLesson(LessonFixtures.viper).files(as: "Profile", target: "Shop")
    let wireframe = try #require(files["source/Scenes/Profile/ProfileWireframe.swift"])
    #expect(
      wireframe == """
        final class ProfileWireframe: ProfileWireframeProtocol {
          static func createProfileModule() -> UIViewController {
            let profileViewController = ProfileViewController()
            let profilePresenter = ProfilePresenter()
            profileViewController.presenter = profilePresenter
            return profileViewController
          }

          func showHome() { show(L10n.Login.title) }
        }

        """)
    let test = try #require(files["test/ProfileTests/ProfilePresenterTests.swift"])
    #expect(test.contains("@testable import Shop\n"))
    #expect(test.contains("sut.interactor = MockProfileInteractor()\n    sut.login(email:"))
    #expect(test.contains("class WireframeSpy: ProfileWireframeProtocol"))
    let presenter = try #require(files["source/Scenes/Profile/ProfilePresenter.swift"])
    #expect(presenter.contains("  func login(email: String, password: String) {\n"))
  }

  @Test("gives the files of Rambler's generator back byte for byte")
  func rambler() throws {
    let tested = try TestedLesson(LessonFixtures.rambler, module: "Note")
    #expect(tested.changed == [])
    #expect(tested.lesson.entries.count == 10)
    #expect(
      tested.lesson.entries.first?.path == "Configurator/<<Module>>ModuleConfigurator.swift")
    #expect(
      tested.lesson.entries.last?.path == "Presenter/<<Module>>PresenterTests.swift")
    #expect(
      tested.remarks == [
        "App/Modules/Note/Configurator/NoteModuleConfigurator.swift:15: 'noteViewController' in code became <<Module|lowerCamel>>ViewController: it has the name of a type of the module",
        "App/Modules/Note/View/NoteViewController.swift:3: 'Note' in a comment stayed: it may be a word",
        "AppTests/Modules/Note/Presenter/NotePresenterTests.swift:2: 'App' in code became <<Target>>: it is the module's target",
      ])
  }

  @Test("gives the files of Clean Swift back byte for byte")
  func cleanSwift() throws {
    let tested = try TestedLesson(LessonFixtures.cleanSwift, module: "SignIn")
    #expect(tested.changed == [])
    #expect(
      tested.text("Interactor.swift").contains(
        #"items.map(<<include "Includes/Backslash.txt">><<Module>>Item.title)"#))
    let interactor = try #require(
      tested.files(as: "Cart")["source/Scenes/Cart/CartInteractor.swift"])
    #expect(interactor.contains("func load(_ request: Cart.Load.Request)"))
    #expect(interactor.contains(#"print("Cart", items.map(\CartItem.title), Strings.SignIn.title"#))
    let view = try #require(
      tested.files(as: "Cart")["source/Scenes/Cart/CartViewController.swift"])
    #expect(view.contains(#"title = "Sign In""#))
    #expect(view.contains("func signIn() { interactor?.load(Cart.Load.Request()) }"))
  }

  @Test("has a template.json with its files")
  func manifest() throws {
    let lesson = try TestedLesson(LessonFixtures.rambler, module: "Note").lesson
    let lines = lesson.manifest.split(separator: "\n")
    #expect(lines[0] == "{" && lines[1] == #"  "id": "login","#)
    #expect(lines[2] == #"  "description": "Modules like Note","#)
    #expect(
      lines[4]
        == #"    { "source": "Configurator/ModuleConfigurator.swift", "path": "Configurator/<<Module>>ModuleConfigurator.swift", "role": "source" },"#
    )
    #expect(
      lines[13]
        == #"    { "source": "Tests/Presenter/PresenterTests.swift", "path": "Presenter/<<Module>>PresenterTests.swift", "role": "test" }"#
    )
  }

  @Test("keeps line ends, the byte order mark and a missing line end", arguments: ["\r\n", "\r"])
  func lineEnds(end: String) throws {
    let sources = sources(of: LessonFixtures.viper).map { source in
      let text = String(decoding: source.text, as: UTF8.self).replacing("\n", with: end)
      return SourceText(
        path: source.path, text: [0xEF, 0xBB, 0xBF] + Array(text.utf8), module: source.module,
        isTest: source.isTest)
    }
    let tested = try TestedLesson(sources)
    #expect(tested.lesson.entries.count == 7 && tested.changed == [])
    #expect(tested.text("Presenter.swift").hasSuffix("}\(end)}\(end)"))
  }

  @Test("refuses an id that a template cannot have", arguments: ["", "Login", "-login", "log in"])
  func invalidID(id: String) throws {
    let sources = sources(of: LessonFixtures.viper)
    let module = try #require(Recognition(of: sources).modules.first { $0.name == "Login" })
    #expect(throws: LessonError.invalidID(id)) {
      try Lesson(from: module, sources: sources, id: id)
    }
    #expect(throws: LessonError.noSources) { try Lesson(from: module, sources: [], id: "login") }
  }
}
