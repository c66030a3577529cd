import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("The tests and resources of a lesson")
struct LessonTestFilesTests {
  /// A module, with other files.
  private func lesson(_ files: String) throws -> TestedLesson {
    try TestedLesson(
      """
      // file: App/Login/LoginPresenter.swift
      protocol LoginView: AnyObject {}
      class LoginPresenter { weak var view: LoginView? }
      // file: App/Login/LoginViewController.swift
      class LoginViewController: LoginView { let presenter = LoginPresenter() }

      """ + files)
  }

  @Test("leave out what uses tests that are left out, and mocks that a tool writes")
  func tests() throws {
    let tested = try lesson(
      """
      // file: AppTests/Doubles.swift
      class ViewSpy: LoginView {}
      // file: AppTests/LoginFixtures.swift
      class LoginFixtures { let view = ViewSpy() }
      // file: AppTests/LoginPresenterTests.swift
      class LoginPresenterTests { let fixtures = LoginFixtures() }
      // file: AppTests/LoginViewMock.swift
      // Generated using Sourcery 1.0 — https://github.com/krzysztofzablocki/Sourcery
      class LoginViewMock: LoginView {}
      // file: AppTests/LoginViewTests.swift
      class LoginViewTests {
        class PresenterSpy: LoginPresenter {}
        let view = LoginViewMock()
      }
      """)
    #expect(tested.changed == [])
    #expect(tested.lesson.entries.map(\.path).last == "<<Module>>ViewTests.swift")
    #expect(tested.lesson.entries.count == 3)
    #expect(
      tested.remarks == [
        "AppTests/Doubles.swift:1: the file is left out: it declares ViewSpy, which a second module would declare again",
        "AppTests/LoginFixtures.swift:1: the file is left out: it uses ViewSpy in AppTests/Doubles.swift, which is left out",
        "AppTests/LoginPresenterTests.swift:1: the file is left out: it uses LoginFixtures in AppTests/LoginFixtures.swift, which is left out",
        "AppTests/LoginViewMock.swift:1: the file is left out: Sourcery writes it",
      ])
  }

  @Test("have interfaces, but no other languages")
  func otherLanguages() throws {
    let files = sources(
      of: """
        // file: App/Login/LoginPresenter.swift
        class LoginPresenter { let view: LoginViewController }
        // file: App/Login/Controller.swift
        class LoginViewController { let id = "\u{1F600}" }
        // file: App/Login/LoginLegacy.m
        @implementation LoginLegacy
        // file: App/Login/Login.storyboard
        <viewController storyboardIdentifier="Login" customClass="LoginViewController" customModule="App"/>
        // file: Other/LoginView.xib
        <view/>
        """)
    let tested = try TestedLesson(files)
    #expect(tested.changed == [])
    #expect(
      tested.lesson.entries.map { "\($0.source) \($0.path)" } == [
        "Controller.swift <<Module>>Controller.swift", "Presenter.swift <<Module>>Presenter.swift",
        "Module.storyboard <<Module>>.storyboard",
      ])
    #expect(tested.text("Module.storyboard").contains(#"customClass="<<Module>>ViewController""#))
    #expect(
      tested.remarks == [
        "App/Login/Controller.swift:1: the file becomes <<Module>>Controller.swift, so that each module has its own",
        "App/Login/Login.storyboard:1: 'Login' in a resource stayed: it may be a word",
        "App/Login/LoginLegacy.m:1: the file is left out: it is not Swift code",
      ])
  }
}
