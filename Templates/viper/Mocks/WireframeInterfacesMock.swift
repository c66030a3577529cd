@testable import <<Target>>

@MainActor
final class <<Module>>WireframeInterfacesMock:
  <<Module>>,
  <<Module>>PresenterToWireframeInterface
{
  private(set) var functionsCalled: [String] = []
  private(set) var newDelegate: (any <<Module>>Delegate)?
  var delegateToReturn: (any <<Module>>Delegate)?
  let screenToShow = <<Module>>View()<<if navigation == "swiftui">>.screen<<end>>
<<if navigation == "swiftui">>
  private(set) var pushCalls: [<<Module>>Destination] = []
  private(set) var popCallCount = 0
  private(set) var popToRootCallCount = 0
<<end>>

  var delegate: (any <<Module>>Delegate)? {
    get {
      functionsCalled.append(#function)
      return delegateToReturn
    }
    set {
      functionsCalled.append(#function)
      newDelegate = newValue
    }
  }

  func present(_ show: (<<Module>>Screen) -> Void) -> Self {
    functionsCalled.append(#function)
    show(screenToShow)
    return self
  }
<<if navigation == "swiftui">>

  func push(_ destination: <<Module>>Destination) {
    functionsCalled.append(#function)
    pushCalls.append(destination)
  }

  func pop() {
    functionsCalled.append(#function)
    popCallCount += 1
  }

  func popToRoot() {
    functionsCalled.append(#function)
    popToRootCallCount += 1
  }
<<end>>
<<for child in presents>>

  private(set) var present<<child>>CallCount = 0
  private(set) var dismiss<<child>>CallCount = 0

  func present<<child>>() {
    functionsCalled.append(#function)
    present<<child>>CallCount += 1
  }

  func dismiss<<child>>() {
    functionsCalled.append(#function)
    dismiss<<child>>CallCount += 1
  }
<<end>>
<<for action in presenter-to-wireframe>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
