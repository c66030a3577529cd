import Foundation
import Testing

@testable import Examples

@MainActor
struct LogInSessionTests {
  private final class Clock { var now = Date(timeIntervalSinceReferenceDate: 0) }

  let service = LogInServiceMock()
  let interactor: LogInInteractor
  private let clock = Clock()
  let refusal = LogInServiceError(
    status: 401, answer: Data(#"{"message": "The password is wrong."}"#.utf8))

  init() {
    interactor = LogInInteractor(service: service, now: { [clock] in clock.now })
  }

  @Test("Who logs in is logged in until the session ends")
  func session() async throws {
    let entity = LogInEntity(token: "t", displayName: nil, expiresIn: 60)
    service.logInResult = .success(entity)
    #expect(!interactor.isLoggedIn)
    _ = try await interactor.logIn(user: "ada", password: "secret")
    #expect(interactor.session?.user == "ada")
    clock.now += 59
    #expect(interactor.isLoggedIn)
    clock.now += 1
    #expect(!interactor.isLoggedIn)
  }

  @Test("A log-in that fails ends the session before it")
  func failure() async throws {
    _ = try await interactor.logIn(user: "ada", password: "secret")
    service.logInResult = .failure(refusal)
    await #expect(throws: refusal) {
      try await interactor.logIn(user: "eve", password: "guess")
    }
    #expect(interactor.session == nil)
  }

  @Test("A connection that was lost is tried a second time")
  func retry() async throws {
    service.onLogIn = { [service] in
      if service.logInCalls.count == 1 { throw URLError(.networkConnectionLost) }
    }
    let entity = try await interactor.logIn(user: "ada", password: "secret")
    #expect(entity == LogInSamples.first)
    #expect(service.logInCalls.count == 2)
  }

  @Test(
    "A connection that is lost twice is a failure, a refusal at once", arguments: [true, false])
  func noRetry(lost: Bool) async {
    let error: any Error = lost ? URLError(.networkConnectionLost) : refusal
    service.logInResult = .failure(error)
    await #expect(throws: (any Error).self) {
      try await interactor.logIn(user: "ada", password: "secret")
    }
    #expect(service.logInCalls.count == (lost ? 2 : 1))
  }

  @Test("Only a log-in that lasts leads to the next screen", arguments: [0, 60])
  func nextScreen(expiresIn: Int) {
    let router = LogInRouterMock()
    let presenter = LogInPresenter(interactor: interactor, router: router)
    let entity = LogInEntity(token: "t", displayName: nil, expiresIn: expiresIn)
    let screen = presenter.nextScreen(after: .logIn(entity))
    #expect((screen != nil) == (expiresIn > 0))
  }

  @Test("The view shows why the user is not logged in, and that it can be tried again")
  func shown() async {
    service.logInResult = .failure(refusal)
    let view = LogInViewController(
      presenter: LogInPresenter(interactor: interactor, router: LogInRouterMock()))
    view.logIn(user: "ada", password: "guess")
    #expect(view.states[.logIn] == .loading)
    await view.tasks[.logIn]?.value
    #expect(view.states[.logIn] == .failed(message: "The password is wrong."))
  }

  @Test("The user is greeted by a display name, if there is one", arguments: [nil, "", "Ada L."])
  func greeting(displayName: String?) {
    let entity = LogInEntity(token: "t", displayName: displayName, expiresIn: 1)
    #expect(
      entity.greeting(for: "ada") == (displayName == "Ada L." ? "Hello, Ada L." : "Hello, ada"))
  }
}
