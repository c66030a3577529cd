@testable import <<Target>>

@MainActor
final class <<Module>>PresenterToViewInterfaceMock: <<Module>>PresenterToViewInterface {
  private(set) var functionsCalled: [String] = []
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
  private(set) var showCalls:
    [(
      state: <<Module>>State,
      activity: <<Module>>Activity
    )] = []

  func show(_ state: <<Module>>State, of activity: <<Module>>Activity) {
    functionsCalled.append(#function)
    showCalls.append((state, activity))
  }

  /// The states of an activity, in the order in which they were shown.
  func states(of activity: <<Module>>Activity) -> [<<Module>>State] {
    showCalls.filter { $0.activity == activity }.map(\.state)
  }
<<end>>
<<for action in actions>>
<<if action.isLoad>>

  private(set) var <<action.loaded>>Calls: [<<action.result>>] = []

  func show(<<action.loaded>>: <<action.result>>) {
    functionsCalled.append(#function)
    <<action.loaded>>Calls.append(<<action.loaded>>)
  }
<<elseif action.element and action.selector != "delete(id:)">>

  private(set) var show<<action.id|upperCamel>>Calls: [<<action.result>>] = []

  func show(<<action.id>> result: <<action.result>>) {
    functionsCalled.append(#function)
    show<<action.id|upperCamel>>Calls.append(result)
  }
<<end>>
<<end>>
<<for action in presenter-to-view>>

<<include "Includes/MockedFunction.swift">>
<<end>>
}
