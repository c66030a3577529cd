@testable import <<Target>>

@MainActor
final class <<Module>>WireframeToPresenterInterfaceMock: <<Module>>WireframeToPresenterInterface {
  private(set) var functionsCalled: [String] = []
  private(set) var beganPresentingCallCount = 0
  private(set) var wasDismissedCallCount = 0
  private(set) weak var delegate: (any <<Module>>Delegate)?

  func set(delegate: (any <<Module>>Delegate)?) {
    functionsCalled.append(#function)
    self.delegate = delegate
  }

  func beganPresenting() {
    functionsCalled.append(#function)
    beganPresentingCallCount += 1
  }

  func wasDismissed() {
    functionsCalled.append(#function)
    wasDismissedCallCount += 1
  }
<<for action in wireframe-to-presenter>>

<<include "Includes/MockedFunction.swift">>
<<end>>
}
