@testable import <<Target>>

@MainActor
final class <<Module>>ListInteractionMock: <<Module>>ListInteraction {
  private(set) var getDataCallCount = 0
  private(set) var cancelAllCallCount = 0

  func getData() {
    getDataCallCount += 1
  }

  func cancelAll() {
    cancelAllCallCount += 1
  }
<<for action in actions>>

<<include "Includes/MockedEvent.swift">>
<<end>>
<<for action in list-presenter-to-list-interactor>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
