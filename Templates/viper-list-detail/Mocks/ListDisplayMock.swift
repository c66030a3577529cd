@testable import <<Target>>

@MainActor
final class <<Module>>ListDisplayMock: <<Module>>ListDisplay {
  private(set) var refreshCallCount = 0
  private(set) var pushCalls: [<<Module>>DetailController] = []

  func refresh() {
    refreshCallCount += 1
  }

  func push(_ detail: <<Module>>DetailController) {
    pushCalls.append(detail)
  }
<<for action in list-presenter-to-list-view>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
