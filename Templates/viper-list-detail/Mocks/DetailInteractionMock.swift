@testable import <<Target>>

@MainActor
final class <<Module>>DetailInteractionMock:
  <<Module>>DetailInteraction
{
  private(set) var getDataCallCount = 0
  var onGetData: (() -> Void)?
<<for action in detail-actions>>
<<include "Includes/MockVariables.swift">>
<<end>>
<<for action in detail-presenter-to-detail-interactor>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func getData()<<include "Includes/DetailAsync.swift">> {
    getDataCallCount += 1
    onGetData?()
  }
<<for action in detail-actions>>
<<include "Includes/MockFunction.swift">>
<<end>>
<<for action in detail-presenter-to-detail-interactor>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
