<<include "Includes/FoundationImport.swift">>
/// Decides what happens on the user's actions, and what comes next.
@MainActor
final class <<Module>>Presenter {
  let interactor: any <<Module>>InteractorProtocol
  let router: any <<Module>>RouterProtocol

  init(
    interactor: any <<Module>>InteractorProtocol,
    router: any <<Module>>RouterProtocol
  ) {
    self.interactor = interactor
    self.router = router
  }
<<for action in actions>>

<<include "Includes/AnsweredHead.swift">>
<<if style == "async" and not action.parameters>>
    try await interactor.<<action.name>>()
<<else>>
    <<if style == "async">>try await <<end>>interactor.<<action.name>>(
<<include "Includes/HandedOnArguments.swift">>
    )
<<end>>
  }
<<end>>
<<for screen in next>>

<<if ui == "swiftui" and navigation == "swiftui">>
  func show<<screen>>Screen() {
    router.show<<screen>>Screen()
  }
<<else>>
  func make<<screen>>Screen() -> <<Module>>Screen {
    router.make<<screen>>Screen()
  }
<<end>>
<<end>>
}
