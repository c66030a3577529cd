import Foundation
import Testing

@testable import ScaffoldKit

/// The compiler is the judge of what the signatures' parts mean.
@Suite struct SignatureCompilerTests {
  static let good = [
    "refresh", "signIn(username: String, password: String)",
    "signUp(name: String, to list: String)",
    "open(_ id: Int)", "move(for: Int)", "present(in view: String)", "shift(from: Int, to in: Int)",
    "load() async", "save() throws", "send(text: String) async throws",
    "check(code: Int) throws(Failure)", "probe(code: Int) async throws(Failure)",
    "finish(done: @escaping () -> Void)", "fetch(done: @escaping (String) -> Void)",
    "run(done: @escaping @Sendable (Int, String) -> Void)",
    "drive(done: @escaping @MainActor (Int) -> Void)",
    "post(done: @escaping @MainActor @Sendable (Result<String, any Error>) -> Void)",
    "ask(done: @escaping () -> Int)", "wait(done: @escaping () async throws -> Bool)",
    "nest(done: @escaping (Int) -> (Int) -> Int)", "later(done: (() -> Void)?)",
    "perhaps(done: (@Sendable (Int) -> Void)?)", "named(done: @escaping Handler)",
    "count(a: Int, b: Int8, c: UInt64, d: Double, e: Float, f: Bool, g: Bool)",
    "optional(a: Int?, b: String?, c: [Int]?, d: Int??, e: Optional<Int>)",
    "list(a: [Int], b: [String: [Int]], c: Set<Int>, d: Array<String>, e: Dictionary<Int, Bool>)",
    "spell(a: Character, b: Substring, c: StaticString, d: UnicodeScalar)",
    "range(a: Range<Int>, b: ClosedRange<Int>, c: Range<Double>)",
    "pair(a: (Int, String), b: (x: Int, y: Bool))", "nothing(a: Void, b: ())",
    "result(a: Result<String, any Error>, b: Result<Int, Never>)",
    "exist(a: any Speaker, b: any Speaker & Sendable, c: (any Speaker)?, d: [any Speaker])",
    "meta(a: Item.Type, b: any Speaker.Type)", "dotted(a: Outer.Inner, b: Outer.Box<Int>)",
    "any(a: Any, b: any Error, c: any Sendable)", "swift(a: Swift.Int, b: Swift.String)",
    "found(a: URL, b: Data, c: Date, d: UUID, e: Decimal, f: TimeInterval, g: Locale)",
    "paths(a: IndexPath, b: [URL], c: Foundation.Date?, d: [String: Date])",
    "öffne(größe: Int)", "打开(编号: Int)", "words(default: Int, class: Int, where: Int, await: Int)",
    "soft(get: Int, set: Int, async: Int, some: Int, any: Int)", "time(a: Duration)",
    "keys(a: (for: Int, `inout`: Int), b: (class: Int, default: Bool)) throws(Never)",
    "shorten(a: Array<Int>, b: Swift.Optional<Dictionary<Int, Int>>, c: Array<Int>.Index)",
    "fail(error: Error, last: Swift.Error?, type: Error.Type) throws(Error)",
    "act(done: @escaping () -> (), maybe: (() -> Int)??)",
    "box(a: Equatable, b: Hashable?, c: [Identifiable], d: Comparable.Type, e: RangeExpression<Int>)",
    "join(a: Hashable & Sendable, b: any (Error), c: (Hashable) & Speaker, d: [any Error & Sendable])",
    "key(a: Set<Result<Int, Never>>, b: [Int?: Int], c: [[Int]: Int], d: [Set<Item>: Range<Item>])",
    "own(a: Outer.Set, b: Outer.Result<Int>, c: Range<Outer.Bool>, d: Array.Index)",
    "path(a: KeyPath<Item, Int> & Sendable, b: Set<KeyPath<Item, Any>>, c: Set<Set<Int>.Index>)",
    "toss() throws(any Error & Sendable)", "hurl(a: Result<Int, Item>) throws(Item)",
    "cast(a: Result<Int, URLError>, b: Result<Int, Outer.Result<Int>>) throws(CocoaError)",
    "attributed(a: [@Sendable () -> Void])", "deep(a: [[[[Int?]]]])", "letters(a: [Character])",
  ]

  @Test("the parts compile without a warning and have the intended meaning")
  func thePartsCompileWithoutAWarningAnd() throws {
    let actions = try ActionList.parse(Self.good, path: "--actions")
    let judge = try CompilerJudge()
    let file = try judge.write(Self.program(of: actions), to: "main.swift")
    let built = try judge.run(
      "swiftc", ["-swift-version", "6", "-warnings-as-errors", "-Onone", file, "-o", "program"])
    try #require(built.status == 0, "\(built.output)")
    let ran = try judge.run("./program", [])
    let lines = ran.output.split(separator: "\n").map(String.init)
    #expect(lines == actions.map(\.selector) + ["done"])
    try judge.remove()
  }

  /// A requirement, a forwarding class, a mock and a test of every action.
  private static func program(of actions: [ActionSignature]) -> String {
    """
    import Foundation

    enum Failure: Error {}
    typealias Handler = () -> Void
    protocol Speaker: Sendable {}
    struct Item: Hashable, Comparable, Error { static func < (a: Item, b: Item) -> Bool { false } }
    enum Outer {
      struct Inner {}; struct Box<T> { var t: T }
      struct Set {}; struct Result<T>: Error {}
      struct Bool: Comparable { static func < (a: Self, b: Self) -> Swift.Bool { false } }
    }

    @MainActor protocol Interface: AnyObject {
    \(lines(actions) { "  func \($0.declaration)" })
    }

    @MainActor final class Forwarder: Interface {
      let next: any Interface
      init(next: any Interface) { self.next = next }
    \(lines(actions) { "  func \($0.declaration) { \($0.prefix)next.\($0.name)(\($0.arguments)) }" })
    }

    @MainActor final class Mock: Interface {
      var functionsCalled: [String] = []
    \(lines(actions.flatMap(\.parameters)) { "  var \($0.variable): \($0.stored)" })
    \(lines(actions, mockFunction))
    }

    @MainActor func test() async throws {
      let mock = Mock()
      let forwarder = Forwarder(next: mock)
    \(lines(actions.filter(\.isTestable), call))
    \(lines(actions.filter { !$0.isTestable }) { "  mock.functionsCalled.append(\"\($0.selector)\")" })
      for name in \(literal(actions.map(\.selector))) {
        if mock.functionsCalled.contains(name) { print(name) }
      }
      print("done")
    }

    try await test()

    """
  }

  private static func mockFunction(_ action: ActionSignature) -> String {
    let body = action.parameters.map { "    \($0.variable) = \($0.reference)" }
    return
      (["  func \(action.declaration) {", "    functionsCalled.append(#function)"] + body + ["  }"])
      .joined(separator: "\n")
  }

  private static func call(_ action: ActionSignature) -> String {
    let checks = action.parameters.filter(\.isComparable).map {
      "  precondition(mock.\($0.variable) == \($0.sample))"
    }
    let presence = action.parameters.filter { !$0.isComparable }.map {
      "  precondition(mock.\($0.variable) != nil)"
    }
    let call = "  \(action.prefix)forwarder.\(action.name)(\(action.sampleArguments))"
    return ([call] + checks + presence).joined(separator: "\n")
  }

  private static func lines<Value>(_ values: [Value], _ line: (Value) -> String) -> String {
    values.map(line).joined(separator: "\n")
  }

  private static func literal(_ texts: [String]) -> String {
    "[" + texts.map { "\"\($0)\"" }.joined(separator: ", ") + "]"
  }
}
