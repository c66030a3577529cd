import Testing

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
@MainActor
struct <<Module>>InteractorTests {
  let interactor: <<Module>>Interactor
  let presenter = <<Module>>MockPresenter()
  let delegate = <<Module>>MockDelegate()
<<if worker>>
  let worker = <<Module>>MockWorker()
<<end>>

  init() {
<<if worker or input>>
    interactor = <<Module>>Interactor(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      presenter: presenter<<if worker>>,<<end>>
<<if worker>>
      worker: worker
<<end>>
    )
<<else>>
    interactor = <<Module>>Interactor(presenter: presenter)
<<end>>
    interactor.delegate = delegate
  }

  @Test func init_whenNothingIsGiven_usesPartsOfTheModule() {
<<if input>>
    let interactor = <<Module>>Interactor(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    let interactor = <<Module>>Interactor()
<<end>>
    #expect(interactor.presenter is <<Module>>Presenter)
<<if worker>>
    #expect(interactor.worker is <<Module>>Worker)
<<end>>
  }

  @Test func viewDidLoad_whenViewIsReady_presentsConfiguration()<<if worker>> async<<end>> {
    <<if worker>>await <<end>>interactor.viewDidLoad()
    #expect(presenter.presentConfigurationCallCount == 1)
  }
<<for action in use-cases>>
<<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>

  @Test func viewDidLoad_whenViewIsReady_asksFor<<action.id|upperCamel>>()<<if worker>> async<<end>> {
    <<if worker>>await <<end>>interactor.viewDidLoad()
<<if worker>>
    #expect(worker.<<action.id>>CallCount == 1)
<<elseif action.result or empty-models == "keep">>
    #expect(presenter.present<<action.id|upperCamel>>Calls.count == 1)
<<else>>
    #expect(presenter.present<<action.id|upperCamel>>CallCount == 1)
<<end>>
  }
<<end>>
<<end>>

  @Test func close_whenThereIsDelegate_tellsIt() {
    interactor.close()
    #expect(delegate.didCloseCallCount == 1)
  }
<<for action in use-cases>>
<<if action.isTestable>>
<<if worker>>

  @Test func <<action.id>>_whenRequested_asksWorker() async {
<<if action.result and not action.resultSample>>
    worker.<<action.id>>Error = CancellationError()
<<end>>
<<if action.isLong>>
    await interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    await interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.parameters>>
    #expect(worker.<<action.id>>Calls.count == 1)
<<else>>
    #expect(worker.<<action.id>>CallCount == 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(worker.<<parameter.recorded>> != nil)
<<elseif action.isLong>>
    #expect(
      worker.<<parameter.recorded>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(worker.<<parameter.recorded>> == <<parameter.sample>>)
<<end>>
<<end>>
  }
<<if not action.result or action.resultSample>>

  @Test func <<action.id>>_whenWorkerAnswers_presentsResponse() async {
<<if action.isLong>>
    await interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    await interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.result and action.isResultComparable>>
    let response = presenter.present<<action.id|upperCamel>>Calls.first
    #expect(response?.result == <<action.resultSample>>)
<<elseif action.result>>
    #expect(presenter.present<<action.id|upperCamel>>Calls.count == 1)
<<elseif empty-models == "keep">>
    #expect(presenter.present<<action.id|upperCamel>>Calls == [.init()])
<<else>>
    #expect(presenter.present<<action.id|upperCamel>>CallCount == 1)
<<end>>
    #expect(presenter.presentLoadingCalls == [true, false])
    #expect(presenter.presentFailureCalls.count == 0)
  }
<<end>>

  @Test func <<action.id>>_whenWorkerFails_presentsFailure() async {
    worker.<<action.id>>Error = CancellationError()
<<if action.isLong>>
    await interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    await interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
    #expect(presenter.presentFailureCalls.first?.error is CancellationError)
    #expect(presenter.presentLoadingCalls == [true, false])
<<if action.result or empty-models == "keep">>
    #expect(presenter.present<<action.id|upperCamel>>Calls.count == 0)
<<else>>
    #expect(presenter.present<<action.id|upperCamel>>CallCount == 0)
<<end>>
  }
<<else>>
<<if not (action.defaultResult contains "fatalError")>>

  @Test func <<action.id>>_whenRequested_presentsResponse()<<if worker or action.isAsync>> async<<end>><<if not worker and action.isThrowing>> throws<<end>> {
<<if action.isLong>>
    <<if worker>>await <<else>><<action.prefix>><<end>>interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    <<if worker>>await <<else>><<action.prefix>><<end>>interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.result or empty-models == "keep">>
    #expect(presenter.present<<action.id|upperCamel>>Calls.count == 1)
<<else>>
    #expect(presenter.present<<action.id|upperCamel>>CallCount == 1)
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>
<<if worker and action.isAsync>>

  @Test func <<action.id>>_whenRequested_asksWorker() async {
<<if action.result and not action.resultSample>>
    worker.<<action.id>>Error = CancellationError()
<<end>>
<<if action.isLong>>
    await interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    await interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.parameters>>
    #expect(worker.<<action.id>>Calls.count == 1)
<<else>>
    #expect(worker.<<action.id>>CallCount == 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(worker.<<parameter.recorded>> != nil)
<<elseif action.isLong>>
    #expect(
      worker.<<parameter.recorded>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(worker.<<parameter.recorded>> == <<parameter.sample>>)
<<end>>
<<end>>
  }
<<if not action.result or action.resultSample>>

  @Test func <<action.id>>_whenWorkerAnswers_presentsResponse() async {
<<if action.isLong>>
    await interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    await interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.result and action.isResultComparable>>
    let response = presenter.present<<action.id|upperCamel>>Calls.first
    #expect(response?.result == <<action.resultSample>>)
<<elseif action.result>>
    #expect(presenter.present<<action.id|upperCamel>>Calls.count == 1)
<<elseif empty-models == "keep">>
    #expect(presenter.present<<action.id|upperCamel>>Calls == [.init()])
<<else>>
    #expect(presenter.present<<action.id|upperCamel>>CallCount == 1)
<<end>>
    #expect(presenter.presentLoadingCalls == [true, false])
    #expect(presenter.presentFailureCalls.count == 0)
  }
<<end>>

  @Test func <<action.id>>_whenWorkerFails_presentsFailure() async {
    worker.<<action.id>>Error = CancellationError()
<<if action.isLong>>
    await interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    await interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
    #expect(presenter.presentFailureCalls.first?.error is CancellationError)
    #expect(presenter.presentLoadingCalls == [true, false])
<<if action.result or empty-models == "keep">>
    #expect(presenter.present<<action.id|upperCamel>>Calls.count == 0)
<<else>>
    #expect(presenter.present<<action.id|upperCamel>>CallCount == 0)
<<end>>
  }
<<else>>
<<if not (action.defaultResult contains "fatalError")>>

  @Test func <<action.id>>_whenRequested_presentsResponse()<<if action.isAsync>> async<<end>><<if action.isThrowing and not (worker and action.isAsync)>> throws<<end>> {
<<if action.isLong>>
    <<if worker and action.isAsync>>await <<else>><<action.prefix>><<end>>interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    <<if worker and action.isAsync>>await <<else>><<action.prefix>><<end>>interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.result or empty-models == "keep">>
    #expect(presenter.present<<action.id|upperCamel>>Calls.count == 1)
<<else>>
    #expect(presenter.present<<action.id|upperCamel>>CallCount == 1)
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<end>>

  @Test func delegate_whenReleased_isNotRetained() {
    do {
      let delegate = <<Module>>MockDelegate()
      interactor.delegate = delegate
    }
    #expect(interactor.delegate == nil)
  }

  @Test func presenter_whenOnlyInteractorHoldsIt_isRetained() {
    weak var presenter: <<Module>>MockPresenter?
    let interactor: <<Module>>Interactor
    do {
      let mock = <<Module>>MockPresenter()
      presenter = mock
<<if input>>
      interactor = <<Module>>Interactor(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        presenter: mock
      )
<<else>>
      interactor = <<Module>>Interactor(presenter: mock)
<<end>>
    }
    #expect(presenter != nil)
    withExtendedLifetime(interactor) {}
  }
}

/// The module as a whole: how its parts are connected, and who keeps whom.
@MainActor
struct <<Module>>ModuleTests {
  let viewController: <<Module>>ViewController
  let interactor: <<Module>>Interactor
  let presenter: <<Module>>Presenter
  let router: <<Module>>Router
  let view = <<Module>>MockView()
  let delegate = <<Module>>MockDelegate()
<<if worker>>
  let worker = <<Module>>MockWorker()
<<end>>

  init() throws {
<<if input or worker>>
    viewController = <<Module>>Module.assemble(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      delegate: delegate<<if worker>>,<<end>>
<<if worker>>
      dependencies: .init(worker: worker)
<<end>>
    )
<<else>>
    viewController = <<Module>>Module.assemble(delegate: delegate)
<<end>>
    interactor = try #require(
      viewController.interactor as? <<Module>>Interactor
    )
    presenter = try #require(
      interactor.presenter as? <<Module>>Presenter
    )
    router = try #require(
      viewController.router as? <<Module>>Router
    )
  }

