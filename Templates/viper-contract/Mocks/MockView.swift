@testable import <<Target>>

@MainActor
final class <<Module>>MockView: <<Module>>View {
  private(set) var updateLoadingCalls: [Bool] = []
<<if actions>>
  private(set) var stateCalls:
    [(
      state: <<Module>>State,
      activity: <<Module>>Activity
    )] = []
<<end>>

  func updateLoading(loading: Bool) {
    updateLoadingCalls.append(loading)
  }
<<if actions>>

  func updateLoading(
    _ state: <<Module>>State,
    of activity: <<Module>>Activity
  ) {
    stateCalls.append((state, activity))
  }
<<if actions contains "isCleared">>

  private(set) var clearFieldsCalls: [<<Module>>Activity] = []

  func clearFields(of activity: <<Module>>Activity) {
    clearFieldsCalls.append(activity)
  }
<<end>>

  /// The states of an activity, in the order in which they were shown.
  func states(of activity: <<Module>>Activity) -> [<<Module>>State] {
    stateCalls.filter { $0.activity == activity }.map(\.state)
  }
<<end>>
<<for action in actions>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)>>

  private(set) var show<<action.id|upperCamel>>Calls: [<<action.result>>] = []

  func show(<<action.id>> result: <<action.result>>) {
    show<<action.id|upperCamel>>Calls.append(result)
  }
<<end>>
<<end>>
<<for action in presenter-to-view>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
