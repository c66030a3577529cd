import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("A removal")
struct RemovalTests {
  private static let signatures = [
    "signOut()", "signOut(everywhere: Bool) async throws -> Bool", "verify(with pin: String)",
    "load(_ id: Int?, tags: [String], done: () -> Void) -> [User]", "refresh(force: Bool)",
    "var title: String { get }", "var owner: User? { get set }", "VerifyCode(with pin: String)",
    "remove(user: User, done: @escaping (Result<User, Error>) -> Void)",
  ]

  private func add(_ signature: String, to texts: [SourceText]) throws -> [SourceText] {
    let module = try #require(Recognition(of: texts).modules.first)
    let addition = try Addition(
      of: signature, from: .presenter, to: .interactor, in: module, sources: texts)
    return texts.with(addition.edits)
  }

  private func remove(_ name: String, from texts: [SourceText]) throws -> Removal {
    let module = try #require(Recognition(of: texts).modules.first)
    return try Removal(
      of: name, from: .presenter, to: .interactor, in: module, sources: texts)
  }

  @Test("after an addition gives the bytes back", arguments: MockFixtures.all)
  func inverse(mock: String) throws {
    let texts = sources(of: MockFixtures.module + mock)
    for lineEnd in ["\n", "\r\n"] {
      let before = texts.map { source in
        let text = String(decoding: source.text, as: UTF8.self).replacing("\n", with: lineEnd)
        return SourceText(
          path: source.path, text: Array(text.utf8), module: source.module, isTest: source.isTest)
      }
      for signature in Self.signatures {
        let added = try add(signature, to: before)
        #expect(added != before)
        let removal = try remove(signature, from: added)
        #expect(removal.notes.isEmpty, "\(signature): \(removal.notes)")
        #expect(added.with(removal.edits) == before, "\(signature)")
      }
    }
  }

  @Test("works in any order", arguments: MockFixtures.all)
  func sequences(mock: String) throws {
    let before = sources(of: MockFixtures.module + mock)
    for order in [Self.signatures, Self.signatures.reversed()] {
      var texts = before
      for signature in Self.signatures { texts = try add(signature, to: texts) }
      for signature in order {
        let removal = try remove(signature, from: texts)
        #expect(removal.notes.isEmpty, "\(signature): \(removal.notes)")
        texts = texts.with(removal.edits)
      }
      #expect(texts == before, "\(texts.map { String(decoding: $0.text, as: UTF8.self) })")
    }
  }

