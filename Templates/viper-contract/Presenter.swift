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

  func viewDidLoad() async {
<<for action in actions>>
<<if on-load contains action.id and not action.parameters>>
    <<include "Includes/Await.swift">><<action.name>>()
<<end>>
<<end>>
  }
<<for action in actions>>

<<include "Includes/NonThrowingHead.swift">>
    view?.updateLoading(loading: true)
    <<include "Includes/Await.swift">>interactor.<<include "Includes/Call.swift">>
  }
<<end>>
<<for action in view-to-presenter>>
<<include "Includes/Implementation.swift">>
<<end>>
}

// MARK: - What the interactor reports

extension <<Module>>Presenter:
  <<Module>>InteractorOutput
{
  func success() {
    view?.updateLoading(loading: false)
<<for screen in next>>
<<if loop.first>>
    router.show<<screen>>()
<<end>>
<<end>>
  }
<<for action in actions>>
<<if action.result>>

  func success(<<action.id>>: <<action.result>>) {
    view?.updateLoading(loading: false)
<<if on-load contains action.id and not action.parameters>>
    view?.show(<<action.id>>: <<action.id>>)
<<else>>
<<for screen in next>>
<<if loop.first>>
    router.show<<screen>>()
<<end>>
<<end>>
<<end>>
  }
<<end>>
<<end>>

  func failed(error: any Error) {
    view?.updateLoading(loading: false)
    router.showAlert(for: error)
  }
<<for action in interactor-to-presenter>>
<<include "Includes/Implementation.swift">>
<<end>>
}
