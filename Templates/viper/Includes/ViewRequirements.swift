<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>

  func show(_ state: <<Module>>State, of activity: <<Module>>Activity) {
<<if ui == "swiftui" and navigation == "uikit">>
    viewModel.show(state, of: activity)
<<else>>
<<include "Includes/ReplacedFailure.swift">>
    states[activity] = state
<<if ui == "swiftui">>
<<include "Includes/ShownRows.swift">>
<<end>>
<<end>>
  }
<<end>>
<<for action in actions>>
<<if action.isLoad>>

  func show(<<action.loaded>>: <<action.result>>) {
<<if ui == "swiftui" and navigation == "uikit">>
    viewModel.show(<<action.loaded>>: <<action.loaded>>)
<<else>>
    self.<<action.loaded>> = <<action.loaded>>
<<end>>
  }
<<elseif action.element and action.selector != "delete(id:)">>

  func show(<<action.id>> result: <<action.result>>) {
<<if ui == "swiftui" and navigation == "uikit">>
    viewModel.show(<<action.id>>: result)
<<else>>
    <<action.id>>Result = result
<<end>>
  }
<<end>>
<<end>>
<<for action in presenter-to-view>>
<<if not (action.isProperty and action.isSettable)>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
<<end>>
<<for action in wireframe-to-view>>
<<if not (action.isProperty and action.isSettable)>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
<<end>>
