import Foundation
import Testing

@testable import Examples

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
struct LogInSessionTests {
  private final class Clock { var now = Date(timeIntervalSinceReferenceDate: 0) }

  let service = LogInServiceMock()
  let interactor: LogInInteractor
  private let clock = Clock()

  init() {
    interactor = LogInInteractor(service: service, now: { [clock] in clock.now })
  }

  @Test("Who logs in is logged in until the session ends")
  func session() async throws {
    let entity = LogInEntity(token: "t", displayName: nil, expiresIn: 60)
    service.result = .success(entity)
    #expect(!interactor.isLoggedIn)
    _ = try await interactor.logIn(user: "ada", password: "secret")
    #expect(interactor.session?.user == "ada")
    clock.now += 59
    #expect(interactor.isLoggedIn)
    clock.now += 1
    #expect(!interactor.isLoggedIn)
  }

  @Test("Nothing is sent without a name or a password", arguments: [("", "p"), ("u", "")])
  func incomplete(user: String, password: String) async {
    await #expect(throws: LogInError.incomplete) {
      try await interactor.logIn(user: user, password: password)
    }
    #expect(service.calls.isEmpty)
  }

  @Test("A log-in that fails ends the session before it")
  func failure() async throws {
    _ = try await interactor.logIn(user: "ada", password: "secret")
    service.result = .failure(LogInError.refused)
    await #expect(throws: LogInError.refused) {
      try await interactor.logIn(user: "eve", password: "guess")
    }
    #expect(interactor.session == nil)
  }

  @Test("A connection that was lost is tried a second time")
  func retry() async throws {
    service.result = .failure(URLError(.networkConnectionLost))
    service.whenCalled = { [unowned service] in
      if service.calls.count == 2 { service.result = .success(LogInFixtures.entity) }
    }
    let entity = try await interactor.logIn(user: "ada", password: "secret")
    #expect(entity == LogInFixtures.entity)
    #expect(service.calls.count == 2)
  }

  @Test(
    "A connection that is lost twice is a failure, a refusal at once", arguments: [true, false])
  func noRetry(lost: Bool) async {
    let error: any Error = lost ? URLError(.networkConnectionLost) : LogInError.refused
    service.result = .failure(error)
    await #expect(throws: (any Error).self) {
      try await interactor.logIn(user: "ada", password: "secret")
    }
    #expect(service.calls.count == (lost ? 2 : 1))
  }

  @Test("Name and password are sent in the body of a request, and the status shows a refusal")
  func request() throws {
    let url = try LogInFixtures.url(of: "")
    let request = try LogInService.request(to: url, user: "ada", password: "secret")
    let body = try JSONDecoder().decode([String: String].self, from: request.httpBody ?? Data())
    #expect(request.httpMethod == "POST")
    #expect(body == ["user": "ada", "password": "secret"])
    let response = try LogInFixtures.httpResponse(status: 401)
    #expect(throws: LogInError.refused) { try LogInService.entity(from: Data(), response) }
  }

  @Test("The user is greeted by a display name, if there is one", arguments: [nil, "", "Ada L."])
  func greeting(displayName: String?) {
    let entity = LogInEntity(token: "t", displayName: displayName, expiresIn: 1)
    #expect(
      entity.greeting(for: "ada") == (displayName == "Ada L." ? "Hello, Ada L." : "Hello, ada"))
  }
}
