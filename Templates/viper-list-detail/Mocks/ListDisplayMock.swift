import Dispatch

@testable import <<Target>>

@MainActor
final class <<Module>>ListDisplayMock:
  <<Module>>ListDisplay
{
  private(set) var pushCalls: [<<Module>>DetailController] = []
  var onPush: (() -> Void)?
  private(set) var refreshCallCount = 0
  var onRefresh: (() -> Void)?
  private(set) var wasRefreshedOnMainQueue: Bool?
  private(set) var showLoadingCalls: [Bool] = []
  var onShowLoading: (() -> Void)?
  private(set) var showMessageCalls: [String] = []
  var onShowMessage: (() -> Void)?
<<for action in list-presenter-to-list-view>>
<<include "Includes/MockVariables.swift">>
<<end>>
  private let mainQueue = DispatchSpecificKey<Bool>()

  init() {
    DispatchQueue.main.setSpecific(key: mainQueue, value: true)
  }

  func push(_ detail: <<Module>>DetailController) {
    pushCalls.append(detail)
    onPush?()
  }

  func refresh() {
    refreshCallCount += 1
    wasRefreshedOnMainQueue = DispatchQueue.getSpecific(key: mainQueue) == true
    onRefresh?()
  }

  func show(loading: Bool) {
    showLoadingCalls.append(loading)
    onShowLoading?()
  }

  func show(message: String) {
    showMessageCalls.append(message)
    onShowMessage?()
  }
<<for action in list-presenter-to-list-view>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
