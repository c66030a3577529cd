@testable import <<Target>>

@MainActor
final class <<Module>>ListPresentationMock:
  <<Module>>ListPresentation
{
  var items: [<<Module>>Item] = []
  private(set) var loadDataCallCount = 0
  var onLoadData: (() -> Void)?
  private(set) var moveToDetailCalls: [Int] = []
  var onMoveToDetail: (() -> Void)?
<<for action in actions>>
<<include "Includes/MockCallVariables.swift">>
<<end>>
<<for action in list-view-to-list-presenter>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func loadData() async {
    loadDataCallCount += 1
    onLoadData?()
  }

  func moveToDetail(index: Int) {
    moveToDetailCalls.append(index)
    onMoveToDetail?()
  }
<<for action in actions>>
<<include "Includes/MockedAction.swift">>
<<end>>
<<for action in list-view-to-list-presenter>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
