@testable import <<Target>>

@MainActor
final class <<Module>>WireframeInterfacesMock: <<Module>>PresenterToWireframeInterface {
  private(set) var functionsCalled: [String] = []
  private(set) var wasDismissedCallCount = 0
  let screen: <<Module>>Screen = <<Module>>View<<if navigation == "swiftui">>Model().screen<<else>>()<<end>>
  weak var delegate: (any <<Module>>Delegate)?

  func present(_ show: (<<Module>>Screen) -> Void) -> Self {
    functionsCalled.append(#function)
    show(screen)
    return self
  }

  func wasDismissed() {
    functionsCalled.append(#function)
    wasDismissedCallCount += 1
  }
<<if actions contains "isCall">>

  private(set) var successCount = 0

  /// Tells the delegate that each action succeeded, if there is a sample of its result.
  func succeed() {
<<for action in actions>>
<<if action.isCall and (action.resultSample or not action.result)>>
<<if action.result and action.missing>>
    succeed<<action.id|upperCamel>>()
<<else>>
    delegate?.<<action.id>>Succeeded(self<<if action.result>>, with: <<action.resultSample>><<end>>)
    successCount += 1
<<end>>
<<end>>
<<end>>
  }
<<for action in actions>>
<<if action.isCall and action.resultSample and action.missing>>

  private func succeed<<action.id|upperCamel>>() {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else { return }
    _ = <<own>>
<<end>>
    delegate?.<<action.id>>Succeeded(self, with: <<action.resultSample>>)
    successCount += 1
  }
<<end>>
<<end>>
<<end>>
<<for child in presents>>

  private(set) var present<<child>>Calls: [any <<child>>Delegate] = []
  private(set) var dismiss<<child>>CallCount = 0
  private(set) var release<<child>>CallCount = 0

  func present<<child>>(delegate: any <<child>>Delegate) {
    functionsCalled.append(#function)
    present<<child>>Calls.append(delegate)
  }

  func dismiss<<child>>() {
    functionsCalled.append(#function)
    dismiss<<child>>CallCount += 1
  }

  func release<<child>>() {
    functionsCalled.append(#function)
    release<<child>>CallCount += 1
  }
<<end>>
<<for action in presenter-to-wireframe>>

<<include "Includes/MockedFunction.swift">>
<<end>>
}
