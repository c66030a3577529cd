import XCTest

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: XCTestCase {
  @MainActor
  func testInit_whenNothingIsGiven_usesPartsOfTheModule() async throws {
<<if input>>
    let interactor = <<Module>>Interactor(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    let interactor = <<Module>>Interactor()
<<end>>
    XCTAssertTrue(interactor.presenter is <<Module>>Presenter)
<<if worker>>
    XCTAssertTrue(interactor.worker is <<Module>>Worker)
<<end>>
  }

  @MainActor
  func testViewDidLoad_whenViewIsReady_presentsConfiguration() async throws {
    let parts = <<Module>>InteractorParts()
    <<if worker>>await <<end>>parts.interactor.viewDidLoad()
    XCTAssertEqual(parts.presenter.presentConfigurationCallCount, 1)
  }
<<for action in use-cases>>
<<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>

  @MainActor
  func testViewDidLoad_whenViewIsReady_asksFor<<action.id|upperCamel>>() async throws {
    let parts = <<Module>>InteractorParts()
    <<if worker>>await <<end>>parts.interactor.viewDidLoad()
<<if worker>>
    XCTAssertEqual(parts.worker.<<action.id>>CallCount, 1)
<<elseif action.result or empty-models == "keep">>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 1)
<<end>>
  }
<<end>>
<<end>>

  @MainActor
  func testClose_whenThereIsDelegate_tellsIt() async throws {
    let parts = <<Module>>InteractorParts()
    parts.interactor.close()
    XCTAssertEqual(parts.delegate.didCloseCallCount, 1)
  }
<<for action in use-cases>>
<<if action.isTestable>>
<<if worker>>

  @MainActor
  func test<<action.id|upperCamel>>_whenRequested_asksWorker() async throws {
    let parts = <<Module>>InteractorParts()
<<if action.result and not action.resultSample>>
    parts.worker.<<action.id>>Error = CancellationError()
<<end>>
<<if action.isLong>>
    await parts.interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    await parts.interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.parameters>>
    XCTAssertEqual(parts.worker.<<action.id>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.worker.<<action.id>>CallCount, 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(parts.worker.<<parameter.recorded>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      parts.worker.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(parts.worker.<<parameter.recorded>>, <<parameter.sample>>)
<<end>>
<<end>>
  }
<<if not action.result or action.resultSample>>

  @MainActor
  func test<<action.id|upperCamel>>_whenWorkerAnswers_presentsResponse() async throws {
    let parts = <<Module>>InteractorParts()
<<if action.isLong>>
    await parts.interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    await parts.interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.result and action.isResultComparable>>
    let response = parts.presenter.present<<action.id|upperCamel>>Calls.first
    XCTAssertEqual(response?.result, <<action.resultSample>>)
<<elseif action.result>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls.count, 1)
<<elseif empty-models == "keep">>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls, [.init()])
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 1)
<<end>>
    XCTAssertEqual(parts.presenter.presentLoadingCalls, [true, false])
    XCTAssertEqual(parts.presenter.presentFailureCalls.count, 0)
  }
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>_whenWorkerFails_presentsFailure() async throws {
    let parts = <<Module>>InteractorParts()
    parts.worker.<<action.id>>Error = CancellationError()
<<if action.isLong>>
    await parts.interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    await parts.interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
    XCTAssertTrue(parts.presenter.presentFailureCalls.first?.error is CancellationError)
    XCTAssertEqual(parts.presenter.presentLoadingCalls, [true, false])
<<if action.result or empty-models == "keep">>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls.count, 0)
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 0)
<<end>>
  }
