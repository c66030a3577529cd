import Foundation

/// Decides what happens on the user's actions, and what comes next.
@MainActor
final class LogInPresenter {
  let interactor: any LogInInteractorProtocol
  let router: any LogInRouterProtocol

  init(
    interactor: any LogInInteractorProtocol,
    router: any LogInRouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }

  func logIn(
    user: String,
    password: String
  ) async throws -> LogInEntity {
    try await interactor.logIn(
      user: user,
      password: password
    )
  }

  /// The text that tells the user of an error.
  func message(for error: any Error) -> String {
    error.localizedDescription
  }

  /// Returns the screen that comes after a result, if one does.
  func nextScreen(afterLogIn result: LogInEntity) -> LogInScreen? {
    result.expiresIn > 0 ? router.makeWelcomeScreen() : nil
  }

  func makeWelcomeScreen() -> LogInScreen? {
    router.makeWelcomeScreen()
  }
}
