/// What the interactor tells the presenter.
@MainActor
protocol <<Module>>InteractorToPresenterInterface: AnyObject {
<<if with contains "service">>
  func loaded(<<if with contains "entity" or with contains "view-object">>_ entities: [<<Module>>Entity]<<end>>)
  func loadFailed(_ error: any Error)
<<end>>
<<for action in interactor-to-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}
