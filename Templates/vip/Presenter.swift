<<if worker>>
import Foundation

<<end>>
/// Turns what the interactor found into what the view shows.
@MainActor
final class <<Module>>Presenter:
  <<Module>>PresenterProtocol
{
  weak var view: (any <<Module>>ViewProtocol)?

  // Not isolated, so that a presenter can be a default argument in every version of Swift.
  nonisolated init() {}

  func presentConfiguration() {
    view?.configure(with: .init(title: <<Module>>Texts.title))
  }
<<if worker>>

  func presentLoading(_ isLoading: Bool) {
    view?.displayLoading(isLoading)
  }

  func presentFailure(_ response: <<Module>>.Failure.Response) {
    view?.displayFailure(.init(message: response.error.localizedDescription))
  }
<<end>>
<<for action in interactor-to-presenter>>
<<include "Includes/Implementation.swift">>
<<end>>
<<if use-cases>>

  // MARK: Use cases
<<end>>
<<for action in use-cases>>
<<include "Includes/PresenterFunction.swift">>
<<end>>
<<if actions>>

  // MARK: Actions
<<end>>
<<for action in actions>>
<<include "Includes/PresenterFunction.swift">>
<<end>>
}
