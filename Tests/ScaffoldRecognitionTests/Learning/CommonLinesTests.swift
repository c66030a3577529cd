import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("The common lines of functions")
struct CommonLinesTests {
  /// The body of a presenter's function that is learnt from two modules.
  private func body(_ login: String, _ cart: String, result: String = "") throws -> String {
    let text = """
      // file: App/LoginPresenter.swift
      class LoginPresenter {
        let view = LoginView()
        func load()\(result) {
          \(login.replacing("\n", with: "\n    "))
        }
      }
      // file: App/LoginView.swift
      class LoginView {}
      // file: App/Cart.swift
      class CartView {}
      class CartPresenter {
        func load()\(result) {
          \(cart)
        }
        let view = CartView()
      }
      """
    let sources = sources(of: text)
    let modules = ["Login", "Cart"].compactMap { name in
      Recognition(of: sources).modules.first { $0.name == name }
    }
    let lesson = try Lesson(from: modules, sources: sources, id: "lines")
    let presenter = TestedLesson(lesson: lesson, sources: sources).text("Presenter.swift")
    let lines = presenter.split(separator: "\n").dropFirst(3).dropLast(2)
    return lines.map { String($0.drop { $0 == " " }) }.joined(separator: "\n")
  }

  @Test("are left, with the module's name in them")
  func common() throws {
    #expect(
      try body("show(LoginView())\nlogIn()\nend()", "start()\nshow(CartView())\nend()")
        == "show(<<Module>>View())\nend()")
  }

  @Test("do not use variables that are cut")
  func variables() throws {
    #expect(
      try body("let a = 1\nlet b = a\nuse(b)\nend()", "let a = 2\nlet b = a\nuse(b)\nend()")
        == "end()")
  }

  @Test("are left out where they are no code")
  func noCode() throws {
    let login = "if a {\nb()\n}\nend()"
    #expect(try body(login, "if c {\nb()\n}\nend()") == "")
    let cases = "switch a {\ncase .one:\nb()\ndefault:\nend()\n}"
    #expect(try body(cases, "switch a {\ncase .one:\nc()\ndefault:\nend()\n}") == "")
    #expect(try body("a()", "b()") == "")
  }

  @Test("are those of the first module where a result would be lost")
  func results() throws {
    #expect(try body("a()\nreturn 1", "b()\nreturn 1", result: " -> Int") == "return 1")
    #expect(try body("a()\nreturn 1", "a()\nreturn 2", result: " -> Int") == "a()\nreturn 1")
  }
}
