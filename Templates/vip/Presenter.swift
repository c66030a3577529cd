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
    view?.configure(with: .init(title: "<<Module|words>>"))
  }

  // MARK: Use cases
<<for useCase in use-cases>>

  func present<<useCase>>(<<if empty-models == "keep">>_ response: <<Module>>.<<useCase>>.Response<<end>>) {
    view?.display<<useCase>>(<<if empty-models == "keep">>.init()<<end>>)
  }
<<end>>
<<if worker>>

  func presentFailure(_ response: <<Module>>.Failure.Response) {
    view?.displayFailure(.init(message: response.error.localizedDescription))
  }
<<end>>
<<if actions>>

  // MARK: Actions
<<end>>
<<for action in actions>>

  func present<<action.name|upperCamel>>(<<if empty-models == "keep">>_ response: <<Module>>.<<action.name|upperCamel>>.Response<<end>>) {
    view?.display<<action.name|upperCamel>>(<<if empty-models == "keep">>.init()<<end>>)
  }
<<end>>
}
