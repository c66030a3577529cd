@testable import <<Target>>

@MainActor
final class <<Module>>MockView:
  <<Module>>ViewProtocol
{
  private(set) var configureCalls: [<<Module>>.Configuration] = []
  var onConfigure: (() -> Void)?
<<if worker>>
  private(set) var displayLoadingCalls: [Bool] = []
  var onDisplayLoading: (() -> Void)?
  private(set) var displayFailureCalls: [<<Module>>.Failure.ViewModel] = []
  var onDisplayFailure: (() -> Void)?
<<end>>
<<for action in use-cases>>
<<include "Includes/MockViewModelVariables.swift">>
<<end>>
<<for action in actions>>
<<include "Includes/MockViewModelVariables.swift">>
<<end>>
<<for action in presenter-to-view>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func configure(with configuration: <<Module>>.Configuration) {
    configureCalls.append(configuration)
    onConfigure?()
  }
<<if worker>>

  func displayLoading(_ isLoading: Bool) {
    displayLoadingCalls.append(isLoading)
    onDisplayLoading?()
  }

  func displayFailure(_ viewModel: <<Module>>.Failure.ViewModel) {
    displayFailureCalls.append(viewModel)
    onDisplayFailure?()
  }
<<end>>
<<for action in use-cases>>

  func display<<action.id|upperCamel>>(<<if action.result or empty-models == "keep">>_ viewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel<<end>>) {
<<if action.result or empty-models == "keep">>
    display<<action.id|upperCamel>>Calls.append(viewModel)
<<else>>
    display<<action.id|upperCamel>>CallCount += 1
<<end>>
    onDisplay<<action.id|upperCamel>>?()
  }
<<end>>
<<for action in actions>>

  func display<<action.id|upperCamel>>(<<if action.result or empty-models == "keep">>_ viewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel<<end>>) {
<<if action.result or empty-models == "keep">>
    display<<action.id|upperCamel>>Calls.append(viewModel)
<<else>>
    display<<action.id|upperCamel>>CallCount += 1
<<end>>
    onDisplay<<action.id|upperCamel>>?()
  }
<<end>>
<<for action in presenter-to-view>>
<<include "Includes/MockFunction.swift">>
<<end>>
}

@MainActor
final class <<Module>>MockInteractor:
  <<Module>>InteractorProtocol
{
  private(set) var viewDidLoadCallCount = 0
  var onViewDidLoad: (() -> Void)?
  private(set) var closeCallCount = 0
  var onClose: (() -> Void)?
<<for action in use-cases>>
<<include "Includes/MockRequestVariables.swift">>
<<end>>
<<for action in actions>>
<<include "Includes/MockRequestVariables.swift">>
<<end>>
<<for action in queries>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func viewDidLoad()<<if worker>> async<<end>> {
    viewDidLoadCallCount += 1
    onViewDidLoad?()
  }

  func close() {
    closeCallCount += 1
    onClose?()
  }
<<for action in use-cases>>

  func <<action.id>>(<<if action.parameters or empty-models == "keep">>_ request: <<Module>>.<<action.id|upperCamel>>.Request<<end>>)<<if worker>> async<<elseif action.effects>> <<action.effects>><<end>> {
<<if action.parameters or empty-models == "keep">>
    <<action.id>>Calls.append(request)
<<else>>
    <<action.id>>CallCount += 1
<<end>>
    on<<action.id|upperCamel>>?()
  }
<<end>>
<<for action in actions>>

  func <<action.id>>(<<if action.parameters or empty-models == "keep">>_ request: <<Module>>.<<action.id|upperCamel>>.Request<<end>>)<<if worker and action.isAsync>> async<<elseif action.effects>> <<action.effects>><<end>> {
<<if action.parameters or empty-models == "keep">>
    <<action.id>>Calls.append(request)
<<else>>
    <<action.id>>CallCount += 1
<<end>>
    on<<action.id|upperCamel>>?()
  }
<<end>>
<<for action in queries>>
<<include "Includes/MockFunction.swift">>
<<end>>
}

