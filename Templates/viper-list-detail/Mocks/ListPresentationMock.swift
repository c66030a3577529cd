@testable import <<Target>>

@MainActor
final class <<Module>>ListPresentationMock: <<Module>>ListPresentation {
  var items: [<<Module>>Item] = []
  var states: [<<Module>>ListActivity: <<Module>>State] = [:]
  private(set) var loadDataCallCount = 0
<<if navigation != "swiftui">>
  private(set) var wasDismissedCallCount = 0
<<end>>
  private(set) var moveToDetailCalls: [Int] = []

  func loadData() {
    loadDataCallCount += 1
  }
<<if navigation != "swiftui">>

  func wasDismissed() {
    wasDismissedCallCount += 1
  }
<<end>>

  func moveToDetail(index: Int) {
    moveToDetailCalls.append(index)
  }
<<for action in actions>>

<<include "Includes/MockedEvent.swift">>
<<end>>
<<for action in list-view-to-list-presenter>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
