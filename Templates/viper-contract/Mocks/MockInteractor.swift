@testable import <<Target>>

@MainActor
final class <<Module>>MockInteractor: <<Module>>Interaction {
  weak var output: (any <<Module>>InteractorOutput)?
<<if actions>>
  var isLoading = false
<<end>>
<<if navigation != "swiftui" and actions>>
  private(set) var cancelAllCallCount = 0

  func cancelAll() {
    cancelAllCallCount += 1
  }
<<end>>
<<for action in actions>>

<<include "Includes/MockedEvent.swift">>
<<end>>
<<for action in presenter-to-interactor>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
