<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
import Foundation

<<end>>
/// Turns what the interactor found into what the view shows.
@MainActor
final class <<Module>>Presenter: <<Module>>PresenterProtocol {
  weak var view: (any <<Module>>ViewProtocol)?

  func presentConfiguration() {
    view?.configure(with: .init(title: <<Module>>Texts.title))
  }
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>

  func presentLoading(of activity: <<Module>>Activity) {
    view?.display(.loading, of: activity)
  }

  func presentFailure(_ error: any Error, of activity: <<Module>>Activity) {
<<if next-on-failure>>
    let state = <<Module>>State(error)
    guard state.message != nil, !activity.isLoad else {
      view?.display(state, of: activity)
      return
    }
    view?.display(.idle, of: activity)
    view?.displayFailure(error)
<<else>>
    view?.display(<<Module>>State(error), of: activity)
<<end>>
  }

  func presentIdle() {
<<for action in use-cases>>
<<if action.isCall or worker>>
    view?.display(.idle, of: .<<action.id>>)
<<end>>
<<end>>
<<for action in actions>>
<<if action.isCall or worker>>
    view?.display(.idle, of: .<<action.id>>)
<<end>>
<<end>>
  }
<<end>>
<<if next and (use-cases or actions)>>

  func presentNext(after event: <<Module>>Event) {
    view?.displayNext(after: event)
  }
<<end>>
<<for action in interactor-to-presenter>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
<<if use-cases>>

  // MARK: Use cases
<<end>>
<<for action in use-cases>>

<<include "Includes/Presentation.swift">>
<<end>>
<<if actions>>

  // MARK: Actions
<<end>>
<<for action in actions>>

<<include "Includes/Presentation.swift">>
<<end>>
}
