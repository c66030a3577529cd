import ScaffoldRecognition
import Testing

@Suite("An addition")
struct AdditionTests {
  @Test("puts the requirement after the last one and an implementation into the extension")
  func inputAndOutput() throws {
    let added = try AddedRequirement(
      "signOut(everywhere: Bool) async throws -> Bool", .presenter, .interactor,
      in: """
        // file: App/LoginProtocols.swift
        protocol LoginPresenterProtocol: AnyObject {
          func viewDidLoad()
        }

        protocol LoginInteractorInputProtocol: AnyObject {
          func signIn(user: String)
          var isSignedIn: Bool { get }
          // more to come
        }
        // file: App/LoginPresenter.swift
        final class LoginPresenter {
          weak var interactor: LoginInteractorInputProtocol?
        }
        // file: App/LoginInteractor.swift
        final class LoginInteractor {
          private func help() {}
        }

        // MARK: - LoginInteractorInputProtocol
        extension LoginInteractor: LoginInteractorInputProtocol {
          var isSignedIn: Bool { true }

          func signIn(user: String) {
            print(user)
          } // done
        }
        """)
    #expect(
      added.added == [
        "LoginProtocols.swift:8:   func signOut(everywhere: Bool) async throws -> Bool",
        "LoginInteractor.swift:12:",
        "LoginInteractor.swift:13:   func signOut(everywhere: Bool) async throws -> Bool {",
        "LoginInteractor.swift:14:     fatalError(\"signOut(everywhere:) is not implemented\")",
        "LoginInteractor.swift:15:   }",
      ])
    #expect(added.removed == [])
    #expect(
      added.notes == [
        "App/LoginPresenter.swift:2: nothing calls it yet: interactor?.signOut(everywhere:) in LoginPresenter"
      ])
    #expect(
      added.addition.members.map { "\($0.typeName).\($0.selector)" } == [
        "LoginInteractorInputProtocol.signOut(everywhere:)",
        "LoginInteractor.signOut(everywhere:)",
      ])
    #expect(try added.errors() == "")
  }

  @Test("puts the implementation beside the others of its protocol in the body of a class")
  func classBody() throws {
    let added = try AddedRequirement(
      "didTapBack()",
      in: """
        // file: App/Note.swift
        protocol NoteViewOutput {
            func didLoad()

            func didTap(_ row: Int)
        }
        class NoteViewController { var output: NoteViewOutput! }
        class NotePresenter: NoteViewOutput {
            init() {}

            // MARK: - NoteViewOutput
            func didLoad() {}
            func didTap(_ row: Int) {
                help()
            }

            // MARK: - Private
            private func help() {}
        }
        """)
    #expect(
      added.added == [
        "Note.swift:5:", "Note.swift:6:     func didTapBack()",
        "Note.swift:17:     func didTapBack() {}",
      ])
    #expect(
      added.notes == [
        "App/Note.swift:6: nothing calls it yet: output.didTapBack() in NoteViewController"
      ])
    #expect(try added.errors() == "")
  }

  @Test(
    "opens a protocol and an extension without members or on one line",
    arguments: [
      ("{}", "{\n    func back()\n}"), ("{ }", "{\n    func back()\n}"),
      ("{\n}", "{\n    func back()\n}"), ("{\n\n}", "{\n    func back()\n\n}"),
      ("{ // none\n}", "{ // none\n    func back()\n}"),
      ("{ /* none */ }", "{ /* none */\n    func back()\n}"),
      ("{\n    // none\n}", "{\n    // none\n    func back()\n}"),
      ("{ func go() }", "{\n    func go()\n    func back()\n}"),
      ("{ func go(); func stop() }", "{\n    func go(); func stop()\n    func back()\n}"),
      ("{ func go() // x\n}", "{ func go() // x\n    func back()\n}"),
      ("{\n    func go() }", "{\n    func go()\n    func back()\n}"),
      ("{\n    func go() /* x */ }", "{\n    func go() /* x */\n    func back()\n}"),
      (
        "{\n    func go()\n    #if DEBUG\n    func dump()\n    #endif\n}",
        "{\n    func go()\n    #if DEBUG\n    func dump()\n    #endif\n    func back()\n}"
      ),
      (
        "{\n    #if DEBUG\n    func dump()\n    #endif\n}",
        "{\n    #if DEBUG\n    func dump()\n    func back()\n    #endif\n}"
      ),
    ])
  func bodies(before: String, after: String) throws {
    let added = try AddedRequirement(
      "back()",
      in: """
        // file: App/P.swift
        protocol TabOutput \(before)
        // file: App/A.swift
        class TabView { let output: TabOutput; init(_ output: TabOutput) { self.output = output } }
        class TabPresenter {}
        extension TabPresenter { func go() {}; func stop() {} }
        extension TabPresenter: TabOutput {}
        """)
    #expect(String(decoding: added.after[0].text, as: UTF8.self) == "protocol TabOutput \(after)")
    #expect(
      added.added.suffix(5) == [
        "A.swift:4: extension TabPresenter: TabOutput {", "A.swift:5:     func back() {",
        "A.swift:6:         fatalError(\"back() is not implemented\")", "A.swift:7:     }",
        "A.swift:8: }",
      ])
    #expect(try Compiler.errors(in: added.after) == "")
  }

  @Test("keeps line ends and tabs")
  func layout() throws {
    let text = """
      // file: App/Tab.swift
      protocol TabOutput {\r
      \tfunc go()\r
      }\r
      class TabView { var output: TabOutput? }\r
      class TabPresenter: TabOutput {\r
      \tfunc go()\r
      \t{\r
      \t\tprint(1)\r
      \t}\r
      }\r
      """
    let added = try AddedRequirement("back() -> Int", in: text)
    #expect(
      added.added == [
        "Tab.swift:3: ⇥func back() -> Int⏎", "Tab.swift:10: ⇥}⏎", "Tab.swift:11: ⏎",
        "Tab.swift:12: ⇥func back() -> Int⏎", "Tab.swift:13: ⇥{⏎",
        "Tab.swift:14: ⇥⇥fatalError(\"back() is not implemented\")⏎",
      ])
    #expect(try added.errors() == "")
  }

  @Test("adds properties with their accessors")
  func properties() throws {
    let text = """
      // file: App/Tab.swift
      protocol TabOutput {
        var title: String { get }
      }
      class TabView { var output: TabOutput? }
      struct TabPresenter: TabOutput {
        var title = ""
        func other() {}
      }
      """
    let readOnly = try AddedRequirement("var count: Int { get }", in: text)
    #expect(
      readOnly.added == [
        "Tab.swift:3:   var count: Int { get }", "Tab.swift:8:", "Tab.swift:9:   var count: Int {",
        "Tab.swift:10:     fatalError(\"count is not implemented\")", "Tab.swift:11:   }",
      ])
    #expect(try readOnly.errors() == "")
    let settable = try AddedRequirement("var count: Int? { get set }", in: text)
    #expect(
      settable.added.suffix(4) == [
        "Tab.swift:9:   var count: Int? {",
        "Tab.swift:10:     get { fatalError(\"count is not implemented\") }",
        "Tab.swift:11:     set { fatalError(\"count is not implemented\") }", "Tab.swift:12:   }",
      ])
    #expect(try settable.errors() == "")
    #expect(try AddedRequirement("var count: Int { get async throws }", in: text).errors() == "")
    #expect(try AddedRequirement("static var count: Int { get }", in: text).errors() == "")
    #expect(try AddedRequirement("mutating func grow()", in: text).errors() == "")
  }

  @Test("repeats the access level and the isolation of the members beside it")
  func modifiers() throws {
    let text = """
      // file: App/A.swift
      public protocol TabOutput {
        func go()
      }
      public class TabView { var output: TabOutput? }
      open class TabPresenter {}
      // file: App/B.swift
      extension TabPresenter: TabOutput {
        nonisolated public func go() { print(1) }
      }
      """
    let added = try AddedRequirement("@discardableResult func back() -> Int", in: text)
    #expect(
      added.added[2]
        == "B.swift:4:   @discardableResult public nonisolated func back() -> Int {")
    #expect(try added.errors() == "")
    let first = try AddedRequirement(
      "back()",
      in: text.replacing("  nonisolated public func go() { print(1) }\n", with: "")
        .replacing("  func go()\n", with: ""))
    #expect(first.added.contains("B.swift:2:     public func back() {"), "\(first.added)")
    #expect(try first.errors() == "")
  }
}
