@testable import <<Target>>

@MainActor
final class <<Module>>NavigationInterfaceMock: <<Module>>NavigationInterface {
<<if wireframe-to-view or presents and navigation != "swiftui">>
  private(set) var functionsCalled: [String] = []
<<end>>
  let screen: <<Module>>Screen = <<Module>>View<<if navigation == "swiftui">>Model().screen<<else>>()<<end>>
<<if navigation == "swiftui">>
<<for child in presents>>
  var <<child|lowerCamel>>Screen: <<child>>Screen?
<<end>>
<<elseif presents>>
  private(set) var showChildCalls: [<<Module>>Screen] = []
  private(set) var dismissChildCalls: [<<Module>>Screen] = []
<<if presentation != "modal" or ui == "appkit">>
  var dismissChildResult = true
<<end>>
  private(set) var childWasDismissedCallCount = 0

  func showChild(_ screen: <<Module>>Screen) {
    functionsCalled.append(#function)
    showChildCalls.append(screen)
  }

<<if presentation == "modal" and ui != "appkit">>
  func dismissChild(
    _ screen: <<Module>>Screen,
    completion: @escaping @MainActor @Sendable () -> Void
  ) {
<<else>>
  func dismissChild(_ screen: <<Module>>Screen) -> Bool {
<<end>>
    functionsCalled.append(#function)
    dismissChildCalls.append(screen)
<<if presentation == "modal" and ui != "appkit">>
    completion()
<<else>>
    return dismissChildResult
<<end>>
  }

  func childWasDismissed() {
    functionsCalled.append(#function)
    childWasDismissedCallCount += 1
  }
<<end>>
<<for action in wireframe-to-view>>

<<include "Includes/MockedFunction.swift">>
<<end>>
}
