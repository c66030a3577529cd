@testable import <<Target>>

@MainActor
final class <<Module>>ViewToPresenterInterfaceMock:
  <<Module>>ViewToPresenterInterface
{
  private(set) var functionsCalled: [String] = []
  private(set) var viewDidLoadCallCount = 0
<<if with contains "service">>
  private(set) var loadCallCount = 0
<<end>>

  func viewDidLoad() {
    functionsCalled.append(#function)
    viewDidLoadCallCount += 1
  }
<<if with contains "service">>

  func load() {
    functionsCalled.append(#function)
    loadCallCount += 1
  }
<<end>>
<<for action in actions>>

<<include "Includes/MockedCall.swift">>
<<end>>
<<for action in view-to-presenter>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
