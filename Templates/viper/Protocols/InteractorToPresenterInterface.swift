/// Calls from the interactor to the presenter.
@MainActor
protocol <<Module>>InteractorToPresenterInterface: AnyObject {
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
  func loaded(_ entities: [<<Module>>Entity])
  func loadFailed(_ error: any Error)
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>
  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>><<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">><<if action.result>>, <<end>><<for parameter in action.parameters>>id: <<parameter.type>><<end>><<end>>)
  func <<action.id>>Failed(_ error: any Error)
<<end>>
<<end>>
<<for action in interactor-to-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}
