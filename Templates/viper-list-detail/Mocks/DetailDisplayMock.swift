@testable import <<Target>>

@MainActor
final class <<Module>>DetailDisplayMock:
  <<Module>>DetailDisplay
{
  private(set) var refreshCallCount = 0
  var onRefresh: (() -> Void)?
<<if detail == "load">>
  private(set) var showLoadingCalls: [Bool] = []
  var onShowLoading: (() -> Void)?
<<end>>
<<if detail == "load" or detail-actions>>
  private(set) var showMessageCalls: [String] = []
  var onShowMessage: (() -> Void)?
<<end>>
<<for action in detail-presenter-to-detail-view>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func refresh() {
    refreshCallCount += 1
    onRefresh?()
  }
<<if detail == "load">>

  func show(loading: Bool) {
    showLoadingCalls.append(loading)
    onShowLoading?()
  }
<<end>>
<<if detail == "load" or detail-actions>>

  func show(message: String) {
    showMessageCalls.append(message)
    onShowMessage?()
  }
<<end>>
<<for action in detail-presenter-to-detail-view>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
