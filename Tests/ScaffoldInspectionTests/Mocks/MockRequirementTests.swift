import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("A mock lacks")
struct MockRequirementTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let code: String
    let mock: String
    var missing: [String] = []
    var surplus: [String] = []
    var notes: [String] = []
    /// The lines that it gets and loses.
    var changes: [String]?
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "what a protocol inherits",
      code: "protocol Base { func load() }\nprotocol P: Base { func show() }",
      mock: "class M: P {\n  func show() {}\n}", missing: ["load()"]),
    Case(
      name: "what a composition requires",
      code: "protocol A { func a() }\nprotocol B { func b() }\ntypealias P = A & B",
      mock: "class M: P {\n  var aCalled = false\n  func a() { aCalled = true }\n}",
      missing: ["b()"],
      changes: ["+var bCalled = false", "+func b() { bCalled = true }"]),
    Case(
      name: "what an extension declares", code: "protocol P { func a(); func b() }",
      mock: "class M {}\nextension M: P {\n  func a() {}\n}", missing: ["b()"],
      changes: ["+func b() {}"]),
    Case(
      name: "no default implementation",
      code: "protocol P { func a(); func b() }\nextension P { func b() {} }",
      mock: "class M: P {\n  func a() {}\n}"),
    Case(
      name: "no member of a superclass", code: "protocol P { func a() }",
      mock: "class Base { func a() {} }\nclass M: Base, P {}"),
    Case(
      name: "no member of UIViewController",
      code: "protocol P { var title: String? { get }; func b() }",
      mock: "class M: UIViewController, P {\n  func b() {}\n}"),
    Case(
      name: "no optional requirement",
      code: "@objc protocol P { @objc optional func a(); func b() }",
      mock: "class M: P {\n  func b() {}\n}"),
    Case(
      name: "a static function", code: "protocol P { static func make() -> Int; func b() }",
      mock: "class M: P {\n  func b() {}\n}", missing: ["make()"],
      changes: ["+static func make() -> Int {", "+fatalError(\"make() is not implemented\")", "+}"]),
    Case(
      name: "an initializer", code: "protocol P { init(id: Int); func b() }",
      mock: "class M: P {\n  func b() {}\n}", missing: ["init(id:)"],
      notes: ["init(id:) is not added to M: write the initializer"], changes: []),
    Case(
      name: "a subscript", code: "protocol P { subscript(_ i: Int) -> Int { get }; func b() }",
      mock: "class M: P {\n  func b() {}\n}", missing: ["subscript(_:)"],
      notes: ["subscript(_:) is not added to M: write the subscript"], changes: []),
    Case(
      name: "an associated type",
      code: "protocol P { associatedtype Item; func a(_ item: Item); func b() }",
      mock: "class M: P {\n  func b() {}\n}", missing: ["a(_:)"],
      notes: ["a(_:) is not added to M: the type of Item is not known"], changes: []),
    Case(
      name: "nothing if the associated type is given",
      code: "protocol P { associatedtype Item; func a(_ item: Item) }",
      mock: "class M: P {\n  func a(_ item: String) {}\n}"),
    Case(
      name: "nothing if types are written in another way",
      code:
        "typealias Done = (Bool) -> Void\nprotocol P { func a(done: @escaping Done); func b(user: App.User?, any: any Error); func c(f: @escaping (_ user: User) -> Void) }\nstruct User {}",
      mock:
        "class M: P {\n  func a(done: @escaping (Bool) -> Void) {}\n  func b(user: User?, any: Error) {}\n  func c(f: @escaping (User) -> ()) {}\n}"
    ),
    Case(
      name: "nothing if a function has fewer effects and does more than record",
      code: "protocol P { func a() async throws; func b() }",
      mock: "class M: P {\n  var x = 1\n  func a() { x += 1; print(x) }\n  func b() {}\n}"),
    Case(
      name: "an optional property", code: "protocol P { var view: P? { get set }; func b() }",
      mock: "class M: P {\n  func b() {}\n}", missing: ["view"], changes: ["+var view: P?"]),
    Case(
      name: "a property of another type",
      code: "struct User {}\nprotocol P { var user: User { get set }; func b() }",
      mock: "class M: P {\n  func b() {}\n}", missing: ["user"],
      changes: [
        "+var userValue: User!", "+var user: User {", "+get { userValue }",
        "+set { userValue = newValue }", "+}",
      ]),
    Case(
      name: "a setter, which a stored property serves",
      code: "protocol P { var a: Int { get set } }",
      mock: "class M: P {\n  var stubbedA = 1\n  var a: Int { stubbedA }\n}", missing: ["a"],
      surplus: ["a"],
      changes: [
        "-var a: Int { stubbedA }", "+var a: Int {", "+get { stubbedA }",
        "+set { stubbedA = newValue }", "+}",
      ]),
    Case(
      name: "a setter, which no property serves",
      code: "protocol P { var a: Int { get set } }",
      mock: "class M: P {\n  var a: Int { 1 + 2 }\n}", missing: ["a"], surplus: ["a"],
      notes: ["a is not added to M: a is in its place"], changes: []),
    Case(
      name: "everything, in an empty mock", code: "protocol P { func a(x: Int); func b() }",
      mock: "class M: P {\n}", missing: ["a(x:)", "b()"],
      changes: [
        "+private(set) var aCalls: [Int] = []", "+func a(x: Int) {", "+aCalls.append(x)", "+}",
        "+func b() {}",
      ]),
    Case(
      name: "a renamed label, whose function was edited",
      code: "protocol P { func a(name: String); func b() }",
      mock:
        "class M: P {\n  var seen = \"\"\n  func a(user: String) { seen = user.lowercased() }\n  func b() {}\n}",
      missing: ["a(name:)"], surplus: ["a(user:)"],
      changes: [
        "-func a(user: String) { seen = user.lowercased() }",
        "+func a(name user: String) { seen = user.lowercased() }",
      ]),
    Case(
      name: "nothing, but has more", code: "protocol P { func b() }",
      mock:
        "class M: P {\n  var bCalled = false\n  var oldCalled = false\n  func b() { bCalled = true }\n  func old() { oldCalled = true }\n}",
      surplus: ["old()"], changes: ["-func old() { oldCalled = true }", "-var oldCalled = false"]),
    Case(
      name: "nothing, but has more that was edited", code: "protocol P { func b() }",
      mock:
        "class M: P {\n  var bCalled = false\n  var oldCalled = false\n  func b() { bCalled = true }\n  func old() { oldCalled = true; print(1) }\n}",
      surplus: ["old()"], notes: ["no protocol of M requires old(), which stays: it was edited"],
      changes: []),
    Case(
      name: "nothing, but has more that tests call", code: "protocol P { func b() }",
      mock:
        "class M: P {\n  var bCalled = false\n  var oldCalled = false\n  func b() { bCalled = true }\n  func old() { oldCalled = true }\n}\nfunc test(m: M) { m.old() }",
      surplus: ["old()"], notes: ["no protocol of M requires old(), which stays: code calls it"],
      changes: []),
    Case(
      name: "nothing, but has more whose name tests call of another type",
      code: "protocol P { func b() }\nclass R { func old() {} }",
      mock:
        "class M: P {\n  var bCalled = false\n  var oldCalled = false\n  func b() { bCalled = true }\n  func old() { oldCalled = true }\n}\nfunc test() { let sut = R(); sut.old() }",
      surplus: ["old()"], changes: ["-func old() { oldCalled = true }", "-var oldCalled = false"]),
    Case(
      name: "nothing, but has more that it calls itself", code: "protocol P { func b() }",
      mock:
        "class M: P {\n  var bCalled = false\n  var oldCalled = false\n  func b() { bCalled = true; old() }\n  func old() { oldCalled = true }\n}",
      surplus: ["old()"], notes: ["no protocol of M requires old(), which stays: code calls it"],
      changes: []),
    Case(
      name: "nothing that a protocol of a library may require", code: "protocol P { func b() }",
      mock:
        "class M: P, UITableViewDelegate {\n  var oldCalled = false\n  func b() {}\n  func old() { oldCalled = true }\n}"
    ),
    Case(
      name: "a use of what it loses", code: "protocol P { func b() }",
      mock:
        "class M: P {\n  var bCalled = false\n  var oldCalled = false\n  func b() { bCalled = true }\n  func old() { oldCalled = true }\n}\nfunc test(m: M) { print(m.oldCalled) }",
      surplus: ["old()"], notes: ["oldCalled is removed and still used"]),
    Case(
      name: "what a tool writes", code: "protocol P { func a() }",
      mock: "// Generated using Sourcery 2.1.0\nclass M: P {}",
      notes: ["Sourcery writes M: run 'sourcery'"], changes: []),
    Case(
      name: "members with the access of the protocol", code: "public protocol P { func a() }",
      mock: "public class M: P {\n  public init() {}\n}", missing: ["a()"],
      changes: ["+private(set) var aCallCount = 0", "+public func a() {", "+aCallCount += 1", "+}"]),
    Case(
      name: "members of an actor", code: "protocol P: Sendable { func a() async }",
      mock: "actor M: P {\n}", missing: ["a()"],
      changes: ["+private(set) var aCallCount = 0", "+func a() async {", "+aCallCount += 1", "+}"]),
    Case(
      name: "a requirement with a generic parameter",
      code: "protocol P { func a<T: Equatable>(_ x: T); func b() }",
      mock: "class M: P {\n  func b() {}\n}", missing: ["a(_:)"],
      changes: ["+func a<T: Equatable>(_ x: T) {}"]),
  ]

  @Test("what its protocols require", arguments: cases)
  func missing(of one: Case) throws {
    let text = "// file: App/P.swift\n\(one.code)\n// file: AppTests/Mock.swift\n\(one.mock)\n"
    let updated = UpdatedMock(text)
    #expect(updated.update.mocks.flatMap(\.missing) == one.missing)
    #expect(updated.update.mocks.flatMap(\.surplus) == one.surplus)
    let notes = updated.update.notes.filter { note in
      if case .unrecorded = note.subject { false } else { true }
    }
    #expect(notes.map(\.description) == one.notes)
    let left = updated.update.notes.compactMap { note -> String? in
      switch note.subject {
      case .kept(let member, _, _), .notAdded(let member, _, _): member
      default: nil
      }
    }
    #expect(Set(updated.update.mocks.flatMap(\.left)) == Set(left))
    if let changes = one.changes { #expect(updated.changes == changes) }
    #expect(updated.again == [])
    #expect(Recognition(of: updated.after).unread.isEmpty)
  }

  @Test("nothing of a module that is not chosen")
  func chosen() throws {
    let text = MockStyles.text(
      requiring: MockStyles.requirements + ["func new()"], mock: MockStyles.called
    ).replacing("class LoginPresenter {", with: "class LoginView {}\nclass LoginPresenter {")
    #expect(UpdatedMock(text, modules: ["Other"]).update.edits.isEmpty)
    #expect(UpdatedMock(text, modules: ["Login"]).update.edits.count == 1)
  }
}
