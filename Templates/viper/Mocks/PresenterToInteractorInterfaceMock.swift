@testable import <<Target>>

@MainActor
final class <<Module>>PresenterToInteractorInterfaceMock: <<Module>>PresenterToInteractorInterface {
  private(set) var functionsCalled: [String] = []
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
  private(set) var loadCallCount = 0
<<end>>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
  private(set) var cancelAllCallCount = 0
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  func load() {
    functionsCalled.append(#function)
    loadCallCount += 1
  }
<<end>>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>

  func cancelAll() {
    functionsCalled.append(#function)
    cancelAllCallCount += 1
  }
<<end>>
<<for action in actions>>

<<include "Includes/MockedNotice.swift">>
<<end>>
<<for action in presenter-to-interactor>>

<<include "Includes/MockedFunction.swift">>
<<end>>
}