  @Test("leaves an implementation and a record that were edited")
  func edited() throws {
    let before = sources(of: MockFixtures.module + MockFixtures.invoked)
    let added = try add("signOut(now: Bool)", to: before).map { source in
      let text = String(decoding: source.text, as: UTF8.self)
        .replacing("fatalError(\"signOut(now:) is not implemented\")", with: "print(now)")
        .replacing("    invokedSignOut = true\n", with: "    invokedSignOut = now\n")
      return SourceText(
        path: source.path, text: Array(text.utf8), module: source.module, isTest: source.isTest)
    }
    let removal = try remove("signOut(now:)", from: added)
    #expect(
      removal.notes.map { "\($0.place.short): \($0)" } == [
        "App/Login.swift:13: signOut(now:) in LoginInteractor was edited and stays",
        "AppTests/Mock.swift:40: signOut(now:) in LoginInteractorSpy was edited and stays",
      ])
    #expect(removal.members.map(\.typeName) == ["LoginInteractorInput"])
    #expect(removal.edits.map(\.path) == ["App/Login.swift"])
    #expect(try Compiler.errors(in: added.with(removal.edits)) == "")
  }

  @Test("takes the comments of the requirement with it, and leaves the others")
  func comments() throws {
    let text = """
      // file: App/A.swift
      protocol TabOutput {
        // MARK: Loading

        /// Loads again.
        func load() // soon
        func back()
        // the end
      }
      class TabPresenter { var output: TabOutput? }
      class TabInteractor: TabOutput { func load() {}; func back() { print(1) } }
      """
    let removal = try remove("load()", from: sources(of: text))
    #expect(
      String(decoding: try #require(removal.edits.first).text, as: UTF8.self) == """
        protocol TabOutput {
          // MARK: Loading
          func back()
          // the end
        }
        class TabPresenter { var output: TabOutput? }
        class TabInteractor: TabOutput { func back() { print(1) } }
        """)
  }

  @Test("says where the requirement is used")
  func uses() throws {
    let text = """
      // file: App/A.swift
      protocol TabOutput { func load(id: Int, done: () -> Void); func load(name: String) }
      class TabPresenter {
        var output: TabOutput?
        func go() {
          output?.load(id: max(1, 2)) {}
          output?.load(id: 1, done: {})
          output?.load(name: "")
        }
      }
      class TabInteractor: TabOutput {
        func load(id: Int, done: () -> Void) {}
        func load(name: String) {}
      }
      """
    let removal = try remove("load(id:done:)", from: sources(of: text))
    #expect(
      removal.notes.map { "\($0.place.short): \($0)" } == [
        "App/A.swift:5: load(id:done:) is still used",
        "App/A.swift:6: load(id:done:) is still used",
      ])
    #expect(removal.members.count == 2)
  }

  @Test("counts no use on another object")
  func otherObjects() throws {
    let text = """
      // file: App/A.swift
      protocol TabOutput: AnyObject { func signOut() }
      protocol TabInput: TabOutput {}
      protocol TabWorking { func signOut() }
      class TabPresenter {
        weak var output: TabOutput?
        let service: Service
        let worker: TabWorking
        let parts: [TabOutput] = []
        func go(_ item: Service, other: (any TabInput)?) {
          service.signOut()
          self.service.signOut()
          worker.signOut()
          item.signOut()
          Service.shared.signOut()
          makeService().signOut()
          send(.signOut())
          signOut()
          self.signOut()
          let copy = service
          copy.signOut()
          output?.signOut()
          self.output!.signOut()
          other?.signOut()
          guard let end = output else { return }
          end.signOut()
          (output as? TabInteractor)?.signOut()
          parts[0].signOut()
          for part in parts { part.signOut() }
          let made = TabInteractor(service: service)
          made.signOut()
          makeOutput().signOut()
        }
        func signOut() { service.signOut() }
        func makeOutput() -> TabOutput { TabInteractor() }
        func makeService() -> Service { service }
      }
      class TabInteractor: TabOutput {
        weak var output: TabWorking?
        let worker: TabWorking
        func signOut() { worker.signOut() }
        func stop() { output?.signOut() }
      }
      extension TabInteractor {
        func end() {
          signOut()
          self.signOut()
          worker.signOut()
        }
      }
      class TabView {
        let presenter: TabPresenter
        func end() {
          presenter.output?.signOut()
          presenter.service.signOut()
        }
      }
      """
    let removal = try remove("signOut()", from: sources(of: text))
    let uses = removal.notes.filter { "\($0)".hasSuffix("is still used") }
    #expect(
      uses.map(\.place.line) == [21, 22, 23, 25, 26, 27, 28, 30, 31, 45, 46, 53])
  }

  @Test("needs a requirement, and a signature that tells overloads apart")
  func errors() throws {
    let text = """
      // file: App/A.swift
      protocol TabOutput {
        func load(id: Int)
        func load(id: String)
      }
      class TabPresenter { var output: TabOutput? }
      class TabInteractor: TabOutput { func load(id: Int) {}; func load(id: String) { print(1) } }
      """
    let texts = sources(of: text)
    #expect(throws: AdditionError.notRequired("back()", protocolName: "TabOutput")) {
      try remove("back()", from: texts)
    }
    #expect {
      try remove("load(id:)", from: texts)
    } throws: { error in
      if case .severalRequirements(_, let places) = error as? AdditionError {
        return places.map(\.line) == [2, 3]
      }
      return false
    }
    let removal = try remove("load(id: Int)", from: texts)
    #expect(try Compiler.errors(in: texts.with(removal.edits)) == "")
    #expect(removal.members.count == 2)
  }
}
