/// Decides what the view shows and what happens next.
@MainActor
final class <<Module>>Presenter: <<Module>>Presentation {
  weak var view: (any <<Module>>View)?
  let interactor: any <<Module>>Interaction
  let router: any <<Module>>Routable

  init(
    interactor: any <<Module>>Interaction,
    router: any <<Module>>Routable
  ) {
    self.interactor = interactor
    self.router = router
  }
<<for action in actions>>

<<include "Includes/Event.swift">>
    show(.loading, of: .<<action.id>>)
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
  }
<<end>>
<<if navigation != "swiftui" and actions>>

  func wasDismissed() {
    interactor.cancelAll()
<<for action in actions>>
    show(.idle, of: .<<action.id>>)
<<end>>
    router.didDismiss()
  }
<<end>>
<<for action in view-to-presenter>>

<<include "Includes/EmptyImplementation.swift">>
<<end>>
<<if actions>>

  private func show(
    _ state: <<Module>>State,
    of activity: <<Module>>Activity
  ) {
    view?.updateLoading(state, of: activity)
    view?.updateLoading(loading: state == .loading || interactor.isLoading)
  }

<<if next-on-failure>>
  /// Shows the screen that follows an error, unless it is a cancellation.
<<else>>
  /// Shows an error, unless it is a cancellation.
<<end>>
<<if on-load and screen == "form" and ui != "none">>
  /// A load stays where the user is: the form shows its message, and a button to try again.
<<elseif on-load and next-on-failure>>
  /// A load leads nowhere: its error is shown as an alert.
<<end>>
  private func show(
    _ error: any Error,
    of activity: <<Module>>Activity
  ) {
    let state = <<Module>>State(error)
    show(state, of: activity)
<<if next-on-failure or on-load and screen == "form" and ui != "none">>
    guard state != .idle<<if on-load and screen == "form" and ui != "none">>, !activity.isLoad<<end>> else { return }
<<if next-on-failure and on-load and not (screen == "form" and ui != "none")>>
    if activity.isLoad {
      router.showAlert(for: error)
      return
    }
<<end>>
<<if next-on-failure and validate>>
    if error is <<Module>>ErrorCodes {
      // The user fills in what is missing.
      router.showAlert(for: error)
      return
    }
<<end>>
<<if not next-on-failure>>
    router.showAlert(for: error)
<<end>>
<<for place in next-on-failure>>
<<if loop.first>>
    router.show<<place>>(after: error)
<<end>>
<<end>>
<<else>>
    if state != .idle { router.showAlert(for: error) }
<<end>>
  }
<<end>>
}

// MARK: - What the interactor reports

extension <<Module>>Presenter: <<Module>>InteractorOutput {
<<for action in actions>>
<<if not loop.first>>

<<end>>
  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>) {
<<if action.isVerdict>>
    guard result else {
      <<action.id>>Failed(<<Module>>Refusal.<<action.id>>)
      return
    }
<<end>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)>>
    view?.show(<<action.id>>: result)
<<end>>
    show(.idle, of: .<<action.id>>)
<<if action.isCleared>>
    view?.clearFields(of: .<<action.id>>)
<<end>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
    router.<<action.id>>Succeeded(<<if action.result>>result<<end>>)
<<end>>
  }

  func <<action.id>>Failed(_ error: any Error) {
    show(error, of: .<<action.id>>)
  }
<<end>>
<<for action in interactor-to-presenter>>

<<include "Includes/Implementation.swift">>
<<end>>
}
