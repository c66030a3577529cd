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
<<for child in presents>>

  private(set) var present<<child>>Calls: [any <<child>>Delegate] = []
  private(set) var dismiss<<child>>Completions: [@MainActor () -> Void] = []
  private(set) var release<<child>>CallCount = 0

  func present<<child>>(delegate: any <<child>>Delegate) {
    functionsCalled.append(#function)
    present<<child>>Calls.append(delegate)
  }

  func dismiss<<child>>(completion: @escaping @MainActor () -> Void) {
    functionsCalled.append(#function)
    dismiss<<child>>Completions.append(completion)
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
