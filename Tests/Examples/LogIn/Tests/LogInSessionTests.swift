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
    service.logInResult = entity
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
    #expect(service.logInCalls.isEmpty)
  }

  @Test("A log-in that fails ends the session before it")
  func failure() async throws {
    _ = try await interactor.logIn(user: "ada", password: "secret")
    service.logInError = LogInError.refused
    await #expect(throws: LogInError.refused) {
      try await interactor.logIn(user: "eve", password: "guess")
    }
    #expect(interactor.session == nil)
  }

  @Test("A connection that was lost is tried a second time")
  func retry() async throws {
    service.logInError = URLError(.networkConnectionLost)
    service.onLogIn = { [unowned service] in
      if service.logInCalls.count == 2 { service.logInError = nil }
    }
    let entity = try await interactor.logIn(user: "ada", password: "secret")
    #expect(entity == LogInFixtures.entity)
    #expect(service.logInCalls.count == 2)
  }

  @Test(
    "A connection that is lost twice is a failure, a refusal at once", arguments: [true, false])
  func noRetry(lost: Bool) async {
    let error: any Error = lost ? URLError(.networkConnectionLost) : LogInError.refused
    service.logInError = error
    await #expect(throws: (any Error).self) {
      try await interactor.logIn(user: "ada", password: "secret")
    }
    #expect(service.logInCalls.count == (lost ? 2 : 1))
  }

  @Test("Name and password are sent in the body of a request, and the status shows a refusal")
  func request() async throws {
    let web = LogInWeb()
    web.status = 401
    let service = web.service
    await #expect(throws: LogInError.refused) {
      try await service.logIn(user: "ada", password: "secret")
    }
    let request = try #require(web.requests.first)
    let body = try JSONDecoder().decode([String: String].self, from: request.httpBody ?? Data())
    #expect(request.httpMethod == "POST")
    #expect(body == ["user": "ada", "password": "secret"])
  }

  @Test("Only a log-in that lasts leads to the next screen", arguments: [0, 60])
  func nextScreen(expiresIn: Int) {
    let router = LogInRouterMock()
    let presenter = LogInPresenter(interactor: interactor, router: router)
    let entity = LogInEntity(token: "t", displayName: nil, expiresIn: expiresIn)
    _ = presenter.nextScreen(afterLogIn: entity)
    #expect(router.makeWelcomeScreenCallCount == (expiresIn > 0 ? 1 : 0))
  }

  @Test("The user is greeted by a display name, if there is one", arguments: [nil, "", "Ada L."])
  func greeting(displayName: String?) {
    let entity = LogInEntity(token: "t", displayName: displayName, expiresIn: 1)
    #expect(
      entity.greeting(for: "ada") == (displayName == "Ada L." ? "Hello, Ada L." : "Hello, ada"))
  }
}
