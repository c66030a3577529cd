import ScaffoldInspection
import ScaffoldRecognition
import Testing

@Suite("A source that repeats one thing", .serialized)
struct LargeSourceTests {
  /// A text that grows with a number.
  struct Growth: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let count: Int
    let text: @Sendable (Int) -> String

    init(_ description: String, _ count: Int, _ text: @escaping @Sendable (Int) -> String) {
      (testDescription, self.count, self.text) = (description, count, text)
    }

    /// Code for each number below a count.
    init(each description: String, _ count: Int, _ code: @escaping @Sendable (Int) -> String) {
      self.init(description, count) { (0..<$0).map(code).joined() }
    }

    func source(_ count: Int) -> SourceText {
      SourceText(path: "Big.swift", text: Array(text(count).utf8), module: "App")
    }
  }

  static let modules: @Sendable (Int) -> String = { number in
    "class A\(number)View{var presenter:A\(number)Presenter?};"
      + "class A\(number)Presenter{var view:A\(number)View?}"
  }

  static let growths = [
    Growth(each: "modules", 100) { modules($0) + "\n" },
    Growth(each: "modules on one line", 100) { modules($0) + ";" },
    Growth(each: "protocols that are not closed", 800) { _ in "protocol P { " },
    Growth(each: "classes", 800) { "class A\($0){}\n" },
    Growth(each: "functions without a body", 800) { _ in "func f<T>() -> " },
    Growth(each: "a chain of classes", 100) { number in
      "class A\(number + 1)Presenter:A\(number)Presenter{var view:A\(number + 1)View?}\n"
        + "class A\(number + 1)View{}\n"
    },
    Growth(each: "modules with one protocol", 100) { number in
      (number == 0 ? "protocol P{func a()}\n" : "")
        + "class A\(number)Presenter:P{var view:P?;func a(){}}\nclass A\(number)View:P{func a(){}}\n"
    },
    Growth("links between two parts", 100) { count in
      "protocol P:AnyObject{}\nclass AView:P{}\nclass APresenter{"
        + (0..<count).map { "var v\($0):P?;var w\($0):AView?\n" }.joined() + "}\n"
    },
    Growth("requirements that nothing calls", 100) { count in
      "protocol P:AnyObject{" + (0..<count).map { "func f\($0)()\n" }.joined()
        + "}\nclass AView:P{" + (0..<count).map { "func f\($0)(){let a=1;print(a)}\n" }.joined()
        + "}\nclass APresenter{var v:P?}\n"
    },
  ]

  @Test("is checked in a time that does not grow with the square", arguments: growths)
  func lint(_ growth: Growth) {
    expectNoSquare(growth) { _ = Lint(of: [$0]).findings }
  }

  @Test("is counted in a time that does not grow with the square", arguments: growths)
  func statistics(_ growth: Growth) {
    expectNoSquare(growth) { _ = Statistics(of: [$0]).table }
  }

  @Test("is drawn in a time that does not grow with the square", arguments: growths)
  func graph(_ growth: Growth) {
    expectNoSquare(growth) { _ = ModuleGraph(of: [$0]).nodes }
  }

  /// Expects less than nine times the time for four times the text: the square is sixteen times.
  private func expectNoSquare(_ growth: Growth, _ work: (SourceText) -> Void) {
    func time(_ source: SourceText) -> Duration {
      (0..<3).map { _ in ContinuousClock().measure { work(source) } }.min() ?? .zero
    }
    let small = time(growth.source(growth.count))
    let large = time(growth.source(4 * growth.count))
    #expect(large < max(small, .milliseconds(8)) * 9, "\(small), \(large)")
  }

  @Test("has the counts of each type, also of those inside of others")
  func counts() {
    let code = """
      protocol A { var a: Int { get }; func b() }
      class B { struct C {}; protocol D { init() } }
      enum E { protocol F { func f() }
      """
    let source = SourceText(path: "Big.swift", text: Array(code.utf8), module: "App")
    let total = Statistics(of: [source]).total
    #expect([total.types, total.protocols, total.requirements] == [3, 3, 4])
  }

  @Test("is read no further when the work is cancelled")
  func cancelled() {
    let sources = (0..<10).map { number in
      SourceText(path: "\(number).swift", text: Array(Self.modules(number).utf8), module: "App")
    }
    var asked = 0
    func isCancelled() -> Bool {
      asked += 1
      return asked > 3
    }
    #expect(Lint(of: sources, isCancelled: isCancelled).modules == [])
    asked = 0
    #expect(Statistics(of: sources, isCancelled: isCancelled).modules.count <= 3)
    asked = 0
    #expect(Recognition(of: sources, isCancelled: isCancelled).modules.count <= 3)
  }
}
