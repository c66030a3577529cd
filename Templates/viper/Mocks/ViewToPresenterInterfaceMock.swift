@testable import <<Target>>

@MainActor
final class <<Module>>ViewToPresenterInterfaceMock: <<Module>>ViewToPresenterInterface {
  private(set) var functionsCalled: [String] = []
<<if ui != "none" and navigation != "swiftui">>
  private(set) var wasDismissedCallCount = 0

  func wasDismissed() {
    functionsCalled.append(#function)
    wasDismissedCallCount += 1
  }
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  private(set) var loadCallCount = 0

  func load() {
    functionsCalled.append(#function)
    loadCallCount += 1
  }
<<end>>
<<for action in actions>>

<<include "Includes/MockedNotice.swift">>
<<end>>
<<for child in presents>>

  private(set) var present<<child>>CallCount = 0
<<if navigation == "swiftui">>
  private(set) var <<child|lowerCamel>>WasDismissedCallCount = 0
<<end>>

  func present<<child>>() {
    functionsCalled.append(#function)
    present<<child>>CallCount += 1
  }
<<if navigation == "swiftui">>

  func <<child|lowerCamel>>WasDismissed() {
    functionsCalled.append(#function)
    <<child|lowerCamel>>WasDismissedCallCount += 1
  }
<<end>>
<<end>>
<<for action in view-to-presenter>>

<<include "Includes/MockedFunction.swift">>
<<end>>
}
