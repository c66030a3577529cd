import Foundation
import RecognitionSupport
import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("Statistics")
struct StatisticsTests {
  private func statistics(_ text: String) -> Statistics { Statistics(of: sources(of: text)) }

  @Test(
    "count the lines of a file, and those with code",
    arguments: [
      ("", 0, 0), ("let a = 1", 1, 1), ("let a = 1\n", 1, 1), ("\n\n", 2, 0),
      ("// a\nlet b = 1\n", 2, 1),
      ("let a = 1  // b\n", 1, 1), ("/* a\n b */\nlet c = 1\n", 3, 1),
      ("/* a */ let b = 1\n", 1, 1),
      ("let a = \"\"\"\n  b\n\n  // c\n  \"\"\"\n", 5, 4), ("let a = \"// b\"\n", 1, 1),
      ("a\r\nb\r\n", 2, 2), ("a\rb", 2, 2), ("}\n", 1, 1), ("   \t\n  }\n", 2, 1),
      ("#if A\n#endif\n", 2, 2),
    ])
  func lines(text: String, lines: Int, code: Int) {
    let source = SourceText(path: "A.swift", text: Array(text.utf8), module: "App")
    let total = Statistics(of: [source]).total
    #expect(total.lines == lines)
    #expect(total.codeLines == code)
    #expect(total.files == 1)
  }

  @Test(
    "count types, protocols and requirements",
    arguments: [
      ("class A { struct B {}; enum C { case a } }\nactor D {}\nextension A {}", 4, 0, 0),
      ("class A { class func a() {}; class var b: Int { 1 } }", 1, 0, 0),
      (
        "protocol P { func a(); var b: Int { get set }; init(); subscript(i: Int) -> Int { get }; associatedtype T }",
        0, 1, 5
      ),
      (
        "protocol P: AnyObject { func a(done: @escaping (inout Int) -> Void)\n #if X\n func b()\n #endif\n}",
        0, 1, 2
      ),
      ("protocol P {}\nprotocol Q: P { func x() }", 0, 2, 1),
      ("func f(p: any P, class: Int) { struct Inner {} }", 1, 0, 0),
    ])
  func declarations(code: String, types: Int, protocols: Int, requirements: Int) {
    let total = statistics(code).total
    #expect(total.types == types)
    #expect(total.protocols == protocols)
    #expect(total.requirements == requirements)
  }

  @Test(
    "count tests",
    arguments: [
      (
        "class A: XCTestCase { func testA() {}; func testB() async throws {}; func helper() {} }", 2
      ),
      (
        "class Base: XCTestCase {}\nclass A: Base { func testA() {} }\nextension A { func testB() {} }",
        2
      ),
      ("class A { func testA() {} }", 0), ("class A: XCTestCase { func testWith(x: Int) {} }", 0),
      (
        "@Suite struct S { @Test func a() {}; @Test(arguments: [1, 2]) func b(x: Int) {} }\n@Test func c() {}",
        3
      ),
      (
        "class S: QuickSpec { override func spec() { describe(\"a\") { it(\"b\") {}; it(\"c\") {} } } }",
        2
      ),
      ("func it(_ x: Int) {}\nfunc a() { it(1); x.it(2) }", 0),
      ("class A: ProjectTestCase { func testA() {} }", 1), ("// @Test\nlet a = \"@Test\"", 0),
    ])
  func tests(code: String, count: Int) {
    #expect(statistics("// file: AppTests/A.swift\n\(code)").total.tests == count)
    #expect(statistics("// file: App/A.swift\n\(code)").total.tests == 0)
  }

  private static let project = """
    // file: App/Login/LoginPresenter.swift
    import Foundation

    // The presenter.
    protocol LoginPresenterProtocol { func load() }
    final class LoginPresenter: LoginPresenterProtocol {
      weak var view: LoginViewProtocol?
      func load() {}
    }
    // file: App/Login/LoginView.swift
    protocol LoginViewProtocol: AnyObject { func show(); func hide() }
    class LoginViewController: LoginViewProtocol {
      var presenter: LoginPresenterProtocol?
      func show() {}
      func hide() {}
    }
    // file: App/Home.swift
    class HomePresenter {}
    class HomeInteractor {
      let a = 1
    }
    class HomeView {}
    // file: App/Model.swift
    struct User {}
    // file: AppTests/LoginTests.swift
    class LoginPresenterTests: XCTestCase {
      class ViewMock: LoginViewProtocol { func show() {}; func hide() {} }
      func testLoad() {}
    }
    // file: AppTests/Stubs.swift
    struct UserStub {}
    """

