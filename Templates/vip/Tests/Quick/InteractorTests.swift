import Nimble
import Quick

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: AsyncSpec {
  override class func spec() {
    it("uses parts of the module when it is given none") { @MainActor in
<<if input>>
      let interactor = <<Module>>Interactor(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      let interactor = <<Module>>Interactor()
<<end>>
      expect(interactor.presenter is <<Module>>Presenter).to(beTrue())
<<if worker>>
      expect(interactor.worker is <<Module>>Worker).to(beTrue())
<<end>>
    }

    it("presents the configuration when the view is ready") { @MainActor in
      let parts = <<Module>>InteractorParts()
      <<if worker>>await <<end>>parts.interactor.viewDidLoad()
      expect(parts.presenter.presentConfigurationCallCount).to(equal(1))
    }
<<for action in use-cases>>
<<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch")>>

    it("asks for <<action.id>> when the view is ready") { @MainActor in
      let parts = <<Module>>InteractorParts()
      <<if worker>>await <<end>>parts.interactor.viewDidLoad()
<<if worker>>
      expect(parts.worker.<<action.id>>CallCount).to(equal(1))
<<elseif action.result or empty-models == "keep">>
      expect(parts.presenter.present<<action.id|upperCamel>>Calls.count).to(equal(1))
<<else>>
      expect(parts.presenter.present<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
    }
<<end>>
<<end>>

    it("tells the delegate that it closes") { @MainActor in
      let parts = <<Module>>InteractorParts()
      parts.interactor.close()
      expect(parts.delegate.didCloseCallCount).to(equal(1))
    }
<<for action in use-cases>>
<<if action.isTestable>>
<<if worker>>

    it("asks the worker for <<action.id>>") { @MainActor in
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
      expect(parts.worker.<<action.id>>Calls.count).to(equal(1))
<<else>>
      expect(parts.worker.<<action.id>>CallCount).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(parts.worker.<<parameter.recorded>>).toNot(beNil())
<<elseif action.isLong>>
      expect(parts.worker.<<parameter.recorded>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(parts.worker.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
    }
<<if not action.result or action.resultSample>>

    it("presents the response of <<action.id>>") { @MainActor in
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
      expect(response?.result).to(equal(<<action.resultSample>>))
<<elseif action.result>>
      expect(parts.presenter.present<<action.id|upperCamel>>Calls.count).to(equal(1))
<<elseif empty-models == "keep">>
      expect(parts.presenter.present<<action.id|upperCamel>>Calls).to(equal([.init()]))
<<else>>
      expect(parts.presenter.present<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
      expect(parts.presenter.presentLoadingCalls).to(equal([true, false]))
      expect(parts.presenter.presentFailureCalls.count).to(equal(0))
    }
<<end>>

    it("presents the failure of <<action.id>>") { @MainActor in
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
      expect(parts.presenter.presentFailureCalls.first?.error is CancellationError).to(beTrue())
      expect(parts.presenter.presentLoadingCalls).to(equal([true, false]))
<<if action.result or empty-models == "keep">>
      expect(parts.presenter.present<<action.id|upperCamel>>Calls.count).to(equal(0))
<<else>>
      expect(parts.presenter.present<<action.id|upperCamel>>CallCount).to(equal(0))
<<end>>
    }
<<else>>
<<if not (action.defaultResult contains "fatalError")>>

    it("presents the response of <<action.id>>") { @MainActor in
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
      expect(parts.presenter.present<<action.id|upperCamel>>Calls.count).to(equal(1))
<<else>>
      expect(parts.presenter.present<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>
<<if worker and action.isAsync>>

    it("asks the worker for <<action.id>>") { @MainActor in
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
      expect(parts.worker.<<action.id>>Calls.count).to(equal(1))
<<else>>
      expect(parts.worker.<<action.id>>CallCount).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(parts.worker.<<parameter.recorded>>).toNot(beNil())
<<elseif action.isLong>>
      expect(parts.worker.<<parameter.recorded>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(parts.worker.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
    }
<<if not action.result or action.resultSample>>

    it("presents the response of <<action.id>>") { @MainActor in
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
      expect(response?.result).to(equal(<<action.resultSample>>))
<<elseif action.result>>
      expect(parts.presenter.present<<action.id|upperCamel>>Calls.count).to(equal(1))
<<elseif empty-models == "keep">>
      expect(parts.presenter.present<<action.id|upperCamel>>Calls).to(equal([.init()]))
<<else>>
      expect(parts.presenter.present<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
      expect(parts.presenter.presentLoadingCalls).to(equal([true, false]))
      expect(parts.presenter.presentFailureCalls.count).to(equal(0))
    }
<<end>>

    it("presents the failure of <<action.id>>") { @MainActor in
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
      expect(parts.presenter.presentFailureCalls.first?.error is CancellationError).to(beTrue())
      expect(parts.presenter.presentLoadingCalls).to(equal([true, false]))
<<if action.result or empty-models == "keep">>
      expect(parts.presenter.present<<action.id|upperCamel>>Calls.count).to(equal(0))
<<else>>
      expect(parts.presenter.present<<action.id|upperCamel>>CallCount).to(equal(0))
<<end>>
    }
<<else>>
<<if not (action.defaultResult contains "fatalError")>>

    it("presents the response of <<action.id>>") { @MainActor in
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
      expect(parts.presenter.present<<action.id|upperCamel>>Calls.count).to(equal(1))
<<else>>
      expect(parts.presenter.present<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
    }
<<end>>
<<end>>
<<end>>
<<end>>

    it("does not retain the delegate") { @MainActor in
      let parts = <<Module>>InteractorParts()
      do {
        let delegate = <<Module>>MockDelegate()
        parts.interactor.delegate = delegate
      }
      expect(parts.interactor.delegate).to(beNil())
    }

    it("retains the presenter") { @MainActor in
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
      expect(presenter).toNot(beNil())
      withExtendedLifetime(interactor) {}
    }
  }
}

/// The module as a whole: how its parts are connected, and who keeps whom.
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ModuleTests: AsyncSpec {
  override class func spec() {
    it("connects every part") { @MainActor in
      let parts = <<Module>>ModuleParts()
      expect(parts.presenter?.view).to(beIdenticalTo(parts.viewController))
      expect(parts.router?.viewController).to(beIdenticalTo(parts.viewController))
      expect(parts.interactor?.delegate).to(beIdenticalTo(parts.delegate))
<<if worker>>
      let worker = parts.interactor?.worker as? <<Module>>MockWorker
      expect(worker).to(beIdenticalTo(parts.worker))
<<end>>
<<for value in input>>
<<if value.isComparable>>
      let <<value.name>> = <<Module>>Fixtures.<<value.reference>>
      expect(parts.interactor?.<<value.reference>>).to(equal(<<value.reference>>))
<<end>>
<<end>>
    }

    it("configures the view") { @MainActor in
      let parts = <<Module>>ModuleParts()
<<if worker and ui == "swiftui" and navigation == "swiftui">>
      await parts.viewController.viewDidLoad()
<<elseif worker>>
      parts.viewController.viewDidLoad()
      await parts.viewController.loading?.value
<<else>>
      parts.viewController.viewDidLoad()
<<end>>
      expect(parts.viewController.<<if ui == "swiftui">>state.<<end>>title).to(equal(<<Module>>Texts.title))
    }

    it("tells the delegate that it closes") { @MainActor in
      let parts = <<Module>>ModuleParts()
      parts.viewController.requestClose()
      expect(parts.delegate.didCloseCallCount).to(equal(1))
    }
<<for action in use-cases>>
<<if action.isTestable and (not action.result or worker and action.resultSample or not worker and not (action.defaultResult contains "fatalError"))>>

    it("shows what comes of <<action.id>>") { @MainActor in
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
      expect(parts.view.display<<action.id|upperCamel>>Calls.count).to(equal(1))
<<else>>
      expect(parts.view.display<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
    }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable and (not action.result or worker and action.isAsync and action.resultSample or not (worker and action.isAsync) and not (action.defaultResult contains "fatalError"))>>

    it("shows what comes of <<action.id>>") { @MainActor in
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
      expect(parts.view.display<<action.id|upperCamel>>Calls.count).to(equal(1))
<<else>>
      expect(parts.view.display<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
    }
<<end>>
<<end>>
<<if ui == "swiftui" and navigation == "swiftui">>

    it("moves along the path") { @MainActor in
      let parts = <<Module>>ModuleParts()
      parts.viewController.show(.details)
      expect(parts.viewController.state.path).to(equal([.details]))
    }

    it("leaves every destination") { @MainActor in
      let parts = <<Module>>ModuleParts()
      parts.viewController.show(.details)
      parts.viewController.requestClose()
      expect(parts.viewController.state.path).to(equal([]))
    }

    it("navigates through the host") { @MainActor in
      var shown: [<<Module>>Destination] = []
      var closeCount = 0
      let host = <<Module>>Host(
        show: { shown.append($0) },
        close: { closeCount += 1 }
      )
      let router = <<Module>>Router(host: host)
      router.show(.details)
      router.close()
      expect(shown).to(equal([.details]))
      expect(closeCount).to(equal(1))
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
      expect(shown.count).to(equal(2))
    }
<<end>>

    it("is made by a factory") { @MainActor in
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
      expect(parts.delegate.didCloseCallCount).to(equal(1))
    }

    it("keeps every part while the view controller is kept") { @MainActor in
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
        expect(interactor).toNot(beNil())
        expect(presenter?.view).to(beIdenticalTo(kept))
        expect(router).toNot(beNil())
      }
    }

    it("releases every part with the view controller") { @MainActor in
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
        expect(presenter).toNot(beNil())
        expect(router).toNot(beNil())
      }
      expect(released).to(beNil())
      expect(interactor).to(beNil())
      expect(presenter).to(beNil())
      expect(router).to(beNil())
    }
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
