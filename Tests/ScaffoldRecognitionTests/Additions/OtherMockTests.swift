import ScaffoldRecognition
import Testing

@Suite("An addition to a mock of a rare style")
struct OtherMockTests {
  /// Closures that the functions call.
  private static let closures = """
    class ClosureMock: LoginInteractorInput {
      var signInHandler: ((String, String) -> Void)?
      var refreshHandler: () -> Void = {}
      var findStub: (Int) async throws -> User? = { _ in nil }
      func signIn(user: String, password: String) { signInHandler?(user, password) }
      func refresh() { refreshHandler() }
      func find(id: Int) async throws -> User? { try await findStub(id) }
    }
    """

  /// Properties with the names of parameters only, and functions in an extension.
  private static let lastValues = """
    final class LastValuesSpy {
      private(set) var refreshCallCount = 0
      private(set) var lastUser: String?
      private(set) var lastPassword: String?
      private(set) var receivedIds: [Int] = []
    }
    extension LastValuesSpy: LoginInteractorInput {
      func signIn(user: String, password: String) { lastUser = user; lastPassword = password }
      func refresh() { refreshCallCount += 1 }
      func find(id: Int) async throws -> User? {
        receivedIds.append(id)
        return nil
      }
    }
    """

  /// Several properties in one declaration, and a dictionary of all calls.
  private static let counts = """
    final class CountsFake: LoginInteractorInput {
      var isSignInCalled = false, isRefreshCalled = false
      var counts = [String: Int]()
      func signIn(user: String, password: String) { isSignInCalled = true }
      func refresh() { counts["refresh", default: 0] += 1 }
      func find(id: Int) async throws -> User? {
        counts[#function, default: 0] += 1
        throw CancellationError()
      }
    }
    """

  private func lines(_ signature: String, _ mock: String) throws -> [String] {
    let added = try AddedRequirement(
      signature, .presenter, .interactor, in: MockFixtures.module + mock)
    #expect(try Compiler.errors(in: added.after) == "")
    return added.added.filter { $0.hasPrefix("Mock") }.map { line in
      String(line.drop { $0 != " " }.dropFirst())
    }
  }

  @Test("calls a closure, and returns what it returns")
  func closures() throws {
    #expect(
      try lines("signOut()", Self.closures) == [
        "  var signOutHandler: () -> Void = {}", "  func signOut() { signOutHandler() }",
      ])
    #expect(
      try lines("signOut(everywhere: Bool) async throws -> Bool", Self.closures) == [
        "  var signOutStub: ((Bool) async throws -> Bool)!",
        "  func signOut(everywhere: Bool) async throws -> Bool { try await signOutStub(everywhere) }",
      ])
    _ = try lines("verify(with pin: String)", Self.closures)
  }

  @Test("keeps values by the names of parameters")
  func lastValues() throws {
    #expect(
      try lines("verify(pin: Int?, code: Int)", Self.lastValues).prefix(2) == [
        "  private(set) var lastPin: Int?", "  private(set) var lastCode: Int?",
      ])
    #expect(
      try lines("signOut()", Self.lastValues) == [
        "  private(set) var signOutCallCount = 0",
        "  func signOut() { signOutCallCount += 1 }",
      ])
  }

  @Test("leaves the flags of other functions alone")
  func flags() throws {
    let load = try lines("load(a: Int, b: Int)", Self.counts).joined(separator: "\n")
    #expect(!load.contains("isSignInCalled"))
    #expect(
      try lines("signOut()", Self.counts) == [
        "  func signOut() { counts[\"signOut\", default: 0] += 1 }"
      ])
    let stop = try lines("stop(id: Int) async throws -> Int", Self.counts)
    #expect(stop.contains("    throw CancellationError()"))
    #expect(!stop.joined().contains("fatalError"))
  }
}
