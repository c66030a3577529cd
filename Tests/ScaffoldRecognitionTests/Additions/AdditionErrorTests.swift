import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("An addition that is not possible")
struct AdditionErrorTests {
  private static let module = """
    // file: App/Cart.swift
    protocol CartOutput {
      func load(id: Int)
      var title: String { get }
    }
    protocol CartViewInput: AnyObject { func show() }
    protocol CartRouting {}
    class CartView: CartViewInput {
      let output: CartOutput
      let worker: CartWorker
      init(output: CartOutput, worker: CartWorker) { (self.output, self.worker) = (output, worker) }
      func show() {}
    }
    class CartPresenter: CartOutput {
      weak var view: CartViewInput?
      var router: CartRouting?
      let title = ""
      func load(id: Int) {}
      private func refresh() {}
      func wait() async {}
    }
    class CartWorker {}
    """

  @Test("lists the links of the module if roles are missing or no protocol links them")
  func links() throws {
    let links = [
      "view → presenter: CartOutput, CartPresenter", "view → worker: no protocol, CartWorker",
      "presenter → view: CartViewInput, CartView", "presenter → ?: CartRouting",
    ]
    for (from, to) in [(nil, nil), (Role.view, nil), (nil, Role.view)] as [(Role?, Role?)] {
      guard case .noRoles(let found) = additionError("back()", from, to, in: Self.module) else {
        Issue.record("no list")
        continue
      }
      #expect(found.map(\.description) == links)
    }
    for to in [Role.worker, .interactor] {
      guard case .noLink(.view, to, let found) = additionError("back()", .view, to, in: Self.module)
      else {
        Issue.record("no list")
        continue
      }
      #expect(found.map(\.description) == links)
    }
  }

  @Test("names the types that conform if they are not one part of the module")
  func conformingTypes() throws {
    #expect(
      additionError(
        "back()", .presenter, .router,
        in: Self.module.replacing("CartRouting", with: "CartRouterInput") + "\nclass CartRouter {}")
        == .noConformingType(protocolName: "CartRouterInput"))
    let several =
      Self.module + "\nclass Other: CartOutput { let title = \"\"; func load(id: Int) {} }"
    guard
      case .severalConformingTypes("CartOutput", let types) = additionError("back()", in: several)
    else {
      Issue.record("one type")
      return
    }
    #expect(types.map(\.typeName) == ["Other"])
    let added = try AddedRequirement("back()", in: several, all: true)
    #expect(
      added.addition.members.map(\.typeName) == ["CartOutput", "CartPresenter", "Other"])
    #expect(try added.errors() == "")
    let outside = Self.module + "\nclass Shared: CartRouting {}\nclass CartRouter: Shared {}"
    guard
      case .conformingTypesOutside("CartRouting", let others) = additionError(
        "back()", .presenter, .router, in: outside)
    else {
      Issue.record("no type outside")
      return
    }
    #expect(others.map(\.typeName) == ["Shared"])
  }

  @Test("names the protocols if several link the two roles")
  func severalProtocols() throws {
    let text = """
      // file: App/A.swift
      protocol One {}
      protocol Two {}
      class TabView { var a: (One & Two)? }
      class TabPresenter: One, Two {}
      """
    #expect(additionError("back()", in: text) == .severalProtocols(["One", "Two"]))
    let added = try AddedRequirement("back()", through: "Two", in: text)
    #expect(added.addition.members.map(\.typeName) == ["Two", "TabPresenter"])
    #expect(try added.errors() == "")
  }

  @Test(
    "is a requirement that the protocol has already",
    arguments: [
      ("load(id: Int)", 2), ("func load(id number: Int)", 2), ("load(id: Int) throws", 2),
      ("var title: Int { get }", 3), ("title()", 3),
    ])
  func known(signature: String, line: Int) {
    guard case .alreadyRequired(_, let place) = additionError(signature, in: Self.module) else {
      Issue.record("added: \(signature)")
      return
    }
    #expect(place.line == line)
  }

  @Test(
    "is none for an overload, or for a name in any style",
    arguments: [
      "load(id: String)", "load(id: Int) -> Bool", "load(id: Int) async", "load(with id: Int)",
      "load(_ id: Int)", "VerifyCode(with pin: String)", "`default`()",
      "a(_: Int, _ b: inout [Int])",
      "f<T: Hashable>(_ x: T, y: [String: (Int) -> T]) -> [T] where T: Comparable",
      "g(a: Int...,\n  done: @escaping @Sendable (Result<Int, any Error>) -> Void)", "h() -> Never",
      "i(_ x: some Hashable, if y: (any Error)?) throws -> (a: Int, b: Int)",
      "nonisolated func j() async -> Self", "@available(*, deprecated) func k() -> ()",
      "static func title()", "func über(straße: Int)",
    ])
  func accepted(signature: String) throws {
    let added = try AddedRequirement(signature, in: Self.module)
    #expect(added.addition.members.count == 2)
    let errors = try added.errors().replacing("'Self' is only", with: "")
    #expect(errors == "" || signature.hasSuffix("Self"), "\(errors)")
  }

  @Test(
    "has a signature that no protocol can require",
    arguments: [
      "", "()", "back", "back(", "back(a)", "back(Int)", "back(a: Int = 1)", "back() {}",
      "back(); stop()", "back()\nfunc stop()", "private func back()", "var title: String",
      "let title: String", "var title: String = \"\"", "var count: Int { 1 }", "init()", "case a",
      "class A {}", "back() } func a()", "back() // x", "#if A", "\"", "func back(a: Int",
      "var a, b: Int { get }", "func ()", "func", "back() -> ",
    ])
  func invalid(signature: String) {
    guard case .invalidSignature(signature, _) = additionError(signature, in: Self.module) else {
      Issue.record("added: \(signature)")
      return
    }
  }

  @Test("clashes with a member of the type that is no implementation, or uses one that is")
  func members() throws {
    guard
      case .clash("refresh()", "CartPresenter", let place) = additionError(
        "refresh()", in: Self.module)
    else {
      Issue.record("added")
      return
    }
    #expect(place.line == 18)
    let added = try AddedRequirement("wait() async", in: Self.module)
    #expect(added.added == ["Cart.swift:4:   func wait() async"])
    #expect(added.notes.first == "App/Cart.swift:19: CartPresenter has wait() already")
    #expect(try added.errors() == "")
  }

  @Test("needs a source that cannot be read")
  func unreadable() throws {
    let module = try only(Self.module)
    for text in [nil, "class {{{"] {
      let sources = text.map {
        [SourceText(path: "App/Cart.swift", text: Array($0.utf8), module: "App")]
      }
      #expect(throws: AdditionError.self) {
        try Addition(
          of: "back()", from: .view, to: .presenter, in: module, sources: sources ?? [])
      }
    }
  }
}
