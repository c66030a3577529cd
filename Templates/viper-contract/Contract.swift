/// Calls from the view to the presenter, which holds the other parts.
@MainActor
protocol <<Module>>Presentation: AnyObject<<if (ui == "uikit" or ui == "swiftui" and navigation == "uikit") and actions>>, Sendable<<end>> {
  var view: (any <<Module>>View)? { get set }
  var interactor: any <<Module>>Interaction { get }
  var router: any <<Module>>Routable { get }
<<if actions or view-to-presenter>>

<<end>>
<<for action in actions>>
<<include "Includes/EventRequirement.swift">>
<<end>>
<<if navigation != "swiftui" and actions>>
  /// The screen has gone for good; it is not just covered by another one.
  func wasDismissed()
<<end>>
<<for action in view-to-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Calls from the presenter to the view.
@MainActor
protocol <<Module>>View: AnyObject {
  /// Shows whether anything is running.
  func updateLoading(loading: Bool)
<<if actions>>
  /// Shows the state of one of the actions.
  func updateLoading(
    _ state: <<Module>>State,
    of activity: <<Module>>Activity
  )
<<end>>
<<if actions contains "isCleared">>
  /// Reports that what the user entered for an action has been sent.
  func clearFields(of activity: <<Module>>Activity)
<<end>>
<<for action in actions>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)>>
  func show(<<action.id>> result: <<action.result>>)
<<end>>
<<end>>
<<for action in presenter-to-view>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Calls from the presenter to the interactor, which reports to its output.
@MainActor
protocol <<Module>>Interaction: AnyObject {
  var output: (any <<Module>>InteractorOutput)? { get set }
<<if actions>>
  /// Whether a call is running.
  var isLoading: Bool { get }

<<end>>
<<for action in actions>>
<<if on-load contains action.id and not action.parameters>>
  /// Starts a call of the data fetcher. The same one is cancelled if it is running.
<<else>>
  /// Starts a call of the data fetcher, unless the same one is running.
<<end>>
<<include "Includes/EventRequirement.swift">>
<<end>>
<<if navigation != "swiftui" and actions>>
  /// Cancels all calls of the data fetcher. None of them is answered.
  func cancelAll()
<<end>>
<<for action in presenter-to-interactor>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// What the interactor reports to the presenter.
@MainActor
protocol <<Module>>InteractorOutput: AnyObject {
<<for action in actions>>
  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>)
  func <<action.id>>Failed(_ error: any Error)
<<end>>
<<for action in interactor-to-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Where the presenter sends the user.
@MainActor
protocol <<Module>>Routable: AnyObject {
  var <<if navigation == "swiftui">>viewModel<<else>>viewController<<end>>: <<Module>><<if navigation == "swiftui">>ViewModel<<else>>ViewController<<end>>? { get set }

  func showAlert(for error: any Error)
<<if navigation != "swiftui" and actions>>
  /// Reports to the owner of the module that the user has closed the screen.
  func didDismiss()
<<end>>
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
<<if next>>
  /// Shows the next screen.
<<else>>
  /// Sends an event to the owner of the module.
<<end>>
  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>)
<<end>>
<<end>>
<<for place in next>>
<<if not loop.first or not actions>>
  func show<<place>>()
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>
  func show<<place>>()
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<for place in next-on-failure>>
<<if loop.first>>
  /// Shows the screen that follows a failure.
<<end>>
  func show<<place>>(after error: any Error)
<<end>>
<<for action in presenter-to-router>>
<<include "Includes/Requirement.swift">>
<<end>>
}
