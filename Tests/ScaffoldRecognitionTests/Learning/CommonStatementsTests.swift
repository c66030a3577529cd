import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("The common statements of functions")
struct CommonStatementsTests {
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

  @Test("have their blocks, and no line of another statement")
  func whole() throws {
    let login = "if a {\nb()\n}\nend()"
    #expect(try body(login, "if c {\nb()\n}\nend()") == "end()")
    let cases = "switch a {\ncase .one:\nb()\ndefault:\nend()\n}"
    #expect(try body(cases, "switch a {\ncase .one:\nc()\ndefault:\nend()\n}") == "")
    #expect(try body("a()", "b()") == "")
    let item = "item = Item(\nimage: %,\nstyle: .plain,\ntarget: self,\naction: nil)"
    let (one, two) = (item.replacing("%", with: "one"), item.replacing("%", with: "two"))
    #expect(try body(one + "\nend()", two + "\nend()") == "end()")
    #expect(try body(one, two) == "")
    let chain = "view\n.add(%)\n.show()"
    #expect(
      try body(chain.replacing("%", with: "1"), chain.replacing("%", with: "2")) == "")
    let block = "run {\nguard let % = self else { return }\nshow(%)\n}"
    #expect(
      try body(block.replacing("%", with: "a") + "\nend()", "end()") == "end()")
  }

  @Test("are the same with other white space, and have no comment of what is cut")
  func layout() throws {
    #expect(
      try body("// Shows.\nshow(a,  b)\n\n// Ends.\nend() // now", "show(\na, b)")
        == "// Shows.\nshow(a,  b)")
    #expect(try body("a(); b(); c()", "a(); c()") == "a(); c()")
    #expect(try body("a(); b()", "a()") == "a();")
    #expect(try body("a()\n\nb()\nc()\n\nd()", "a()\nd()") == "a()\n\nd()")
  }

  @Test("do not use what is cut in a string, nor a variable without its value")
  func uses() throws {
    #expect(try body(#"let a = 1\#nprint("\(a)")"#, #"let a = 2\#nprint("\(a)")"#) == "")
    #expect(try body("let a: Int\na = 1\nshow(a)", "let a: Int\na = 2\nshow(a)") == "")
    #expect(
      try body(
        "guard let a = b else { return }\nuse(a)\nend()",
        "guard let a = c else { return }\nuse(a)\nend()") == "end()")
    #expect(try body("if let a = b { c(a) }\nuse(a)", "use(a)") == "use(a)")
  }

  @Test("are those of the first module where a result would be lost")
  func results() throws {
    #expect(try body("a()\nreturn 1", "b()\nreturn 1", result: " -> Int") == "return 1")
    #expect(try body("a()\nreturn 1", "a()\nreturn 2", result: " -> Int") == "a()\nreturn 1")
    #expect(try body("return\n1", "return\n2", result: " -> Int") == "return\n1")
  }

  /// The member of the first of two view controllers, whose modules differ in one member.
  private func member(_ login: String, _ cart: String, of kind: String = "ViewController") throws
    -> String
  {
    let folder = kind.hasSuffix("Tests") ? "AppTests" : "App"
    func module(_ name: String, _ member: String) -> String {
      let isTest = kind.hasSuffix("Tests")
      return """
        // file: App/\(name)Presenter.swift
        class \(name)Presenter { let view = \(name)ViewController() }
        // file: App/\(name)View.swift
        \(isTest ? "class \(name)ViewController {}" : "")
        // file: \(folder)/\(name)\(kind).swift
        class \(name)\(kind): Base {
          let title: Title
        \(member)
        }

        """
    }
    let sources = sources(of: module("Login", login) + module("Cart", cart))
    let modules = Recognition(of: sources).modules.sorted { $0.name > $1.name }
    let lesson = try Lesson(from: modules, sources: sources, id: "members")
    let tested = TestedLesson(lesson: lesson, sources: sources)
    let text = tested.text((folder == "App" ? "" : "Tests/") + "\(kind).swift")
    return text.split(separator: "\n").dropFirst(2).dropLast().map { $0.drop { $0 == " " } }
      .joined(separator: "\n")
  }

  @Test(
    "are those of the first module where code of the superclass or a value would be lost",
    arguments: [
      ("override func loadView() {\nview = #\n}", true),
      ("override func viewDidLoad() {\nsuper.viewDidLoad()\na(#)\n}", false),
      ("init() {\na(#)\n}", true),
      ("init() {\na()\nsuper.init(#)\n}", true),
      ("init() {\nsuper.init()\ntitle = #\n}", true),
      ("init() {\nsuper.init()\nself.title = #\n}", true),
      ("init() {\nsuper.init()\nother.title = #\n}", false),
      ("init() {\nsuper.init()\nself.own = #\n}", false),
    ])
  func members(code: String, isWhole: Bool) throws {
    let (one, two) = (code.replacing("#", with: "one"), code.replacing("#", with: "two"))
    let left = code.split(separator: "\n").filter { !$0.contains("#") }.joined(separator: "\n")
    #expect(try member(one, two) == (isWhole ? one : left))
  }

  @Test("of a test have the call that they assert on")
  func tests() throws {
    let test = "func testLoad() {\nsut.load(#)\nXCTAssertTrue(view.isShown)\n}"
    let (one, two) = (test.replacing("#", with: "1"), test.replacing("#", with: "2"))
    #expect(try member(one, two, of: "PresenterTests") == one)
    let asserts = "func testLoad() {\nsut.load()\n#XCTAssertTrue(view.isShown)\n}"
    #expect(
      try member(
        asserts.replacing("#", with: "XCTAssertEqual(a, 1)\n"), asserts.replacing("#", with: ""),
        of: "PresenterTests") == asserts.replacing("#", with: ""))
    let wait = "func testLoad() {\nexpectation.fulfill(#)\nexpect(a)\n}"
    #expect(
      try member(
        wait.replacing("#", with: "1"), wait.replacing("#", with: "2"), of: "PresenterTests")
        == wait.replacing("#", with: "1"))
    let only = "@Test func loads() {\n#expect(%)\n}"
    #expect(
      try member(
        only.replacing("%", with: "1"), only.replacing("%", with: "2"), of: "PresenterTests")
        == only.replacing("%", with: "1"))
    // A function that is no test may be empty.
    #expect(
      try member("func setUp() {\na(1)\n}", "func setUp() {\na(2)\n}", of: "PresenterTests")
        == "func setUp() {\n}")
  }

  @Test("are whole in any mix of statements")
  func mixes() throws {
    let all = [
      "a(\none,\n%\n)", "if a {\nb()\n} else {\nc(%)\n}", "view\n.add(%)\n.show()",
      "switch a {\ncase .b: c()\ndefault: d(%)\n}", "x = y\n? one\n: %", "go { item in\nb(%)\n}",
      "// #if\ne(%)", "do {\ntry f(%)\n} catch {\ng()\n}", "while a {\nb(%)\n}",
      "list = [\none,\n%,\n]", "print(\"\"\"\nA\n%\n\"\"\")",
      "h(); i(%)", "repeat {\na(%)\n} while b",
      "#if DEBUG\na(%)\n#endif", "let z = a\n+ %", "if #available(iOS 17, *) {\na(%)\n}",
    ]
    var state: UInt64 = 7
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<60 {
      func mix() -> [String] {
        (0..<1 + random(6)).map { _ in
          all[random(all.count)].replacing("%", with: ["one", "two"][random(2)])
        }
      }
      let (one, two) = (mix(), mix())
      let text = try body(one.joined(separator: "\n"), two.joined(separator: "\n"))
      // What is left consists of statements that both have, in the order of the first.
      var rest = Substring(text)
      for statement in one.flatMap({ [$0] + $0.split(separator: "; ").map(String.init) }) {
        guard !rest.isEmpty, rest.hasPrefix(statement) else { continue }
        rest = rest.dropFirst(statement.count).drop { $0 == "\n" || $0 == ";" || $0 == " " }
      }
      #expect(rest.isEmpty, "\(one) \(two): \(text)")
    }
  }
}
