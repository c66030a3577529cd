/// Mocks in the styles of public apps, for one protocol: `signIn(user:password:)`, `refresh()`, and
/// `find(id:) async throws -> User?`.
enum MockFixtures {
  static let module = """
    // file: App/Login.swift
    struct User {}
    protocol LoginInteractorInput: AnyObject {
      func signIn(user: String, password: String)
      func refresh()
      func find(id: Int) async throws -> User?
    }
    class LoginPresenter { var interactor: LoginInteractorInput? }
    class LoginInteractor: LoginInteractorInput {
      func signIn(user: String, password: String) { print(user) }
      func refresh() { print(1) }
      func find(id: Int) async throws -> User? { nil }
    }
    // file: AppTests/Mock.swift

    """

  /// The properties at the beginning; `invokedSignIn`, `invokedSignInCount`, `invokedSignInParameters`.
  static let invoked = """
    final class LoginInteractorSpy: LoginInteractorInput {
      var invokedSignIn = false
      var invokedSignInCount = 0
      var invokedSignInParameters: (user: String, password: String)?
      var invokedSignInParametersList = [(user: String, password: String)]()

      func signIn(user: String, password: String) {
        invokedSignIn = true
        invokedSignInCount += 1
        invokedSignInParameters = (user, password)
        invokedSignInParametersList.append((user, password))
      }

      var invokedRefresh = false
      var invokedRefreshCount = 0

      func refresh() {
        invokedRefresh = true
        invokedRefreshCount += 1
      }

      var invokedFind = false
      var invokedFindCount = 0
      var invokedFindParameters: (id: Int, Void)?
      var stubbedFindError: Error?
      var stubbedFindResult: User?

      func find(id: Int) async throws -> User? {
        invokedFind = true
        invokedFindCount += 1
        invokedFindParameters = (id, ())
        if let error = stubbedFindError { throw error }
        return stubbedFindResult
      }
    }
    """

  /// The properties before each function; `signInCallsCount`, `signInReceivedUser`, `signInClosure`.
  static let counted = """
    class LoginInteractorInputMock: LoginInteractorInput {

        // MARK: - signIn
        var signInUserPasswordCallsCount = 0
        var signInUserPasswordCalled: Bool {
            return signInUserPasswordCallsCount > 0
        }
        var signInUserPasswordReceivedArguments: (user: String, password: String)?
        var signInUserPasswordReceivedInvocations: [(user: String, password: String)] = []
        var signInUserPasswordClosure: ((String, String) -> Void)?

        func signIn(user: String, password: String) {
            signInUserPasswordCallsCount += 1
            signInUserPasswordReceivedArguments = (user: user, password: password)
            signInUserPasswordReceivedInvocations.append((user: user, password: password))
            signInUserPasswordClosure?(user, password)
        }

        // MARK: - refresh
        var refreshCallsCount = 0
        var refreshCalled: Bool {
            return refreshCallsCount > 0
        }
        var refreshClosure: (() -> Void)?

        func refresh() {
            refreshCallsCount += 1
            refreshClosure?()
        }

        // MARK: - find
        var findIdThrowableError: Error?
        var findIdCallsCount = 0
        var findIdCalled: Bool {
            return findIdCallsCount > 0
        }
        var findIdReceivedId: Int?
        var findIdReceivedInvocations: [Int] = []
        var findIdReturnValue: User?
        var findIdClosure: ((Int) async throws -> User?)?

        func find(id: Int) async throws -> User? {
            if let error = findIdThrowableError {
                throw error
            }
            findIdCallsCount += 1
            findIdReceivedId = id
            findIdReceivedInvocations.append(id)
            if let findIdClosure = findIdClosure {
                return try await findIdClosure(id)
            } else {
                return findIdReturnValue
            }
        }
    }
    """

  /// Flags and single values at the beginning; `didCallSignIn`, `signInUser`; functions on one line.
  static let flags = """
    struct TestError: Error {}
    class FakeInteractor: LoginInteractorInput {
    \tvar didCallSignIn = false
    \tprivate(set) var signInUser: String?
    \tprivate(set) var signInPassword: String?
    \tvar didCallRefresh = false
    \tvar didCallFind = false
    \tvar findId = 0
    \tvar findResult: Result<User?, Error> = .failure(TestError())

    \tfunc signIn(user: String, password: String) {
    \t\tdidCallSignIn = true
    \t\tsignInUser = user
    \t\tsignInPassword = password
    \t}
    \tfunc refresh() { didCallRefresh = true }
    \tfunc find(id: Int) async throws -> User? {
    \t\tdidCallFind = true
    \t\tself.findId = id
    \t\treturn try findResult.get()
    \t}
    }
    """

  /// One list of all calls, in a test class.
  static let list = """
    class LoginPresenterTests {
        private final class InteractorMock: LoginInteractorInput {
            private(set) var calls: [String] = []
            var user: User!

            func signIn(user: String, password: String) {
                calls.append("signIn(user:password:)")
            }

            func refresh() {
                calls.append("refresh")
            }

            func find(id: Int) async throws -> User? {
                calls.append("find")
                return user
            }
        }

        func test() {}
    }
    """

  /// Nothing is recorded.
  static let empty = """
    class DummyInteractor: LoginInteractorInput {
        func signIn(user: String, password: String) {}
        func refresh() {}
        func find(id: Int) async throws -> User? { nil }
    }
    """

  static let all = [invoked, counted, flags, list, empty]
}
