/// A protocol with mocks in the styles of public apps, before the protocol changes.
enum MockStyles {
  static let requirements = [
    "func signIn(user: String, password: String)", "func refresh()",
    "func find(id: Int) async throws -> User?", "var title: String { get }",
  ]

  /// The sources with a protocol that has some requirements, and a mock.
  static func text(requiring requirements: [String], mock: String) -> String {
    """
    // file: App/Login.swift
    struct User {}
    protocol LoginInteractorInput: AnyObject {
    \(requirements.map { "  \($0)" }.joined(separator: "\n"))
    }
    class LoginPresenter { var interactor: LoginInteractorInput? }
    // file: AppTests/Mock.swift
    \(mock)

    """
  }

  /// The lines that belong to the user.
  static let own = [
    "var custom = 42  // mine", "func helper(_ value: Int) -> Int { value + custom }",
  ]

  static let invoked = """
    final class LoginInteractorSpy: LoginInteractorInput {
      var custom = 42  // mine
      var invokedTitleGetter = false
      var stubbedTitle: String! = ""
      var title: String {
        invokedTitleGetter = true
        return stubbedTitle
      }

      var invokedSignIn = false
      var invokedSignInCount = 0
      var invokedSignInParameters: (user: String, password: String)?

      func signIn(user: String, password: String) {
        invokedSignIn = true
        invokedSignInCount += 1
        invokedSignInParameters = (user, password)
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

      func helper(_ value: Int) -> Int { value + custom }
    }
    """

  static let called = """
    class LoginInteractorFake: LoginInteractorInput {
        var custom = 42  // mine
        private(set) var title = ""
        var signInCalled = false
        private(set) var signInUser: String?
        private(set) var signInPassword: String?
        var refreshCalled = false
        var findCalled = false
        private(set) var findId: Int?
        var findError: Error?
        var findResult: User?

        func signIn(user: String, password: String) {
            signInCalled = true
            signInUser = user
            signInPassword = password
        }

        func refresh() {
            refreshCalled = true
        }

        func find(id: Int) async throws -> User? {
            findCalled = true
            findId = id
            if let findError { throw findError }
            return findResult
        }

        func helper(_ value: Int) -> Int { value + custom }
    }
    """

  static let counted = """
    class LoginInteractorInputMock: LoginInteractorInput {
        var custom = 42  // mine
        var title: String = ""

        // MARK: - signIn
        var signInUserPasswordCallsCount = 0
        var signInUserPasswordCalled: Bool {
            return signInUserPasswordCallsCount > 0
        }
        var signInUserPasswordReceivedArguments: (user: String, password: String)?
        var signInUserPasswordClosure: ((String, String) -> Void)?

        func signIn(user: String, password: String) {
            signInUserPasswordCallsCount += 1
            signInUserPasswordReceivedArguments = (user: user, password: password)
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
        var findIdReturnValue: User?
        var findIdClosure: ((Int) async throws -> User?)?

        func find(id: Int) async throws -> User? {
            if let error = findIdThrowableError {
                throw error
            }
            findIdCallsCount += 1
            findIdReceivedId = id
            if let findIdClosure = findIdClosure {
                return try await findIdClosure(id)
            } else {
                return findIdReturnValue
            }
        }

        func helper(_ value: Int) -> Int { value + custom }
    }
    """

  static let list = """
    class LoginPresenterTests {
        private final class InteractorMock: LoginInteractorInput {
            var custom = 42  // mine
            private(set) var calls: [String] = []
            var user: User!
            let title = "Login"

            func signIn(user: String, password: String) {
                calls.append("signIn(user:password:)")
            }

            func refresh() {
                calls.append("refresh()")
            }

            func find(id: Int) async throws -> User? {
                calls.append("find(id:)")
                return user
            }

            func helper(_ value: Int) -> Int { value + custom }
        }

        func test() {}
    }
    """

  static let all = [("invoked", invoked), ("called", called), ("counted", counted), ("list", list)]
}
