<<include "Includes/FoundationImport.swift">>
@testable import <<Target>>

@MainActor
final class <<Module>>MockView:
  <<Module>>ViewProtocol
{
  private(set) var configureCallCount = 0
  private(set) var configuration: <<Module>>.Configuration?
<<for useCase in use-cases>>
  private(set) var display<<useCase>>CallCount = 0
<<if empty-models == "keep">>
  private(set) var <<useCase|lowerCamel>>ViewModel: <<Module>>.<<useCase>>.ViewModel?
<<end>>
<<end>>
<<for action in actions>>
  private(set) var display<<action.name|upperCamel>>CallCount = 0
<<if empty-models == "keep">>
  private(set) var <<action.name|lowerCamel>>ViewModel: <<Module>>.<<action.name|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<if worker>>
  private(set) var displayFailureCallCount = 0
  private(set) var failure: <<Module>>.Failure.ViewModel?
<<end>>

  func configure(with configuration: <<Module>>.Configuration) {
    configureCallCount += 1
    self.configuration = configuration
  }
<<for useCase in use-cases>>

  func display<<useCase>>(<<if empty-models == "keep">>_ viewModel: <<Module>>.<<useCase>>.ViewModel<<end>>) {
    display<<useCase>>CallCount += 1
<<if empty-models == "keep">>
    <<useCase|lowerCamel>>ViewModel = viewModel
<<end>>
  }
<<end>>
<<for action in actions>>

  func display<<action.name|upperCamel>>(<<if empty-models == "keep">>_ viewModel: <<Module>>.<<action.name|upperCamel>>.ViewModel<<end>>) {
    display<<action.name|upperCamel>>CallCount += 1
<<if empty-models == "keep">>
    <<action.name|lowerCamel>>ViewModel = viewModel
<<end>>
  }
<<end>>
<<if worker>>

  func displayFailure(_ viewModel: <<Module>>.Failure.ViewModel) {
    displayFailureCallCount += 1
    failure = viewModel
  }
<<end>>
}

@MainActor
final class <<Module>>MockInteractor:
  <<Module>>InteractorProtocol
{
  private(set) var startCallCount = 0
  private(set) var closeCallCount = 0
<<for useCase in use-cases>>
  private(set) var <<useCase|lowerCamel>>CallCount = 0
<<if empty-models == "keep">>
  private(set) var <<useCase|lowerCamel>>Request: <<Module>>.<<useCase>>.Request?
<<end>>
<<end>>
<<for action in actions>>
  private(set) var <<action.name|lowerCamel>>CallCount = 0
<<if action.parameters or empty-models == "keep">>
  private(set) var <<action.name|lowerCamel>>Request: <<Module>>.<<action.name|upperCamel>>.Request?
<<end>>
<<end>>

  func start() {
    startCallCount += 1
  }

  func close() {
    closeCallCount += 1
  }
<<for useCase in use-cases>>

  func <<useCase|lowerCamel>>(<<if empty-models == "keep">>_ request: <<Module>>.<<useCase>>.Request<<end>>)<<if worker>> async<<end>> {
    <<useCase|lowerCamel>>CallCount += 1
<<if empty-models == "keep">>
    <<useCase|lowerCamel>>Request = request
<<end>>
  }
<<end>>
<<for action in actions>>

  func <<action.name>>(<<if action.parameters or empty-models == "keep">>_ request: <<Module>>.<<action.name|upperCamel>>.Request<<end>>)<<if action.effects>> <<action.effects>><<end>> {
    <<action.name|lowerCamel>>CallCount += 1
<<if action.parameters or empty-models == "keep">>
    <<action.name|lowerCamel>>Request = request
<<end>>
  }
<<end>>
}

