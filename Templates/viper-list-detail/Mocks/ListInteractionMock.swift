@testable import <<Target>>

@MainActor
final class <<Module>>ListInteractionMock:
  <<Module>>ListInteraction
{
  private(set) var getDataCallCount = 0
  var onGetData: (() -> Void)?
<<for action in actions>>
<<include "Includes/MockVariables.swift">>
<<end>>
<<for action in list-presenter-to-list-interactor>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func getData() async {
    getDataCallCount += 1
    onGetData?()
  }
<<for action in actions>>
<<include "Includes/MockFunction.swift">>
<<end>>
<<for action in list-presenter-to-list-interactor>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
