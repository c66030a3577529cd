  func updateLoading(loading: Bool) {
    showsLoading = loading
  }
<<if actions>>

  func updateLoading(
    _ state: <<Module>>State,
    of activity: <<Module>>Activity
  ) {
    states[activity] = state
<<if ui == "swiftui" and on-load and screen == "form">>
    if !states.isLoading { reloading?.finish() }
<<end>>
  }
<<end>>
<<for action in actions>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)>>

  func show(<<action.id>> result: <<action.result>>) {
    <<action.id>>Result = result
  }
<<end>>
<<end>>
<<for action in presenter-to-view>>
<<if not (action.isProperty and action.isSettable)>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
<<end>>
