@testable import <<Target>>

@MainActor
final class <<Module>>WireframeToPresenterInterfaceMock:
  <<Module>>WireframeToPresenterInterface
{
  private(set) var functionsCalled: [String] = []
  private(set) var newDelegate: (any <<Module>>Delegate)?
  private(set) var beganPresentingCallCount = 0
  var delegateToReturn: (any <<Module>>Delegate)?

  var delegate: (any <<Module>>Delegate)? {
    functionsCalled.append(#function)
    return delegateToReturn
  }

  func set(delegate: (any <<Module>>Delegate)?) {
    functionsCalled.append(#function)
    newDelegate = delegate
  }

  func beganPresenting() {
    functionsCalled.append(#function)
    beganPresentingCallCount += 1
  }
<<for action in wireframe-to-presenter>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
