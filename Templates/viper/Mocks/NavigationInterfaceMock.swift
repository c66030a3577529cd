@testable import <<Target>>

@MainActor
final class <<Module>>NavigationInterfaceMock:
  <<Module>>NavigationInterface
{
  private(set) var functionsCalled: [String] = []
  let screenToReturn = <<Module>>View()<<if navigation == "swiftui">>.screen<<end>>
<<if navigation == "swiftui">>
  var path: [<<Module>>Destination] = []
<<for child in presents>>
  var <<child|lowerCamel>>Screen: <<child>>Screen?
<<end>>
<<elseif presents>>
  private(set) var showChildCalls: [<<Module>>Screen] = []
  private(set) var dismissChildCallCount = 0
<<end>>

  var screen: <<Module>>Screen {
    functionsCalled.append(#function)
    return screenToReturn
  }
<<if presents and navigation != "swiftui">>

  func showChild(_ screen: <<Module>>Screen) {
    functionsCalled.append(#function)
    showChildCalls.append(screen)
  }

  func dismissChild() {
    functionsCalled.append(#function)
    dismissChildCallCount += 1
  }
<<end>>
<<for action in wireframe-to-view>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