@MainActor
final class <<Module>>MockPresenter:
  <<Module>>PresenterProtocol
{
  private(set) var presentConfigurationCallCount = 0
  var onPresentConfiguration: (() -> Void)?
<<if worker>>
  private(set) var presentLoadingCalls: [Bool] = []
  var onPresentLoading: (() -> Void)?
  private(set) var presentFailureCalls: [<<Module>>.Failure.Response] = []
  var onPresentFailure: (() -> Void)?
<<end>>
<<for action in use-cases>>
<<include "Includes/MockResponseVariables.swift">>
<<end>>
<<for action in actions>>
<<include "Includes/MockResponseVariables.swift">>
<<end>>
<<for action in interactor-to-presenter>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func presentConfiguration() {
    presentConfigurationCallCount += 1
    onPresentConfiguration?()
  }
<<if worker>>

  func presentLoading(_ isLoading: Bool) {
    presentLoadingCalls.append(isLoading)
    onPresentLoading?()
  }

  func presentFailure(_ response: <<Module>>.Failure.Response) {
    presentFailureCalls.append(response)
    onPresentFailure?()
  }
<<end>>
<<for action in use-cases>>

  func present<<action.id|upperCamel>>(<<if action.result or empty-models == "keep">>_ response: <<Module>>.<<action.id|upperCamel>>.Response<<end>>) {
<<if action.result or empty-models == "keep">>
    present<<action.id|upperCamel>>Calls.append(response)
<<else>>
    present<<action.id|upperCamel>>CallCount += 1
<<end>>
    onPresent<<action.id|upperCamel>>?()
  }
<<end>>
<<for action in actions>>

  func present<<action.id|upperCamel>>(<<if action.result or empty-models == "keep">>_ response: <<Module>>.<<action.id|upperCamel>>.Response<<end>>) {
<<if action.result or empty-models == "keep">>
    present<<action.id|upperCamel>>Calls.append(response)
<<else>>
    present<<action.id|upperCamel>>CallCount += 1
<<end>>
    onPresent<<action.id|upperCamel>>?()
  }
<<end>>
<<for action in interactor-to-presenter>>
<<include "Includes/MockFunction.swift">>
<<end>>
}

@MainActor
final class <<Module>>MockRouter:
  <<Module>>RouterProtocol
{
  private(set) var closeCallCount = 0
  var onClose: (() -> Void)?
<<if ui == "swiftui" and navigation == "swiftui">>
  private(set) var showCalls: [<<Module>>Destination] = []
  var onShow: (() -> Void)?
<<end>>
<<for action in view-to-router>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func close() {
    closeCallCount += 1
    onClose?()
  }
<<if ui == "swiftui" and navigation == "swiftui">>

  func show(_ destination: <<Module>>Destination) {
    showCalls.append(destination)
    onShow?()
  }
<<end>>
<<for action in view-to-router>>
<<include "Includes/MockFunction.swift">>
<<end>>
}

@MainActor
final class <<Module>>MockDelegate:
  <<Module>>Delegate
{
  private(set) var didCloseCallCount = 0
  var onDidClose: (() -> Void)?
<<for action in interactor-to-delegate>>
<<include "Includes/MockVariables.swift">>
<<end>>

  func <<Module|lowerCamel>>DidClose() {
    didCloseCallCount += 1
    onDidClose?()
  }
<<for action in interactor-to-delegate>>
<<include "Includes/MockFunction.swift">>
<<end>>
}

@MainActor
final class <<Module>>MockModuleFactory:
  <<Module>>ModuleFactory
{
  private(set) var makeCallCount = 0
  private(set) weak var delegate: (any <<Module>>Delegate)?
  let makeResult: <<Module>>ViewController
  var onMake: (() -> Void)?

  init(makeResult: <<Module>>ViewController) {
    self.makeResult = makeResult
  }

  func make<<Module>>(
<<for value in input>>
    <<value.declaration>>,
<<end>>
    delegate: (any <<Module>>Delegate)?
  ) -> <<Module>>ViewController {
    makeCallCount += 1
    self.delegate = delegate
    onMake?()
    return makeResult
  }
}
<<if worker>>

@MainActor
final class <<Module>>MockWorker:
  <<Module>>WorkerProtocol
{
<<for action in use-cases>>
<<include "Includes/MockWorkerVariables.swift">>
<<end>>
<<for action in actions>>
<<if action.isAsync>>
<<include "Includes/MockWorkerVariables.swift">>
<<end>>
<<end>>
<<for action in interactor-to-worker>>
<<include "Includes/MockVariables.swift">>
<<end>>
<<for action in use-cases>>
<<include "Includes/MockWorkerFunction.swift">>
<<end>>
<<for action in actions>>
<<if action.isAsync>>
<<include "Includes/MockWorkerFunction.swift">>
<<end>>
<<end>>
<<for action in interactor-to-worker>>
<<include "Includes/MockFunction.swift">>
<<end>>
}
<<end>>
<<if input>>

/// Values of the test, in place of what the module is given.
@MainActor
enum <<Module>>Fixtures {
<<for value in input>>
<<if value.sample>>
  static var <<value.reference>>: <<value.valueType>> { <<value.sample>> }
<<else>>
  static var <<value.reference>>: <<value.valueType>> {
    fatalError("Write a value of the type '<<value.valueType>>' here.")
  }
<<end>>
<<end>>
}
<<end>>
