@testable import <<Target>>

@MainActor
final class <<Module>>ListRoutingMock:
  <<Module>>ListRouting
{
  private(set) var moveToDetailCalls:
    [(
      view: any <<Module>>ListNavigation,
      item: <<Module>>Item
    )] = []
  var onMoveToDetail: (() -> Void)?
<<for action in list-presenter-to-list-wireframe>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func moveToDetail(
    from view: any <<Module>>ListNavigation,
    item: <<Module>>Item
  ) {
    moveToDetailCalls.append((view, item))
    onMoveToDetail?()
  }
<<for action in list-presenter-to-list-wireframe>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
