@testable import <<Target>>

@MainActor
final class <<Module>>DetailInteractionMock: <<Module>>DetailInteraction {
  let item: <<Module>>Item = <<Module>>Samples.first
<<if detail == "load">>
  private(set) var getDataCallCount = 0
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>
  private(set) var cancelAllCallCount = 0
<<end>>
<<if detail == "load">>

  func getData() {
    getDataCallCount += 1
  }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>

  func cancelAll() {
    cancelAllCallCount += 1
  }
<<end>>
<<for action in detail-actions>>

<<include "Includes/MockedEvent.swift">>
<<end>>
<<for action in detail-presenter-to-detail-interactor>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
