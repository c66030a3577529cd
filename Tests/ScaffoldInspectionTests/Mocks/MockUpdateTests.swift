import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("The update of a mock")
struct MockUpdateTests {
  /// A change of a protocol: the requirement that goes, and the one that comes.
  struct Change: CustomTestStringConvertible, Sendable {
    let name: String
    let old: String?
    let new: String?
    var testDescription: String { name }
  }

  static let changes = [
    Change(name: "added", old: nil, new: "func signOut(everywhere: Bool)"),
    Change(name: "added without parameters", old: nil, new: "func signOut()"),
    Change(
      name: "added with a result", old: nil, new: "func names(of user: User) throws -> [String]"),
    Change(name: "added property", old: nil, new: "var subtitle: String { get }"),
    Change(name: "removed", old: "func refresh()", new: nil),
    Change(
      name: "removed with parameters", old: "func signIn(user: String, password: String)", new: nil),
    Change(
      name: "removed with a result", old: "func find(id: Int) async throws -> User?", new: nil),
    Change(name: "renamed", old: "func refresh()", new: "func reload()"),
    Change(
      name: "renamed label", old: "func signIn(user: String, password: String)",
      new: "func signIn(name: String, password: String)"),
    Change(
      name: "label left out", old: "func find(id: Int) async throws -> User?",
      new: "func find(_ id: Int) async throws -> User?"),
    Change(name: "overloaded", old: nil, new: "func refresh(force: Bool)"),
    Change(name: "made async", old: "func refresh()", new: "func refresh() async"),
    Change(name: "throwing", old: "func refresh()", new: "func refresh() throws"),
    Change(name: "given a result", old: "func refresh()", new: "func refresh() -> Bool"),
    Change(
      name: "given a parameter", old: "func refresh()", new: "func refresh(force: Bool, depth: Int)"
    ),
    Change(
      name: "another type", old: "func signIn(user: String, password: String)",
      new: "func signIn(user: User, password: String)"),
    Change(
      name: "settable", old: "var title: String { get }", new: "var title: String { get set }"),
  ]

  @Test(
    "follows each change of the protocol in each style",
    arguments: changes, MockStyles.all.map(\.0))
  func follows(change: Change, style: String) throws {
    let mock = try #require(MockStyles.all.first { $0.0 == style }).1
    let kept = MockStyles.requirements.filter { $0 != change.old }
    let text = MockStyles.text(requiring: kept + [change.new].compactMap { $0 }, mock: mock)
    let updated = UpdatedMock(text)
    #expect(updated.again == [])
    let isRight = change.name == "settable" && style == "counted"
    // The mock returns a property that other functions may return, too.
    let isShared = change.name == "removed with a result" && style == "list"
    #expect(updated.changes.isEmpty == (isRight || isShared))
    #expect(updated.notes.isEmpty || change.name != "settable")
    for line in MockStyles.own { #expect(updated.mock.contains(line)) }
    if let new = change.new, new.hasPrefix("func") {
      #expect(updated.mock.contains(new), "\(updated.mock)")
    }
    if let old = change.old, change.new == nil {
      #expect(updated.mock.contains(old) == isShared)
      #expect(updated.notes.isEmpty != isShared)
    }
    let others = kept.filter { $0.hasPrefix("func") }
    for other in others { #expect(updated.mock.contains(other)) }
  }

  @Test("leaves a mock that follows its protocols", arguments: MockStyles.all.map(\.1))
  func unchanged(mock: String) throws {
    let updated = UpdatedMock(
      MockStyles.text(requiring: MockStyles.requirements, mock: mock))
    #expect(updated.update.edits.isEmpty)
    #expect(updated.update.mocks.isEmpty)
    #expect(updated.notes.isEmpty)
  }
}
