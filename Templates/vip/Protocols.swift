<<include "Includes/FoundationImport.swift">>
// MARK: View

/// What the view shows from the start.
@MainActor
protocol <<Module>>ViewConfigurable: AnyObject {
  func configure(with configuration: <<Module>>.Configuration)
}

/// What the view shows of each use case.
@MainActor
protocol <<Module>>ViewDisplayable: AnyObject {
<<for useCase in use-cases>>
  func display<<useCase>>(<<if empty-models == "keep">>_ viewModel: <<Module>>.<<useCase>>.ViewModel<<end>>)
<<end>>
<<for action in actions>>
  func display<<action.name|upperCamel>>(<<if empty-models == "keep">>_ viewModel: <<Module>>.<<action.name|upperCamel>>.ViewModel<<end>>)
<<end>>
<<if worker>>
  func displayFailure(_ viewModel: <<Module>>.Failure.ViewModel)
<<end>>
}

/// The view as the presenter knows it.
typealias <<Module>>ViewProtocol =
  <<Module>>ViewConfigurable
  & <<Module>>ViewDisplayable

// MARK: - Interactor

/// What the view tells of its own life.
@MainActor
protocol <<Module>>Interactable: AnyObject {
  func start()
  func close()
}

/// The use cases, which ask for data.
@MainActor
protocol <<Module>>ServiceRequester: AnyObject {
<<for useCase in use-cases>>
  func <<useCase|lowerCamel>>(<<if empty-models == "keep">>_ request: <<Module>>.<<useCase>>.Request<<end>>)<<if worker>> async<<end>>
<<end>>
}

/// What the user does.
@MainActor
<<if actions>>
protocol <<Module>>InteractorActionable: AnyObject {
<<for action in actions>>
  func <<action.name>>(<<if action.parameters or empty-models == "keep">>_ request: <<Module>>.<<action.name|upperCamel>>.Request<<end>>)<<if action.effects>> <<action.effects>><<end>>
<<if not loop.last>>

<<end>>
<<end>>
}
<<else>>
protocol <<Module>>InteractorActionable: AnyObject {}
<<end>>

/// The interactor as the view knows it.
typealias <<Module>>InteractorProtocol =
  <<Module>>Interactable
  & <<Module>>ServiceRequester
  & <<Module>>InteractorActionable

// MARK: - Presenter

/// What the presenter shows from the start.
@MainActor
protocol <<Module>>Presentable: AnyObject {
  func presentConfiguration()
}

/// What came of the use cases.
@MainActor
protocol <<Module>>ServiceHandler: AnyObject {
<<for useCase in use-cases>>
  func present<<useCase>>(<<if empty-models == "keep">>_ response: <<Module>>.<<useCase>>.Response<<end>>)
<<end>>
<<if worker>>
  func presentFailure(_ response: <<Module>>.Failure.Response)
<<end>>
}

/// What came of the user's actions.
@MainActor
<<if actions>>
protocol <<Module>>PresenterActionable: AnyObject {
<<for action in actions>>
  func present<<action.name|upperCamel>>(<<if empty-models == "keep">>_ response: <<Module>>.<<action.name|upperCamel>>.Response<<end>>)
<<end>>
}
<<else>>
protocol <<Module>>PresenterActionable: AnyObject {}
<<end>>

/// The presenter as the interactor knows it.
typealias <<Module>>PresenterProtocol =
  <<Module>>Presentable
  & <<Module>>ServiceHandler
  & <<Module>>PresenterActionable
<<if worker>>

// MARK: - Worker

/// Where the data comes from.
protocol <<Module>>WorkerProtocol: Sendable {
<<if empty-models == "keep">>
<<for useCase in use-cases>>
  func <<useCase|lowerCamel>>(
    _ request: <<Module>>.<<useCase>>.Request
  ) async throws -> <<Module>>.<<useCase>>.Response
<<end>>
<<else>>
<<for useCase in use-cases>>
  func <<useCase|lowerCamel>>() async throws
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
}
<<if ui == "swiftui" and navigation == "swiftui">>

/// The screens to which the router leads.
enum <<Module>>Destination: Hashable, Sendable {
  case details
}
<<end>>

/// What the module tells the one that it is a child of.
@MainActor
<<if access != "internal">><<access>> <<end>>protocol <<Module>>Delegate: AnyObject {
  func <<Module|lowerCamel>>DidClose()
}
