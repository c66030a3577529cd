<<include "Includes/FoundationImport.swift">>
/// Decides what the view shows, and hands what the user does to the interactor.
@MainActor
final class <<Module>>Presenter:
  <<Module>>Presentation
{
  weak var view: (any <<Module>>View)?
  let interactor: any <<Module>>Interaction
  let router: any <<Module>>Routable

  init(
    interactor: any <<Module>>Interaction,
    router: any <<Module>>Routable
  ) {
    self.interactor = interactor
    self.router = router
  }
<<for action in actions>>

<<include "Includes/NonThrowingHead.swift">>
    view?.updateLoading(loading: true)
    <<include "Includes/Await.swift">>interactor.<<include "Includes/Call.swift">>
  }
<<end>>
}

// MARK: - What the interactor reports

extension <<Module>>Presenter:
  <<Module>>InteractorOutput
{
  func success() {
    view?.updateLoading(loading: false)
  }

  func failed(error: any Error) {
    view?.updateLoading(loading: false)
    router.showAlert(for: error)
  }
}