  @Test func assemble_whenCalled_connectsEveryPart() {
    #expect(presenter.view === viewController)
    #expect(router.viewController === viewController)
    #expect(interactor.delegate === delegate)
<<if worker>>
    let worker = interactor.worker as? <<Module>>MockWorker
    #expect(worker === worker)
<<end>>
<<for value in input>>
<<if value.isComparable>>
    let <<value.name>> = <<Module>>Fixtures.<<value.reference>>
    #expect(interactor.<<value.reference>> == <<value.reference>>)
<<end>>
<<end>>
  }

  @Test func viewDidLoad_whenAssembled_configuresView()<<if worker>> async<<end>> {
<<if worker and ui == "swiftui" and navigation == "swiftui">>
    await viewController.viewDidLoad()
<<elseif worker>>
    viewController.viewDidLoad()
    await viewController.loading?.value
<<else>>
    viewController.viewDidLoad()
<<end>>
    #expect(viewController.<<if ui == "swiftui">>state.<<end>>title == <<Module>>Texts.title)
  }

  @Test func close_whenAssembled_tellsDelegate() {
    viewController.requestClose()
    #expect(delegate.didCloseCallCount == 1)
  }
<<for action in use-cases>>
<<if action.isTestable and (not action.result or worker and action.resultSample or not worker and not (action.defaultResult contains "fatalError"))>>

