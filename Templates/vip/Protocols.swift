// MARK: View

/// What the view shows from the start.
@MainActor
protocol <<Module>>ViewConfigurable: AnyObject {
  func configure(with configuration: <<Module>>.Configuration)
}

/// What the view shows of each use case.
@MainActor
protocol <<Module>>ViewDisplayable: AnyObject {
<<if worker>>
  func displayLoading(_ isLoading: Bool)
  func displayFailure(_ viewModel: <<Module>>.Failure.ViewModel)
<<end>>
<<for action in use-cases>>
  func display<<action.id|upperCamel>>(<<if action.result or empty-models == "keep">>_ viewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel<<end>>)
<<end>>
<<for action in actions>>
  func display<<action.id|upperCamel>>(<<if action.result or empty-models == "keep">>_ viewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel<<end>>)
<<end>>
<<for action in presenter-to-view>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// The view as the presenter knows it.
typealias <<Module>>ViewProtocol =
  <<Module>>ViewConfigurable
  & <<Module>>ViewDisplayable

// MARK: - Interactor

/// What the view tells of its own life, and asks at once.
@MainActor
protocol <<Module>>Interactable: AnyObject {
  func viewDidLoad()<<if worker>> async<<end>>
  func close()
<<for action in queries>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// The use cases, which ask for data.
@MainActor
protocol <<Module>>ServiceRequester: AnyObject {
<<for action in use-cases>>
  func <<action.id>>(<<if action.parameters or empty-models == "keep">>_ request: <<Module>>.<<action.id|upperCamel>>.Request<<end>>)<<if worker>> async<<elseif action.effects>> <<action.effects>><<end>>
<<end>>
}

/// What the user does.
@MainActor
protocol <<Module>>InteractorActionable: AnyObject {
<<for action in actions>>
  func <<action.id>>(<<if action.parameters or empty-models == "keep">>_ request: <<Module>>.<<action.id|upperCamel>>.Request<<end>>)<<if worker and action.isAsync>> async<<elseif action.effects>> <<action.effects>><<end>>
<<end>>
}

/// The interactor as the view knows it.
typealias <<Module>>InteractorProtocol =
  <<Module>>Interactable
  & <<Module>>ServiceRequester
  & <<Module>>InteractorActionable

// MARK: - Presenter

/// What the presenter shows from the start, and of the module's state.
@MainActor
protocol <<Module>>Presentable: AnyObject {
  func presentConfiguration()
<<if worker>>
  func presentLoading(_ isLoading: Bool)
  func presentFailure(_ response: <<Module>>.Failure.Response)
<<end>>
<<for action in interactor-to-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// What came of the use cases.
@MainActor
protocol <<Module>>ServiceHandler: AnyObject {
<<for action in use-cases>>
  func present<<action.id|upperCamel>>(<<if action.result or empty-models == "keep">>_ response: <<Module>>.<<action.id|upperCamel>>.Response<<end>>)
<<end>>
}

/// What came of the user's actions.
@MainActor
protocol <<Module>>PresenterActionable: AnyObject {
<<for action in actions>>
  func present<<action.id|upperCamel>>(<<if action.result or empty-models == "keep">>_ response: <<Module>>.<<action.id|upperCamel>>.Response<<end>>)
<<end>>
}

/// The presenter as the interactor knows it.
typealias <<Module>>PresenterProtocol =
  <<Module>>Presentable
  & <<Module>>ServiceHandler
  & <<Module>>PresenterActionable
<<if worker>>

// MARK: - Worker

/// Where the data comes from.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>WorkerProtocol: Sendable {
<<for action in use-cases>>
<<include "Includes/WorkerRequirement.swift">>
<<end>>
<<for action in actions>>
<<if action.isAsync>>
<<include "Includes/WorkerRequirement.swift">>
<<end>>
<<end>>
<<for action in interactor-to-worker>>
<<if action.isSettable>>
  var <<action.declaration>> { get nonmutating set }
<<else>>
<<include "Includes/Requirement.swift">>
<<end>>
<<end>>
}
<<end>>

// MARK: - Other modules

/// The ways out of the module.
@MainActor
protocol <<Module>>RouterProtocol: AnyObject {
<<if ui == "swiftui" and navigation == "swiftui">>
  func show(_ destination: <<Module>>Destination)
<<end>>
  func close()
<<for action in view-to-router>>
<<include "Includes/Requirement.swift">>
<<end>>
}
<<if ui == "swiftui" and navigation == "swiftui">>

/// The screens to which the router leads.
<<if access != "internal">><<access>> <<end>>enum <<Module>>Destination: Hashable, Codable, Sendable {
  case details
}
<<end>>

/// What the module tells the one that it is a child of.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>Delegate: AnyObject {
  func <<Module|lowerCamel>>DidClose()
<<for action in interactor-to-delegate>>
<<include "Includes/Requirement.swift">>
<<end>>
}
