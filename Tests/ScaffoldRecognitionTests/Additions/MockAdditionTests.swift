import RecognitionSupport
import ScaffoldRecognition
import Testing

@Suite("An addition to a mock")
struct MockAdditionTests {
  /// The lines that the mock got, and the notes about it.
  private func added(_ signature: String, to mock: String) throws -> (
    lines: String, notes: [String]
  ) {
    let added = try AddedRequirement(
      signature, .presenter, .interactor, in: MockFixtures.module + mock)
    #expect(added.addition.members.count == 3)
    #expect(try Compiler.errors(in: added.after) == "")
    #expect(added.removed.isEmpty)
    let lines = added.added.compactMap { line -> Substring? in
      guard line.hasPrefix("Mock.swift:") else { return nil }
      return line.dropFirst(11).drop { $0.isNumber }.dropFirst(2)
    }
    let notes = added.notes.filter { !$0.contains("nothing calls it") }
    return (lines.joined(separator: "\n"), notes)
  }

  @Test("counts calls and keeps the parameters in a tuple")
  func invoked() throws {
    #expect(
      try added("signOut()", to: MockFixtures.invoked).lines == """

          var invokedSignOut = false
          var invokedSignOutCount = 0

          func signOut() {
            invokedSignOut = true
            invokedSignOutCount += 1
          }
        """)
    #expect(
      try added(
        "signOut(everywhere: Bool) async throws -> Bool", to: MockFixtures.invoked
      ).lines == """

          var invokedSignOut = false
          var invokedSignOutCount = 0
          var invokedSignOutParameters: (everywhere: Bool, Void)?
          var stubbedSignOutError: Error?
          var stubbedSignOutResult: Bool!

          func signOut(everywhere: Bool) async throws -> Bool {
            invokedSignOut = true
            invokedSignOutCount += 1
            invokedSignOutParameters = (everywhere, ())
            if let error = stubbedSignOutError { throw error }
            return stubbedSignOutResult
          }
        """)
    // A closure that does not escape is counted without being stored.
    #expect(
      try added(
        "load(_ id: Int?, tags: [String], done: () -> Void) -> [User]", to: MockFixtures.invoked
      ).lines == """

          var invokedLoad = false
          var invokedLoadCount = 0
          var invokedLoadParameters: (id: Int?, tags: [String])?
          var invokedLoadParametersList = [(id: Int?, tags: [String])]()
          var stubbedLoadResult: [User]!

          func load(_ id: Int?, tags: [String], done: () -> Void) -> [User] {
            invokedLoad = true
            invokedLoadCount += 1
            invokedLoadParameters = (id, tags)
            invokedLoadParametersList.append((id, tags))
            return stubbedLoadResult
          }
        """)
  }

  @Test("has a closure and a computed property, and names with the labels")
  func counted() throws {
    #expect(
      try added(
        "signOut(everywhere: Bool) throws -> Bool", to: MockFixtures.counted
      ).lines == """

            var signOutEverywhereThrowableError: Error?
            var signOutEverywhereCallsCount = 0
            var signOutEverywhereCalled: Bool {
                return signOutEverywhereCallsCount > 0
            }
            var signOutEverywhereReceivedEverywhere: Bool?
            var signOutEverywhereReceivedInvocations: [Bool] = []
            var signOutEverywhereReturnValue: Bool!
            var signOutEverywhereClosure: ((Bool) throws -> Bool)?

            func signOut(everywhere: Bool) throws -> Bool {
                if let error = signOutEverywhereThrowableError {
                    throw error
                }
                signOutEverywhereCallsCount += 1
                signOutEverywhereReceivedEverywhere = everywhere
                signOutEverywhereReceivedInvocations.append(everywhere)
                if let signOutEverywhereClosure = signOutEverywhereClosure {
                    return try signOutEverywhereClosure(everywhere)
                } else {
                    return signOutEverywhereReturnValue
                }
            }
        """)
    #expect(
      try added(
        "remove(user: User, done: @escaping (Result<User, Error>) -> Void)",
        to: MockFixtures.counted
      ).lines == """

            var removeUserDoneCallsCount = 0
            var removeUserDoneCalled: Bool {
                return removeUserDoneCallsCount > 0
            }
            var removeUserDoneReceivedArguments: (user: User, done: (Result<User, Error>) -> Void)?
            var removeUserDoneReceivedInvocations: [(user: User, done: (Result<User, Error>) -> Void)] = []
            var removeUserDoneClosure: ((User, @escaping (Result<User, Error>) -> Void) -> Void)?

            func remove(user: User, done: @escaping (Result<User, Error>) -> Void) {
                removeUserDoneCallsCount += 1
                removeUserDoneReceivedArguments = (user: user, done: done)
                removeUserDoneReceivedInvocations.append((user: user, done: done))
                removeUserDoneClosure?(user, done)
            }
        """)
    #expect(
      try added("verify(with pin: String) async", to: MockFixtures.counted).lines == """

            var verifyWithCallsCount = 0
            var verifyWithCalled: Bool {
                return verifyWithCallsCount > 0
            }
            var verifyWithReceivedPin: String?
            var verifyWithReceivedInvocations: [String] = []
            var verifyWithClosure: ((String) async -> Void)?

            func verify(with pin: String) async {
                verifyWithCallsCount += 1
                verifyWithReceivedPin = pin
                verifyWithReceivedInvocations.append(pin)
                await verifyWithClosure?(pin)
            }
        """)
  }

  @Test("has flags and a property for each parameter, with tabs and functions on one line")
  func flags() throws {
    #expect(
      try added("signOut()", to: MockFixtures.flags).lines == """
        ⇥var didCallSignOut = false
        ⇥func signOut() { didCallSignOut = true }
        """)
    let load = try added("load(id: Int, tags: [User]?) -> String", to: MockFixtures.flags)
    #expect(load.lines.contains("\n⇥private(set) var loadTags: [User]?\n"))
    #expect(load.lines.contains("\n⇥⇥loadId = id\n⇥⇥loadTags = tags\n⇥⇥fatalError("))
    #expect(load.notes == ["AppTests/Mock.swift:2: FakeInteractor does not record the result"])
    let result = try added(
      "signOut(everywhere: Bool) async throws -> Bool", to: MockFixtures.flags
    ).lines
    #expect(
      result.hasPrefix(
        """
        ⇥var didCallSignOut = false
        ⇥var signOutEverywhere = false
        ⇥var signOutResult: Result<Bool, Error>!

        """), "\(result)")
    #expect(result.contains("\n⇥⇥return try signOutResult.get()"))
  }

  @Test("has one list of calls, or nothing")
  func others() throws {
    let list = try added("signOut()", to: MockFixtures.list)
    #expect(
      list.lines == """

                func signOut() {
                    calls.append("signOut")
                }
        """)
    let verify = try added("verify(pin: Int, code: Int)", to: MockFixtures.list)
    #expect(verify.lines.contains("calls.append(\"verify(pin:code:)\")"))
    #expect(
      verify.notes == [
        "AppTests/Mock.swift:2: LoginPresenterTests.InteractorMock does not record the parameters"
      ])
    #expect(try added("signOut()", to: MockFixtures.empty).lines == "    func signOut() {}")
    #expect(
      try added("count() -> Int", to: MockFixtures.empty).lines == """
            func count() -> Int {
                fatalError("count() is not implemented")
            }
        """)
  }

  @Test("compiles for signatures of all kinds, one after the other", arguments: MockFixtures.all)
  func signatures(mock: String) throws {
    let module = MockFixtures.module.replacing(
      "struct User {}", with: "struct User {}; typealias Action = () -> Void")
    var texts = sources(of: module + mock)
    for signature in [
      "refresh(force: Bool)", "find(name: String) -> [User]", "a(_ x: inout Int, y: Int...)",
      "b<T: Equatable>(_ value: T, in list: [T])", "c(_: Int)",
      "d(if check: @autoclosure () -> Bool)", "f() async -> (a: Int, b: Int)?",
      "e(x: some Equatable, y: any Equatable, z: (any Error)?)", "g(done: ((Int) -> Void)?)",
      "h(at point: (x: Int, y: Int)) -> () -> Void", "i() throws", "k(done: Action)",
      "@discardableResult func j(`in` list: [[String: Int]]) -> Set<Int>",
      "l(user: User?, password: String) -> User", "`default`(value: Int) -> User?",
      "signIn(user: String) async", "VerifyCode(with pin: String)", "URLOpened(_ url: String)",
    ] {
      let addition = try Addition(
        of: signature, from: .presenter, to: .interactor,
        in: try #require(Recognition(of: texts).modules.first), sources: texts)
      #expect(addition.members.count == 3)
      texts = texts.with(addition.edits)
    }
    let errors = try Compiler.errors(in: texts)
    #expect(errors == "", "\(String(decoding: texts[1].text, as: UTF8.self))")
  }

  @Test("says that a call is not recorded where the pattern cannot be continued")
  func enumOfCalls() throws {
    let mock = """
      class LoginInteractorFake: LoginInteractorInput {
        enum Call { case signIn(user: String), refresh, find }
        var calls: [Call] = []
        func signIn(user: String, password: String) { calls.append(.signIn(user: user)) }
        func refresh() { calls.append(.refresh) }
        func find(id: Int) async throws -> User? { calls.append(.find); return nil }
      }
      """
    let (lines, notes) = try added("signOut()", to: mock)
    #expect(lines == "  func signOut() {}")
    #expect(notes == ["AppTests/Mock.swift:1: LoginInteractorFake does not record the call"])
  }

  @Test("takes the pattern of another protocol, but not what a function does")
  func otherProtocols() throws {
    let mock = """
      protocol Refreshing { func reload() }
      class LoginInteractorFake: LoginInteractorInput, Refreshing {
        weak var presenter: LoginPresenter?
        var reloadCalled = false
        func reload() {
          reloadCalled = true
          presenter?.interactor = nil
        }
        func signIn(user: String, password: String) { presenter?.interactor = self }
        func refresh() { print(2) }
        func find(id: Int) async throws -> User? { nil }
      }
      """
    #expect(
      try added("signOut()", to: mock).lines.split(separator: "\n") == [
        "  var signOutCalled = false", "  }", "  func signOut() {", "    signOutCalled = true",
      ])
  }

  @Test("of a tool is left to the tool")
  func generated() throws {
    let added = try AddedRequirement(
      "signOut()", .presenter, .interactor,
      in: MockFixtures.module + "///\n/// @Generated by Mockolo\n///\n" + MockFixtures.counted)
    #expect(added.addition.edits.map(\.path) == ["App/Login.swift"])
    #expect(
      added.notes.first
        == "AppTests/Mock.swift:4: mockolo writes LoginInteractorInputMock: run 'mockolo'")
  }
}
