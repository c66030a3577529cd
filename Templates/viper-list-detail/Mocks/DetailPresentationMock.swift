@testable import <<Target>>

@MainActor
final class <<Module>>DetailPresentationMock:
  <<Module>>DetailPresentation
{
  var item: <<Module>>Item?
  private(set) var loadDataCallCount = 0
  var onLoadData: (() -> Void)?
<<for action in detail-actions>>
<<include "Includes/MockCallVariables.swift">>
<<end>>
<<for action in detail-view-to-detail-presenter>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func loadData()<<include "Includes/DetailAsync.swift">> {
    loadDataCallCount += 1
    onLoadData?()
  }
<<for action in detail-actions>>
<<include "Includes/MockedAction.swift">>
<<end>>
<<for action in detail-view-to-detail-presenter>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