  @Test("add up layers and modules")
  func sums() throws {
    let statistics = statistics(Self.project)
    #expect(
      statistics.layers.map(\.name) == [
        "view", "presenter", "interactor", "protocol", "other", "test",
      ])
    #expect(statistics.layers.map(\.counts.codeLines) == [6, 5, 3, 2, 2, 5])
    #expect(statistics.layers.map(\.counts.files) == [1, 1, 1, 0, 1, 2])
    #expect(statistics.layers.map(\.counts).reduce(.init(), +) == statistics.total)
    #expect(statistics.modules.map(\.name) == ["Home", "Login"])
    #expect(statistics.modules.map(\.counts.codeLines) == [5, 12])
    #expect(statistics.modules.map(\.counts.requirements) == [0, 3])
    #expect(statistics.modules.map(\.counts.tests) == [0, 1])
    #expect(statistics.modules.map(\.counts.mocks) == [0, 1])
    #expect(statistics.modules[1].codeLinesByRole == [.view: 5, .presenter: 4])
    #expect(statistics.tests.mocks == 2)
    #expect(statistics.total.files == statistics.sources.files + statistics.tests.files)
  }

  @Test("count a mock of a protocol that modules share for none of them")
  func sharedMocks() {
    let modules = ["Home", "Login"].map { name in
      """
      // file: App/\(name).swift
      protocol \(name)ViewInput: BaseView {}
      class \(name)Presenter: BasePresenter { weak var view: \(name)ViewInput? }
      class \(name)View: \(name)ViewInput {}
      """
    }
    let counted = statistics(
      modules.joined(separator: "\n") + """

        // file: App/Base.swift
        protocol BaseView: AnyObject {}
        class BasePresenter { weak var base: BaseView? }
        // file: AppTests/Mocks.swift
        class HomeViewMock: HomeViewInput {}
        class BaseViewMock: BaseView {}
        """)
    #expect(counted.modules.map(\.counts.mocks) == [1, 0])
    #expect(counted.tests.mocks == 2)
  }

  @Test("are a table")
  func table() {
    let lines = statistics(Self.project).table.split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines[0] == "layer       files  lines  code  types  protocols  requirements  tests  mocks")
    #expect(
      lines.contains("Login          2     14    12      2          2             3      1      1"))
    #expect(
      lines.contains("average      1.5    9.5   8.5    2.5        1.0           1.5    0.5    0.5"))
  }

  @Test("are JSON")
  func json() throws {
    let text = statistics(Self.project).json
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect((read?["total"] as? [String: Any])?["files"] as? Int == 6)
    #expect((read?["averagePerModule"] as? [String: Any])?["files"] as? Double == 1.5)
    #expect((read?["modules"] as? [[String: Any]])?.count == 2)
    let empty = Statistics(of: [])
    #expect(try JSONSerialization.jsonObject(with: Data(empty.json.utf8)) is [String: Any])
    #expect(!empty.table.isEmpty)
  }

  @Test("are compared")
  func comparison() throws {
    let before = statistics(Self.project)
    let after = statistics(
      Self.project + "\n// file: App/Cart.swift\nclass CartPresenter {}\nclass CartView {}\n")
    let comparison = StatisticsComparison(from: before, to: after)
    #expect(comparison.total.difference.codeLines == 2)
    #expect(comparison.modules.map(\.name) == ["Cart", "Home", "Login"])
    #expect(comparison.modules[0].before == nil)
    #expect(comparison.modules[1].difference == .init())
    #expect(comparison.table.contains("Cart"))
    #expect(comparison.table.contains("+2"))
    let back = StatisticsComparison(from: after, to: before)
    #expect(back.modules.first { $0.name == "Cart" }?.after == nil)
    #expect(back.total.difference.codeLines == -2)
    #expect(try JSONSerialization.jsonObject(with: Data(comparison.json.utf8)) is [String: Any])
  }

  @Test("separate thousands")
  func numbers() {
    var text = "// file: App/A.swift\n"
    for index in 0..<1_234 { text += "let a\(index) = 1\n" }
    #expect(statistics(text).table.contains("1,234"))
  }
}