@MainActor
final class <<Module>>MockPresenter:
  <<Module>>PresenterProtocol
{
  private(set) var presentConfigurationCallCount = 0
<<for useCase in use-cases>>
  private(set) var present<<useCase>>CallCount = 0
<<if empty-models == "keep">>
  private(set) var <<useCase|lowerCamel>>Response: <<Module>>.<<useCase>>.Response?
<<end>>
<<end>>
<<for action in actions>>
  private(set) var present<<action.name|upperCamel>>CallCount = 0
<<if empty-models == "keep">>
  private(set) var <<action.name|lowerCamel>>Response: <<Module>>.<<action.name|upperCamel>>.Response?
<<end>>
<<end>>
<<if worker>>
  private(set) var presentFailureCallCount = 0
  private(set) var failure: <<Module>>.Failure.Response?
<<end>>

  func presentConfiguration() {
    presentConfigurationCallCount += 1
  }
<<for useCase in use-cases>>

  func present<<useCase>>(<<if empty-models == "keep">>_ response: <<Module>>.<<useCase>>.Response<<end>>) {
    present<<useCase>>CallCount += 1
<<if empty-models == "keep">>
    <<useCase|lowerCamel>>Response = response
<<end>>
  }
<<end>>
<<for action in actions>>

  func present<<action.name|upperCamel>>(<<if empty-models == "keep">>_ response: <<Module>>.<<action.name|upperCamel>>.Response<<end>>) {
    present<<action.name|upperCamel>>CallCount += 1
<<if empty-models == "keep">>
    <<action.name|lowerCamel>>Response = response
<<end>>
  }
<<end>>
<<if worker>>

  func presentFailure(_ response: <<Module>>.Failure.Response) {
    presentFailureCallCount += 1
    failure = response
  }
<<end>>
}

@MainActor
final class <<Module>>MockRouter:
  <<Module>>RouterProtocol
{
  private(set) var closeCallCount = 0
<<if ui == "swiftui" and navigation == "swiftui">>
  private(set) var showCallCount = 0
  private(set) var destination: <<Module>>Destination?

  func show(_ destination: <<Module>>Destination) {
    showCallCount += 1
    self.destination = destination
  }
<<end>>

  func close() {
    closeCallCount += 1
  }
}

@MainActor
final class <<Module>>MockDelegate:
  <<Module>>Delegate
{
  private(set) var didCloseCallCount = 0

  func <<Module|lowerCamel>>DidClose() {
    didCloseCallCount += 1
  }
}

@MainActor
final class <<Module>>MockModuleFactory:
  <<Module>>ModuleFactory
{
  private(set) var makeCallCount = 0
  private(set) weak var delegate: (any <<Module>>Delegate)?
  let viewController = <<Module>>Module.assemble()

  func make<<Module>>(
    delegate: (any <<Module>>Delegate)?
  ) -> <<Module>>ViewController {
    makeCallCount += 1
    self.delegate = delegate
    return viewController
  }
}
<<if worker>>

@MainActor
final class <<Module>>MockWorker:
  <<Module>>WorkerProtocol
{
  var error: (any Error)?
<<for useCase in use-cases>>
  private(set) var <<useCase|lowerCamel>>CallCount = 0
<<if empty-models == "keep">>
  private(set) var <<useCase|lowerCamel>>Request: <<Module>>.<<useCase>>.Request?
  var <<useCase|lowerCamel>>Response = <<Module>>.<<useCase>>.Response()
<<end>>
<<end>>
<<for useCase in use-cases>>

  @MainActor
<<if empty-models == "keep">>
  func <<useCase|lowerCamel>>(
    _ request: <<Module>>.<<useCase>>.Request
  ) async throws -> <<Module>>.<<useCase>>.Response {
    <<useCase|lowerCamel>>CallCount += 1
    <<useCase|lowerCamel>>Request = request
    if let error { throw error }
    return <<useCase|lowerCamel>>Response
  }
<<else>>
  func <<useCase|lowerCamel>>() async throws {
    <<useCase|lowerCamel>>CallCount += 1
    if let error { throw error }
  }
<<end>>
<<end>>
}
<<end>>
