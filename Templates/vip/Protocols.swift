/// What the view shows from the start.
@MainActor
protocol <<Module>>ViewConfigurable: AnyObject {
  func configure(with configuration: <<Module>>.Configuration)
}

<<if use-cases or actions or presenter-to-view>>
/// What the view shows of each use case.
@MainActor
protocol <<Module>>ViewDisplayable: AnyObject {
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
  func display(_ state: <<Module>>State, of activity: <<Module>>Activity)
<<if next-on-failure>>
  /// Shows what follows a failure, in place of its message.
  func displayFailure(_ error: any Error)
<<end>>
<<end>>
<<if next and (use-cases or actions)>>
  /// Shows what follows an event.
  func displayNext(after event: <<Module>>Event)
<<end>>
<<for action in use-cases>>
  func display<<action.id|upperCamel>>(
<<if action.isResultShown or empty-models == "keep">>
    _ viewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel
<<end>>
  )
<<if action.element and action.parameters and action.hasControls>>
  /// Removes the rows: others are being loaded.
  func clear<<action.id|upperCamel>>()
<<end>>
<<end>>
<<for action in actions>>
  func display<<action.id|upperCamel>>(
<<if action.isResultShown or empty-models == "keep">>
    _ viewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel
<<end>>
  )
<<if action.element and action.parameters and action.hasControls>>
  /// Removes the rows: others are being loaded.
  func clear<<action.id|upperCamel>>()
<<end>>
<<end>>
<<for action in presenter-to-view>>
<<include "Includes/Requirement.swift">>
<<end>>
}

<<end>>
/// The view for the presenter.
typealias <<Module>>ViewProtocol =
  <<Module>>ViewConfigurable<<if use-cases or actions or presenter-to-view>> & <<Module>>ViewDisplayable<<end>>

// MARK: - Interactor

/// Events of the view, and calls that return at once.
@MainActor
protocol <<Module>>Interactable: AnyObject<<if ui == "uikit" or navigation == "swiftui">>, Sendable<<end>> {
  func viewDidLoad()
  /// The screen has gone for good; it is not just covered by another one.
  func wasDismissed()
<<for action in queries>>
<<include "Includes/Requirement.swift">>
<<end>>
}

<<if use-cases>>
/// The use cases. A call of the worker is not started while the same one is running.
@MainActor
protocol <<Module>>ServiceRequester: AnyObject {
<<for action in use-cases>>
<<if (action.isCall or worker) and not action.parameters and (action.name contains "Load" or action.name contains "Fetch" or action.inputs and action.element)>>
  /// Starts with the view, and again when another use case has succeeded.
<<elseif action.element and action.parameters>>
  /// Its last request is repeated when a use case that changes something has succeeded.
<<end>>
  func <<action.id>>(
<<if action.parameters or empty-models == "keep">>
    _ request: <<Module>>.<<action.id|upperCamel>>.Request
<<end>>
  )
<<include "Includes/ChoiceRequirement.swift">>
<<end>>
}

<<end>>
<<if actions>>
/// What the user does. A call of the worker is not started while the same one is running.
@MainActor
protocol <<Module>>InteractorActionable: AnyObject {
<<for action in actions>>
  func <<action.id>>(
<<if action.parameters or empty-models == "keep">>
    _ request: <<Module>>.<<action.id|upperCamel>>.Request
<<end>>
  )
<<include "Includes/ChoiceRequirement.swift">>
<<end>>
}

<<end>>
/// The interactor for the view.
typealias <<Module>>InteractorProtocol =
  <<Module>>Interactable<<if use-cases>> & <<Module>>ServiceRequester<<elseif actions>> & <<Module>>InteractorActionable<<end>>
<<if use-cases and actions>>
  & <<Module>>InteractorActionable
<<end>>

// MARK: - Presenter

/// What the presenter shows from the start, and of the calls that run.
@MainActor
protocol <<Module>>Presentable: AnyObject {
  func presentConfiguration()
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
  func presentLoading(of activity: <<Module>>Activity)
  func presentFailure(_ error: any Error, of activity: <<Module>>Activity)
  /// Nothing runs, and nothing has failed.
  func presentIdle()
<<end>>
<<if next and (use-cases or actions)>>
  func presentNext(after event: <<Module>>Event)
<<end>>
<<for action in interactor-to-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}

<<if use-cases>>
/// What came of the use cases.
@MainActor
protocol <<Module>>ServiceHandler: AnyObject {
<<for action in use-cases>>
  func present<<action.id|upperCamel>>(
<<if action.result or empty-models == "keep">>
    _ response: <<Module>>.<<action.id|upperCamel>>.Response
<<end>>
  )
<<if action.element and action.parameters and action.hasControls>>
  /// Removes the rows: others are being loaded.
  func clear<<action.id|upperCamel>>()
<<end>>
<<end>>
}

<<end>>
<<if actions>>
/// What came of the user's actions.
@MainActor
protocol <<Module>>PresenterActionable: AnyObject {
<<for action in actions>>
  func present<<action.id|upperCamel>>(
<<if action.result or empty-models == "keep">>
    _ response: <<Module>>.<<action.id|upperCamel>>.Response
<<end>>
  )
<<if action.element and action.parameters and action.hasControls>>
  /// Removes the rows: others are being loaded.
  func clear<<action.id|upperCamel>>()
<<end>>
<<end>>
}

<<end>>
/// The presenter for the interactor.
typealias <<Module>>PresenterProtocol =
  <<Module>>Presentable<<if use-cases>> & <<Module>>ServiceHandler<<elseif actions>> & <<Module>>PresenterActionable<<end>>
<<if use-cases and actions>>
  & <<Module>>PresenterActionable
<<end>>
<<if worker or use-cases contains "isCall" or actions contains "isCall">>

// MARK: - Worker

/// The module's source of data. Its functions run outside of the main actor.
<<if access != "internal">><<access>> <<end>><<if HasMainActorSources>>nonisolated <<end>>protocol <<Module>>WorkerProtocol: Sendable {
<<for entry in use-cases>>
<<for action in entry.whole>>
<<if action.isCall or worker>>
<<include "Includes/WorkerRequirement.swift">>
<<end>>
<<end>>
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isCall or worker>>
<<include "Includes/WorkerRequirement.swift">>
<<end>>
<<end>>
<<end>>
<<for action in interactor-to-worker>>
<<include "Includes/WorkerRequirement.swift">>
<<end>>
}
<<end>>

// MARK: - Other modules

<<if next or next-on-failure or view-to-router>>
/// The ways out of the module.
@MainActor
protocol <<Module>>RouterProtocol: AnyObject {
<<for name in next>>
  func show<<name>>(<<if loop.first and (use-cases or actions)>>after event: <<Module>>Event<<end>>)
<<end>>
<<if next-on-failure>>
  /// Shows the screen that follows a failure.
  func show<<next-on-failure|upperCamel>>(after error: any Error)
<<end>>
<<for action in view-to-router>>
<<include "Includes/Requirement.swift">>
<<end>>
}

<<end>>
/// The events that the module sends to the object that opened it.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>Delegate: AnyObject {
  /// The user has left the screen. What ran there is cancelled.
  func didDismiss<<Module>>()
<<for action in interactor-to-delegate>>
<<include "Includes/Requirement.swift">>
<<end>>
}
