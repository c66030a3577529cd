import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("A new mock")
struct NewMockTests {
  private static let module = """
    // file: App/Login.swift
    import UIKit
    struct User {}
    protocol LoginViewInput: AnyObject { func show(_ user: User); func hide() }
    protocol LoginInteractorInput { var count: Int { get }; func find(id: Int) async throws -> User }
    class LoginPresenter {
      weak var view: LoginViewInput?
      var interactor: LoginInteractorInput?
    }
    class LoginView: LoginViewInput { func show(_ user: User) {}; func hide() {} }
    class LoginInteractor: LoginInteractorInput { var count = 0; func find(id: Int) async throws -> User { User() } }

    """

  private func created(_ tests: String, in module: String = Self.module) throws -> (
    UpdatedMock, String
  ) {
    let updated = UpdatedMock(
      module + tests, createMissing: true)
    let new = updated.after.first { source in !updated.before.contains { $0.path == source.path } }
    #expect(MockUpdate(of: updated.after, createMissing: true).edits.isEmpty)
    return (updated, new.map { String(decoding: $0.text, as: UTF8.self) } ?? "")
  }

  @Test("is beside the others, in their style and with a name like theirs")
  func style() throws {
    let (updated, text) = try created(
      """
      // file: AppTests/Login/Doubles/LoginViewSpy.swift
      @testable import App
      final class LoginViewSpy: LoginViewInput {
          var invokedShow = false
          var invokedShowUser: User?
          var invokedHide = false

          func show(_ user: User) {
              invokedShow = true
              invokedShowUser = user
          }

          func hide() {
              invokedHide = true
          }
      }
      """)
    #expect(updated.update.missingMocks.map(\.createdType) == ["LoginInteractorSpy"])
    #expect(
      updated.update.missingMocks.map(\.createdPath) == [
        "AppTests/Login/Doubles/LoginInteractorSpy.swift"
      ])
    #expect(
      text == """
        import UIKit
        @testable import App

        final class LoginInteractorSpy: LoginInteractorInput {
            var count: Int = 0

            var invokedFind = false
            var invokedFindId: Int?
            var findError: (any Error)?
            var findResult: User!

            func find(id: Int) async throws -> User {
                invokedFind = true
                invokedFindId = id
                if let findError { throw findError }
                return findResult
            }
        }

        """)
  }

  @Test("is in the style of the templates where the project has no mocks")
  func builtIn() throws {
    let (updated, text) = try created(
      "// file: AppTests/Login/LoginTests.swift\nclass LoginTests {}\n")
    #expect(
      updated.update.missingMocks.compactMap(\.createdPath) == [
        "AppTests/Login/Mocks/LoginViewInputMock.swift",
        "AppTests/Login/Mocks/LoginInteractorInputMock.swift",
      ])
    #expect(text.contains("private(set) var"))
  }

  @Test("is nested where the others of the module are")
  func nested() throws {
    let (updated, _) = try created(
      """
      // file: AppTests/Mock.swift
      class LoginPresenterTests {
        class ViewMock: LoginViewInput {
          var showCalled = false
          func show(_ user: User) { showCalled = true }
          func hide() {}
        }

        func test() {}
      }
      """)
    #expect(
      updated.update.missingMocks.map(\.createdType) == [
        "LoginPresenterTests.LoginInteractorInputMock"
      ])
    #expect(
      updated.changes.contains(
        "+private final class LoginInteractorInputMock: LoginInteractorInput {"))
  }

  @Test(
    "is not made, for a reason",
    arguments: [
      (
        "protocol LoginViewInput: AnyObject { associatedtype A; func a(_ a: A) }",
        "it has the associated type A"
      ),
      ("protocol LoginViewInput: AnyObject { init(a: Int) }", "it requires init(a:)"),
      ("protocol LoginViewInput: AnyObject { func a() -> Self }", "a() uses Self"),
      (
        "protocol LoginViewInput: UIViewController { func a() }",
        "it inherits from a type of a library"
      ),
    ])
  func refused(code: String, reason: String) throws {
    let text = """
      // file: App/Login.swift
      \(code)
      class LoginPresenter { weak var view: LoginViewInput? }
      class LoginInteractor {}
      // file: AppTests/Login.swift
      class LoginTests {}
      """
    let updated = UpdatedMock(text, createMissing: true)
    #expect(updated.update.edits.isEmpty)
    #expect(updated.update.notes.map(\.description) == ["LoginViewInput gets no mock: \(reason)"])
  }

  @Test("is not made where a tool writes the others, or without tests")
  func tools() throws {
    let (tool, _) = try created(
      "// file: AppTests/Mocks.swift\n// Generated using Sourcery 2\nclass VMock: LoginViewInput {\n  func show(_ user: User) {}\n  func hide() {}\n}\n"
    )
    #expect(
      tool.update.notes.map(\.description) == [
        "LoginInteractorInput gets no mock: a tool writes the mocks of the project"
      ])
    let (none, _) = try created("")
    #expect(Set(none.update.notes.map(\.description)).count == 2)
    #expect(none.update.edits.isEmpty)
  }
}

@Suite("The names of new mocks")
struct MockNameTests {
  @Test("follow those of the project, and differ from each other")
  func names() throws {
    let text = """
      // file: App/A.swift
      protocol AViewInput: AnyObject { func a() }
      protocol AInteractorInput { func b() }
      protocol AInteractorOutput: AnyObject { func c() }
      class APresenter { weak var view: AViewInput?; var interactor: AInteractorInput? }
      class AInteractor { weak var output: AInteractorOutput? }
      // file: AppTests/MockAView.swift
      class MockAView: AViewInput { func a() {} }
      """
    let updated = UpdatedMock(text, createMissing: true)
    #expect(
      updated.update.missingMocks.map(\.createdType) == [
        "MockAInteractor", "MockAInteractorOutput",
      ])
    #expect(MockUpdate(of: updated.after, createMissing: true).edits.isEmpty)
  }
}
