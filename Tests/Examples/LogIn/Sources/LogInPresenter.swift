/// Decides what follows the user's actions. The view awaits it, and is not known to it.
@MainActor
final class LogInPresenter {
  let interactor: any LogInInteractorProtocol
  let router: any LogInRouterProtocol

  init(interactor: any LogInInteractorProtocol, router: any LogInRouterProtocol) {
    self.interactor = interactor
    self.router = router
  }

  func logIn(user: String, password: String) async throws -> LogInEntity {
    let result = try await interactor.logIn(user: user, password: password)
    try Task.checkCancellation()
    router.report(.logIn(result))
    return result
  }

  func wasDismissed() {
    router.report(.dismissed)
  }

  /// The screen that follows an event, if one does.
  func nextScreen(after event: LogInEvent) -> LogInScreen? {
    switch event {
    case .logIn(let result) where result.expiresIn <= 0: nil
    case .logIn(let result): router.makeWelcomeScreen(with: result)
    case .dismissed: nil
    }
  }
}
