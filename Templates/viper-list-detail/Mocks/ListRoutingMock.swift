@testable import <<Target>>

@MainActor
final class <<Module>>ListRoutingMock: <<Module>>ListRouting {
<<if detail-actions contains "isCall">>
  private(set) var moveToDetailCalls:
    [(
      view: any <<Module>>ListNavigation,
      item: <<Module>>Item,
      delegate: any <<Module>>DetailDelegate
    )] = []
<<else>>
  private(set) var moveToDetailCalls:
    [(
      view: any <<Module>>ListNavigation,
      item: <<Module>>Item
    )] = []
<<end>>

  func moveToDetail(
    from view: any <<Module>>ListNavigation,
    item: <<Module>>Item<<if detail-actions contains "isCall">>,
    delegate: any <<Module>>DetailDelegate<<end>>
  ) {
    moveToDetailCalls.append((view, item<<if detail-actions contains "isCall">>, delegate<<end>>))
  }
<<if navigation != "swiftui">>

  private(set) var didDismissCallCount = 0

  func didDismiss() {
    didDismissCallCount += 1
  }
<<end>>
<<for action in list-presenter-to-list-wireframe>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
