@testable import <<Target>>

@MainActor
final class <<Module>>DetailDisplayMock: <<Module>>DetailDisplay {
  private(set) var refreshCallCount = 0

  func refresh() {
    refreshCallCount += 1
  }
<<for action in detail-presenter-to-detail-view>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
