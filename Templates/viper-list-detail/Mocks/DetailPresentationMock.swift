@testable import <<Target>>

@MainActor
final class <<Module>>DetailPresentationMock: <<Module>>DetailPresentation {
  var item = <<Module>>Samples.first
<<if detail == "load" or detail-actions contains "isCall">>
  var states: [<<Module>>DetailActivity: <<Module>>State] = [:]
<<end>>
<<if detail == "load">>
  private(set) var loadDataCallCount = 0
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>
  private(set) var wasDismissedCallCount = 0
<<end>>
<<if detail == "load">>

  func loadData() {
    loadDataCallCount += 1
  }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>

  func wasDismissed() {
    wasDismissedCallCount += 1
  }
<<end>>
<<for action in detail-actions>>

<<include "Includes/MockedEvent.swift">>
<<end>>
<<for action in detail-view-to-detail-presenter>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
