@testable import <<Target>>

@MainActor
final class <<Module>>InteractorMock: <<Module>>InteractorProtocol {
<<if style == "closures" and actions>>
  private(set) var cancelAllCallCount = 0

  func cancelAll() {
    cancelAllCallCount += 1
  }
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>

<<include "Includes/MockedInteractorCall.swift">>
<<end>>
<<end>>
<<for action in presenter-to-interactor>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
