/// Calls from the presenter to the view.
@MainActor
protocol <<Module>>PresenterToViewInterface: AnyObject {
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
  func show(_ state: <<Module>>State, of activity: <<Module>>Activity)
<<end>>
<<for action in actions>>
<<if action.isLoad>>
  func show(<<action.loaded>>: <<action.result>>)
<<elseif action.element and action.selector != "delete(id:)">>
  /// Shows what `<<action.name>>` has found, one row a value.
  func show(<<action.id>> result: <<action.result>>)
<<end>>
<<end>>
<<for action in presenter-to-view>>
<<include "Includes/Requirement.swift">>
<<end>>
}