  @Test func request<<action.id|upperCamel>>_whenAssembled_reachesView()<<if worker or action.isAsync>> async<<end>><<if not worker and action.isThrowing>> throws<<end>> {
    let viewController = viewController
    presenter.view = view
<<if action.isLong>>
    <<if worker>>await <<else>><<action.prefix>><<end>>viewController.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    <<if worker>>await <<else>><<action.prefix>><<end>>viewController.request<<action.id|upperCamel>>(<<action.sampleArguments>>)
<<end>>
<<if action.result or empty-models == "keep">>
    #expect(view.display<<action.id|upperCamel>>Calls.count == 1)
<<else>>
    #expect(view.display<<action.id|upperCamel>>CallCount == 1)
<<end>>
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and (not action.result or worker and action.isAsync and action.resultSample or not (worker and action.isAsync) and not (action.defaultResult contains "fatalError"))>>

  @Test func request<<action.id|upperCamel>>_whenAssembled_reachesView()<<if action.isAsync>> async<<end>><<if action.isThrowing and not (worker and action.isAsync)>> throws<<end>> {
    let viewController = viewController
    presenter.view = view
<<if action.isLong>>
    <<if worker and action.isAsync>>await <<else>><<action.prefix>><<end>>viewController.request<<action.id|upperCamel>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    <<if worker and action.isAsync>>await <<else>><<action.prefix>><<end>>viewController.request<<action.id|upperCamel>>(<<action.sampleArguments>>)
<<end>>
<<if action.result or empty-models == "keep">>
    #expect(view.display<<action.id|upperCamel>>Calls.count == 1)
<<else>>
    #expect(view.display<<action.id|upperCamel>>CallCount == 1)
<<end>>
  }
<<end>>
<<end>>
<<if ui == "swiftui" and navigation == "swiftui">>

  @Test func show_whenAssembled_movesAlongPath() {
    viewController.show(.details)
    #expect(viewController.state.path == [.details])
  }

  @Test func close_whenAssembled_leavesEveryDestination() {
    viewController.show(.details)
    viewController.requestClose()
    #expect(viewController.state.path == [])
  }

  @Test func host_whenGiven_navigates() {
    var shown: [<<Module>>Destination] = []
    var closeCount = 0
    let host = <<Module>>Host(
      show: { shown.append($0) },
      close: { closeCount += 1 }
    )
    let router = <<Module>>Router(host: host)
    router.show(.details)
    router.close()
    #expect(shown == [.details])
    #expect(closeCount == 1)
<<if input>>
    let hosted = <<Module>>Module.assemble(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      host: host
    )
<<else>>
    let hosted = <<Module>>Module.assemble(host: host)
<<end>>
    hosted.show(.details)
    #expect(shown.count == 2)
  }
<<end>>

  @Test func make_whenFactoryConforms_assemblesModule() {
    struct Factory: <<Module>>ModuleFactory {}
<<if input>>
    let made = Factory().make<<Module>>(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      delegate: delegate
    )
<<else>>
    let made = Factory().make<<Module>>(delegate: delegate)
<<end>>
    made.requestClose()
    #expect(delegate.didCloseCallCount == 1)
  }

  @Test func assemble_whenViewControllerIsKept_keepsEveryPart() {
    weak var interactor: <<Module>>Interactor?
    weak var presenter: <<Module>>Presenter?
    weak var router: <<Module>>Router?
<<if input>>
    let kept = <<Module>>Module.assemble(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    let kept = <<Module>>Module.assemble()
<<end>>
    do {
      interactor = kept.interactor as? <<Module>>Interactor
      presenter = interactor?.presenter as? <<Module>>Presenter
      router = kept.router as? <<Module>>Router
    }
    withExtendedLifetime(kept) {
      #expect(interactor != nil)
      #expect(presenter?.view === kept)
      #expect(router != nil)
    }
  }

  @Test func assemble_whenViewControllerIsReleased_releasesEveryPart() {
    weak var interactor: <<Module>>Interactor?
    weak var presenter: <<Module>>Presenter?
    weak var router: <<Module>>Router?
    weak var released: <<Module>>ViewController?
    do {
<<if input>>
      let made = <<Module>>Module.assemble(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      let made = <<Module>>Module.assemble()
<<end>>
      interactor = made.interactor as? <<Module>>Interactor
      presenter = interactor?.presenter as? <<Module>>Presenter
      router = made.router as? <<Module>>Router
      released = made
      #expect(presenter != nil)
      #expect(router != nil)
    }
    #expect(released == nil)
    #expect(interactor == nil)
    #expect(presenter == nil)
    #expect(router == nil)
  }
}
