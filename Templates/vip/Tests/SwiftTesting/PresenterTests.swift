import Testing

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
@MainActor
struct <<Module>>PresenterTests {
  let presenter = <<Module>>Presenter()
  let view = <<Module>>MockView()

  init() {
    presenter.view = view
  }

  @Test func presentConfiguration_whenViewIsReady_configuresIt() {
    let title = <<Module>>Texts.title
    presenter.presentConfiguration()
    #expect(view.configureCalls == [.init(title: title)])
  }
<<if worker>>

  @Test func presentLoading_whenWorkerWorks_displaysIt() {
    presenter.presentLoading(true)
    #expect(view.displayLoadingCalls == [true])
  }

  @Test func presentFailure_whenErrorArrives_displaysItsDescription() {
    let error = <<Module>>WorkerError.notConnected
    presenter.presentFailure(.init(error: error))
    let message = view.displayFailureCalls.first?.message
    #expect(message == <<Module>>Texts.notConnected)
  }
<<end>>
<<for action in use-cases>>
<<if not action.result or action.resultSample>>

  @Test func present<<action.id|upperCamel>>_whenResponseArrives_displaysViewModel() {
    presenter.present<<action.id|upperCamel>>(<<if action.result>>.init(result: <<action.resultSample>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<if action.result and action.isResultComparable>>
    let viewModel = view.display<<action.id|upperCamel>>Calls.first
    #expect(viewModel?.result == <<action.resultSample>>)
<<elseif action.result>>
    #expect(view.display<<action.id|upperCamel>>Calls.count == 1)
<<elseif empty-models == "keep">>
    #expect(view.display<<action.id|upperCamel>>Calls == [.init()])
<<else>>
    #expect(view.display<<action.id|upperCamel>>CallCount == 1)
<<end>>
  }
<<end>>
<<end>>
<<for action in actions>>
<<if not action.result or action.resultSample>>

  @Test func present<<action.id|upperCamel>>_whenResponseArrives_displaysViewModel() {
    presenter.present<<action.id|upperCamel>>(<<if action.result>>.init(result: <<action.resultSample>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<if action.result and action.isResultComparable>>
    let viewModel = view.display<<action.id|upperCamel>>Calls.first
    #expect(viewModel?.result == <<action.resultSample>>)
<<elseif action.result>>
    #expect(view.display<<action.id|upperCamel>>Calls.count == 1)
<<elseif empty-models == "keep">>
    #expect(view.display<<action.id|upperCamel>>Calls == [.init()])
<<else>>
    #expect(view.display<<action.id|upperCamel>>CallCount == 1)
<<end>>
  }
<<end>>
<<end>>

  @Test func view_whenReleased_isNotRetained() {
    do {
      let view = <<Module>>MockView()
      presenter.view = view
    }
    #expect(presenter.view == nil)
  }
}

/// The view controller: what it asks for, and what it shows.
@MainActor
struct <<Module>>ViewControllerTests {
  let viewController: <<Module>>ViewController
  let interactor = <<Module>>MockInteractor()
  let router = <<Module>>MockRouter()

  init() {
    viewController = <<Module>>ViewController<<if ui == "uikit" and view == "storyboard">>.load<<end>>(
      interactor: interactor,
      router: router
    )
  }

  @Test func viewDidLoad_whenViewIsReady_tellsInteractor()<<if worker>> async<<end>> {
<<if worker and ui == "swiftui" and navigation == "swiftui">>
    await viewController.viewDidLoad()
<<elseif worker>>
    viewController.viewDidLoad()
    await viewController.loading?.value
<<else>>
    viewController.viewDidLoad()
<<end>>
    #expect(interactor.viewDidLoadCallCount == 1)
  }
<<if worker and (ui != "swiftui" or navigation == "uikit")>>

  @Test func viewDidLoad_whenViewControllerIsReleased_cancelsLoading() {
    var loading: Task<Void, Never>?
    do {
      let viewController = <<Module>>ViewController<<if ui == "uikit" and view == "storyboard">>.load<<end>>(
        interactor: interactor,
        router: router
      )
      viewController.viewDidLoad()
      loading = viewController.loading
    }
    #expect(loading?.isCancelled == true)
  }
<<end>>

  @Test func close_whenUserLeaves_tellsInteractorAndAsksRouter() {
    viewController.requestClose()
    #expect(interactor.closeCallCount == 1)
    #expect(router.closeCallCount == 1)
  }
<<if ui == "swiftui" and navigation == "swiftui">>

  @Test func show_whenThereIsDestination_asksRouter() {
    viewController.show(.details)
    #expect(router.showCalls == [.details])
  }
<<end>>
<<if ui == "uikit" and view == "storyboard">>

  @Test func load_whenThereIsStoryboard_usesNamesInIt() {
    let loaded = <<Module>>ViewController.self
    let identifier = "<<Module>>ViewController"
    #expect(loaded.storyboardName == "<<Module>>")
    #expect(loaded.storyboardIdentifier == identifier)
  }
<<end>>

  @Test func configure_whenCalled_showsTitle() {
    viewController.configure(with: .init(title: "A title"))
<<if ui == "swiftui">>
    #expect(viewController.state.title == "A title")
<<end>>
<<if ui != "swiftui" or navigation == "uikit">>
    #expect(viewController.title == "A title")
<<end>>
  }
<<for action in use-cases>>
<<if action.isTestable>>

  @Test func request<<action.id|upperCamel>>_whenCalled_asksInteractor()<<if worker or action.isAsync>> async<<end>><<if not worker and action.isThrowing>> throws<<end>> {
    let viewController = viewController
<<if action.isLong>>
    <<if worker>>await <<else>><<action.prefix>><<end>>viewController.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    <<if worker>>await <<else>><<action.prefix>><<end>>viewController.request<<action.id|upperCamel>>(<<action.sampleArguments>>)
<<end>>
<<if action.parameters>>
    let request = interactor.<<action.id>>Calls.first
<<elseif empty-models == "keep">>
    #expect(interactor.<<action.id>>Calls == [.init()])
<<else>>
    #expect(interactor.<<action.id>>CallCount == 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(request?.<<parameter.reference>> != nil)
<<elseif action.isLong>>
    #expect(
      request?.<<parameter.reference>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(request?.<<parameter.reference>> == <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<if action.result and action.resultSample>>

  @Test func display<<action.id|upperCamel>>_whenCalled_keepsViewModel() {
    viewController.display<<action.id|upperCamel>>(.init(result: <<action.resultSample>>))
<<if action.isResultComparable>>
    let viewModel = viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel
    #expect(viewModel?.result == <<action.resultSample>>)
<<else>>
    #expect(viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel != nil)
<<end>>
  }
<<elseif not action.result and empty-models == "keep">>

  @Test func display<<action.id|upperCamel>>_whenCalled_keepsViewModel() {
    viewController.display<<action.id|upperCamel>>(.init())
    #expect(viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel == .init())
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @Test func request<<action.id|upperCamel>>_whenCalled_asksInteractor()<<if action.isAsync>> async<<end>><<if action.isThrowing and not (worker and action.isAsync)>> throws<<end>> {
    let viewController = viewController
<<if action.isLong>>
    <<if worker and action.isAsync>>await <<else>><<action.prefix>><<end>>viewController.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    <<if worker and action.isAsync>>await <<else>><<action.prefix>><<end>>viewController.request<<action.id|upperCamel>>(<<action.sampleArguments>>)
<<end>>
<<if action.parameters>>
    let request = interactor.<<action.id>>Calls.first
<<elseif empty-models == "keep">>
    #expect(interactor.<<action.id>>Calls == [.init()])
<<else>>
    #expect(interactor.<<action.id>>CallCount == 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(request?.<<parameter.reference>> != nil)
<<elseif action.isLong>>
    #expect(
      request?.<<parameter.reference>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(request?.<<parameter.reference>> == <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<if action.result and action.resultSample>>

  @Test func display<<action.id|upperCamel>>_whenCalled_keepsViewModel() {
    viewController.display<<action.id|upperCamel>>(.init(result: <<action.resultSample>>))
<<if action.isResultComparable>>
    let viewModel = viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel
    #expect(viewModel?.result == <<action.resultSample>>)
<<else>>
    #expect(viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel != nil)
<<end>>
  }
<<elseif not action.result and empty-models == "keep">>

  @Test func display<<action.id|upperCamel>>_whenCalled_keepsViewModel() {
    viewController.display<<action.id|upperCamel>>(.init())
    #expect(viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel == .init())
  }
<<end>>
<<end>>
<<if worker>>

  @Test func displayLoading_whenWorkerWorks_replacesFailure() {
    viewController.displayFailure(.init(message: "Out of order"))
    viewController.displayLoading(true)
    #expect(viewController.<<if ui == "swiftui">>state.<<end>>message == <<Module>>Texts.loading)
    viewController.displayLoading(false)
    #expect(viewController.<<if ui == "swiftui">>state.<<end>>failure == nil)
  }

  @Test func displayFailure_whenWorkerFailed_showsIt() {
    viewController.displayFailure(.init(message: "Out of order"))
    #expect(viewController.<<if ui == "swiftui">>state.<<end>>message == "Out of order")
  }
<<for action in use-cases>>
<<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and action.result and action.resultSample>>

  @Test func display<<action.id|upperCamel>>_whenCalled_showsResult() {
    let result = <<action.resultSample>>
    viewController.display<<action.id|upperCamel>>(.init(result: result))
    #expect(viewController.<<if ui == "swiftui">>state.<<end>>message == "\(result)")
  }
<<elseif not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.result and empty-models == "keep">>

  @Test func display<<action.id|upperCamel>>_whenCalled_removesMessage() {
    viewController.display<<action.id|upperCamel>>(.init())
    #expect(viewController.<<if ui == "swiftui">>state.<<end>>message == nil)
  }
<<end>>
<<end>>
<<end>>

  @Test func init_whenOnlyViewControllerHoldsParts_retainsThem() {
    weak var interactor: <<Module>>MockInteractor?
    weak var router: <<Module>>MockRouter?
    let viewController: <<Module>>ViewController
    do {
      let mockInteractor = <<Module>>MockInteractor()
      let mockRouter = <<Module>>MockRouter()
      interactor = mockInteractor
      router = mockRouter
      viewController = <<Module>>ViewController<<if ui == "uikit" and view == "storyboard">>.load<<end>>(
        interactor: mockInteractor,
        router: mockRouter
      )
    }
    withExtendedLifetime(viewController) {
      #expect(interactor != nil)
      #expect(router != nil)
    }
  }
}
