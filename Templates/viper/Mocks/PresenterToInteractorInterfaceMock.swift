@testable import <<Target>>

@MainActor
final class <<Module>>PresenterToInteractorInterfaceMock:
  <<Module>>PresenterToInteractorInterface
{
  private(set) var functionsCalled: [String] = []
<<if with contains "service">>
  private(set) var loadCallCount = 0

  func load() {
    functionsCalled.append(#function)
    loadCallCount += 1
  }
<<end>>
<<for action in actions>>

<<include "Includes/MockedCall.swift">>
<<end>>
<<for action in presenter-to-interactor>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
