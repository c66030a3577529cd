@testable import <<Target>>

@MainActor
final class <<Module>>MockRouter: <<Module>>Routable {
  weak var <<if navigation == "swiftui">>viewModel<<else>>viewController<<end>>: <<Module>><<if navigation == "swiftui">>ViewModel<<else>>ViewController<<end>>?
  private(set) var showAlertCalls: [any Error] = []

  func showAlert(for error: any Error) {
    showAlertCalls.append(error)
  }
<<if navigation != "swiftui" and actions>>

  private(set) var didDismissCallCount = 0

  func didDismiss() {
    didDismissCallCount += 1
  }
<<end>>
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>

<<if action.result>>
  private(set) var <<action.id>>SucceededCalls: [<<action.result>>] = []
<<else>>
  private(set) var <<action.id>>SucceededCallCount = 0
<<end>>

  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>) {
<<if action.result>>
    <<action.id>>SucceededCalls.append(result)
<<else>>
    <<action.id>>SucceededCallCount += 1
<<end>>
  }
<<end>>
<<end>>
<<for place in next>>
<<if not loop.first or not actions>>

  private(set) var show<<place>>CallCount = 0

  func show<<place>>() {
    show<<place>>CallCount += 1
  }
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>

  private(set) var show<<place>>CallCount = 0

  func show<<place>>() {
    show<<place>>CallCount += 1
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<for place in next-on-failure>>

  private(set) var show<<place>>Calls: [any Error] = []

  func show<<place>>(after error: any Error) {
    show<<place>>Calls.append(error)
  }
<<end>>
<<for action in presenter-to-router>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
