import Dispatch

@testable import <<Target>>

@MainActor
final class <<Module>>ListDisplayMock:
  <<Module>>ListDisplay
{
  private(set) var functionsCalled: [String] = []
  private(set) var detail: <<Module>>DetailController?
  private(set) var message: String?
  private(set) var wasRefreshedOnMainQueue: Bool?
  private let mainQueue = DispatchSpecificKey<Bool>()

  init() {
    DispatchQueue.main.setSpecific(key: mainQueue, value: true)
  }

  func push(_ detail: <<Module>>DetailController) {
    functionsCalled.append(#function)
    self.detail = detail
  }

  func refresh() {
    functionsCalled.append(#function)
    wasRefreshedOnMainQueue = DispatchQueue.getSpecific(key: mainQueue) == true
  }

  func show(message: String) {
    functionsCalled.append(#function)
    self.message = message
  }
}
