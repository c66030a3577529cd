@testable import <<Target>>

@MainActor
final class <<Module>>InteractorToPresenterInterfaceMock:
  <<Module>>InteractorToPresenterInterface
{
  private(set) var functionsCalled: [String] = []
<<if with contains "service">>
<<if with contains "entity" or with contains "view-object">>
  private(set) var loadedCalls: [[<<Module>>Entity]] = []
<<else>>
  private(set) var loadedCallCount = 0
<<end>>
  private(set) var loadFailedCalls: [any Error] = []

<<if with contains "entity" or with contains "view-object">>
  func loaded(_ entities: [<<Module>>Entity]) {
    functionsCalled.append(#function)
    loadedCalls.append(entities)
  }
<<else>>
  func loaded() {
    functionsCalled.append(#function)
    loadedCallCount += 1
  }
<<end>>

  func loadFailed(_ error: any Error) {
    functionsCalled.append(#function)
    loadFailedCalls.append(error)
  }
<<end>>
<<for action in interactor-to-presenter>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
