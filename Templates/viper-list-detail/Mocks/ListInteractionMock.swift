@testable import <<Target>>

@MainActor
final class <<Module>>ListInteractionMock: <<Module>>ListInteraction {
  private(set) var getDataCallCount = 0
<<if navigation != "swiftui">>
  private(set) var cancelAllCallCount = 0
<<end>>

  func getData() {
    getDataCallCount += 1
  }
<<if navigation != "swiftui">>

  func cancelAll() {
    cancelAllCallCount += 1
  }
<<end>>
<<for action in actions>>

<<include "Includes/MockedEvent.swift">>
<<end>>
<<for action in list-presenter-to-list-interactor>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