<<else>>
<<if not (action.defaultResult contains "fatalError")>>

  @MainActor
  func test<<action.id|upperCamel>>_whenRequested_presentsResponse() async throws {
    let parts = <<Module>>InteractorParts()
<<if action.isLong>>
    <<if worker>>await <<else>><<action.prefix>><<end>>parts.interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    <<if worker>>await <<else>><<action.prefix>><<end>>parts.interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.result or empty-models == "keep">>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 1)
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>
<<if worker and action.isAsync>>

  @MainActor
  func test<<action.id|upperCamel>>_whenRequested_asksWorker() async throws {
    let parts = <<Module>>InteractorParts()
<<if action.result and not action.resultSample>>
    parts.worker.<<action.id>>Error = CancellationError()
<<end>>
<<if action.isLong>>
    await parts.interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    await parts.interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.parameters>>
    XCTAssertEqual(parts.worker.<<action.id>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.worker.<<action.id>>CallCount, 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(parts.worker.<<parameter.recorded>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      parts.worker.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(parts.worker.<<parameter.recorded>>, <<parameter.sample>>)
<<end>>
<<end>>
  }
<<if not action.result or action.resultSample>>

  @MainActor
  func test<<action.id|upperCamel>>_whenWorkerAnswers_presentsResponse() async throws {
    let parts = <<Module>>InteractorParts()
<<if action.isLong>>
    await parts.interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    await parts.interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.result and action.isResultComparable>>
    let response = parts.presenter.present<<action.id|upperCamel>>Calls.first
    XCTAssertEqual(response?.result, <<action.resultSample>>)
<<elseif action.result>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls.count, 1)
<<elseif empty-models == "keep">>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls, [.init()])
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 1)
<<end>>
    XCTAssertEqual(parts.presenter.presentLoadingCalls, [true, false])
    XCTAssertEqual(parts.presenter.presentFailureCalls.count, 0)
  }
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>_whenWorkerFails_presentsFailure() async throws {
    let parts = <<Module>>InteractorParts()
    parts.worker.<<action.id>>Error = CancellationError()
<<if action.isLong>>
    await parts.interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    await parts.interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
    XCTAssertTrue(parts.presenter.presentFailureCalls.first?.error is CancellationError)
    XCTAssertEqual(parts.presenter.presentLoadingCalls, [true, false])
<<if action.result or empty-models == "keep">>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls.count, 0)
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 0)
<<end>>
  }
