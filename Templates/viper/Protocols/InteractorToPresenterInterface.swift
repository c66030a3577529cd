/// Calls from the interactor to the presenter.
@MainActor
protocol <<Module>>InteractorToPresenterInterface: AnyObject {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
  func loaded(_ entities: [<<Module>>Entity])
  func loadFailed(_ error: any Error)
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>
  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>)
  func <<action.id>>Failed(_ error: any Error)
<<end>>
<<end>>
<<for action in interactor-to-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}
