@testable import <<Target>>

@MainActor
final class <<Module>>MockPresenter: <<Module>>Presentation {
  weak var view: (any <<Module>>View)?
  let interactor: any <<Module>>Interaction = <<Module>>MockInteractor()
  let router: any <<Module>>Routable = <<Module>>MockRouter()
<<if navigation != "swiftui" and actions>>
  private(set) var wasDismissedCallCount = 0

  func wasDismissed() {
    wasDismissedCallCount += 1
  }
<<end>>
<<for action in actions>>

<<include "Includes/MockedEvent.swift">>
<<end>>
<<for action in view-to-presenter>>

<<include "Includes/MockedCall.swift">>
<<end>>
}