<<else>>
<<if not (action.defaultResult contains "fatalError")>>

  @MainActor
  func test<<action.id|upperCamel>>_whenRequested_presentsResponse() async throws {
    let parts = <<Module>>InteractorParts()
<<if action.isLong>>
    <<if worker and action.isAsync>>await <<else>><<action.prefix>><<end>>parts.interactor.<<action.id>>(
      .init(
<<for parameter in action.parameters>>
        <<parameter.name>>: <<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
<<else>>
    <<if worker and action.isAsync>>await <<else>><<action.prefix>><<end>>parts.interactor.<<action.id>>(<<if action.parameters>>.init(<<for parameter in action.parameters>><<if not loop.first>>, <<end>><<parameter.name>>: <<parameter.sample>><<end>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<end>>
<<if action.result or empty-models == "keep">>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.presenter.present<<action.id|upperCamel>>CallCount, 1)
<<end>>
  }
<<end>>
<<end>>
<<end>>
<<end>>

  @MainActor
  func testDelegate_whenReleased_isNotRetained() async throws {
    let parts = <<Module>>InteractorParts()
    do {
      let delegate = <<Module>>MockDelegate()
      parts.interactor.delegate = delegate
    }
    XCTAssertNil(parts.interactor.delegate)
  }

  @MainActor
  func testPresenter_whenOnlyInteractorHoldsIt_isRetained() async throws {
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
    XCTAssertNotNil(presenter)
    withExtendedLifetime(interactor) {}
  }
}

/// The module as a whole: how its parts are connected, and who keeps whom.
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ModuleTests: XCTestCase {
  @MainActor
  func testAssemble_whenCalled_connectsEveryPart() async throws {
    let parts = <<Module>>ModuleParts()
    XCTAssertIdentical(parts.presenter?.view, parts.viewController)
    XCTAssertIdentical(parts.router?.viewController, parts.viewController)
    XCTAssertIdentical(parts.interactor?.delegate, parts.delegate)
<<if worker>>
    let worker = parts.interactor?.worker as? <<Module>>MockWorker
    XCTAssertIdentical(worker, parts.worker)
<<end>>
<<for value in input>>
<<if value.isComparable>>
    let <<value.name>> = <<Module>>Fixtures.<<value.reference>>
    XCTAssertEqual(parts.interactor?.<<value.reference>>, <<value.reference>>)
<<end>>
<<end>>
  }

  @MainActor
  func testViewDidLoad_whenAssembled_configuresView() async throws {
    let parts = <<Module>>ModuleParts()
<<if worker and ui == "swiftui" and navigation == "swiftui">>
    await parts.viewController.viewDidLoad()
<<elseif worker>>
    parts.viewController.viewDidLoad()
    await parts.viewController.loading?.value
<<else>>
    parts.viewController.viewDidLoad()
<<end>>
    XCTAssertEqual(parts.viewController.<<if ui == "swiftui">>state.<<end>>title, <<Module>>Texts.title)
  }

  @MainActor
  func testClose_whenAssembled_tellsDelegate() async throws {
    let parts = <<Module>>ModuleParts()
    parts.viewController.requestClose()
    XCTAssertEqual(parts.delegate.didCloseCallCount, 1)
  }
<<for action in use-cases>>
<<if action.isTestable and (not action.result or worker and action.resultSample or not worker and not (action.defaultResult contains "fatalError"))>>

  @MainActor
  func testRequest<<action.id|upperCamel>>_whenAssembled_reachesView() async throws {
    let parts = <<Module>>ModuleParts()
    let viewController = parts.viewController
    parts.presenter?.view = parts.view
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
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>CallCount, 1)
<<end>>
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and (not action.result or worker and action.isAsync and action.resultSample or not (worker and action.isAsync) and not (action.defaultResult contains "fatalError"))>>

  @MainActor
  func testRequest<<action.id|upperCamel>>_whenAssembled_reachesView() async throws {
    let parts = <<Module>>ModuleParts()
    let viewController = parts.viewController
    parts.presenter?.view = parts.view
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
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.view.display<<action.id|upperCamel>>CallCount, 1)
<<end>>
  }
<<end>>
<<end>>
<<if ui == "swiftui" and navigation == "swiftui">>

  @MainActor
  func testShow_whenAssembled_movesAlongPath() async throws {
    let parts = <<Module>>ModuleParts()
    parts.viewController.show(.details)
    XCTAssertEqual(parts.viewController.state.path, [.details])
  }

  @MainActor
  func testClose_whenAssembled_leavesEveryDestination() async throws {
    let parts = <<Module>>ModuleParts()
    parts.viewController.show(.details)
    parts.viewController.requestClose()
    XCTAssertEqual(parts.viewController.state.path, [])
  }

  @MainActor
  func testHost_whenGiven_navigates() async throws {
    var shown: [<<Module>>Destination] = []
    var closeCount = 0
    let host = <<Module>>Host(
      show: { shown.append($0) },
      close: { closeCount += 1 }
    )
    let router = <<Module>>Router(host: host)
    router.show(.details)
    router.close()
    XCTAssertEqual(shown, [.details])
    XCTAssertEqual(closeCount, 1)
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
    XCTAssertEqual(shown.count, 2)
  }
<<end>>

  @MainActor
  func testMake_whenFactoryConforms_assemblesModule() async throws {
    let parts = <<Module>>ModuleParts()
    struct Factory: <<Module>>ModuleFactory {}
<<if input>>
    let made = Factory().make<<Module>>(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      delegate: parts.delegate
    )
<<else>>
    let made = Factory().make<<Module>>(delegate: parts.delegate)
<<end>>
    made.requestClose()
    XCTAssertEqual(parts.delegate.didCloseCallCount, 1)
  }

  @MainActor
  func testAssemble_whenViewControllerIsKept_keepsEveryPart() async throws {
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
      XCTAssertNotNil(interactor)
      XCTAssertIdentical(presenter?.view, kept)
      XCTAssertNotNil(router)
    }
  }

  @MainActor
  func testAssemble_whenViewControllerIsReleased_releasesEveryPart() async throws {
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
      XCTAssertNotNil(presenter)
      XCTAssertNotNil(router)
    }
    XCTAssertNil(released)
    XCTAssertNil(interactor)
    XCTAssertNil(presenter)
    XCTAssertNil(router)
  }
}

@MainActor
private struct <<Module>>InteractorParts {
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
}

@MainActor
private struct <<Module>>ModuleParts {
  let viewController: <<Module>>ViewController
  let interactor: <<Module>>Interactor?
  let presenter: <<Module>>Presenter?
  let router: <<Module>>Router?
  let view = <<Module>>MockView()
  let delegate = <<Module>>MockDelegate()
<<if worker>>
  let worker = <<Module>>MockWorker()
<<end>>

  init() {
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
    interactor = viewController.interactor as? <<Module>>Interactor
    presenter = interactor?.presenter as? <<Module>>Presenter
    router = viewController.router as? <<Module>>Router
  }
}
