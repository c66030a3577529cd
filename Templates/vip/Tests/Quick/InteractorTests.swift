<<include "Includes/FoundationImportForTests.swift">>
import Nimble
import Quick

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
final class <<Module>>InteractorTests: AsyncSpec {
  override class func spec() {
    it("uses parts of the module when it is given none") { @MainActor in
      let interactor = <<Module>>Interactor()
      expect(interactor.presenter is <<Module>>Presenter).to(beTrue())
<<if worker>>
      expect(interactor.worker is <<Module>>Worker).to(beTrue())
<<end>>
    }

    it("presents the configuration when the view is ready") { @MainActor in
      let parts = <<Module>>InteractorParts()
      parts.interactor.start()
      expect(parts.presenter.presentConfigurationCallCount).to(equal(1))
    }

    it("tells the delegate that it closes") { @MainActor in
      let parts = <<Module>>InteractorParts()
      parts.interactor.close()
      expect(parts.delegate.didCloseCallCount).to(equal(1))
    }
<<for useCase in use-cases>>
<<if worker>>

    it("asks the worker for <<useCase|lowerCamel>>") { @MainActor in
      let parts = <<Module>>InteractorParts()
      await parts.interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
      expect(parts.worker.<<useCase|lowerCamel>>CallCount).to(equal(1))
<<if empty-models == "keep">>
      expect(parts.worker.<<useCase|lowerCamel>>Request).to(equal(.init()))
<<end>>
    }

    it("presents what the worker answers to <<useCase|lowerCamel>>") { @MainActor in
      let parts = <<Module>>InteractorParts()
      await parts.interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
      expect(parts.presenter.present<<useCase>>CallCount).to(equal(1))
<<if empty-models == "keep">>
      expect(parts.presenter.<<useCase|lowerCamel>>Response).to(equal(.init()))
<<end>>
      expect(parts.presenter.presentFailureCallCount).to(equal(0))
    }

    it("presents the failure of <<useCase|lowerCamel>>") { @MainActor in
      let parts = <<Module>>InteractorParts()
      parts.worker.error = CancellationError()
      await parts.interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
      expect(parts.presenter.presentFailureCallCount).to(equal(1))
      expect(parts.presenter.failure?.error is CancellationError).to(beTrue())
      expect(parts.presenter.present<<useCase>>CallCount).to(equal(0))
    }
<<else>>

    it("presents the response to <<useCase|lowerCamel>>") { @MainActor in
      let parts = <<Module>>InteractorParts()
      parts.interactor.<<useCase|lowerCamel>>(<<if empty-models == "keep">>.init()<<end>>)
      expect(parts.presenter.present<<useCase>>CallCount).to(equal(1))
<<if empty-models == "keep">>
      expect(parts.presenter.<<useCase|lowerCamel>>Response).to(equal(.init()))
<<end>>
    }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

    it("presents the response to <<action.name>>") { @MainActor in
      let parts = <<Module>>InteractorParts()
      let interactor = parts.interactor
<<include "Includes/SampleRequestInSpec.swift">>
      expect(parts.presenter.present<<action.name|upperCamel>>CallCount).to(equal(1))
<<if empty-models == "keep">>
      expect(parts.presenter.<<action.name|lowerCamel>>Response).to(equal(.init()))
<<end>>
    }
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
        interactor = <<Module>>Interactor(presenter: mock)
      }
      expect(presenter).toNot(beNil())
      withExtendedLifetime(interactor) {}
    }
  }
}

/// The module as a whole: how its parts are connected, and who keeps whom.
final class <<Module>>ModuleTests: AsyncSpec {
  override class func spec() {
    it("connects every part") { @MainActor in
      let module = <<Module>>ModuleParts()
      expect(module.presenter?.view) === module.viewController
      expect(module.router?.viewController) === module.viewController
      expect(module.interactor?.delegate) === module.delegate
    }
<<if worker>>

    it("uses its own worker when it is given none") { @MainActor in
      let viewController = <<Module>>Module.assemble()
      let interactor =
        viewController.interactor as? <<Module>>Interactor
      expect(interactor?.worker is <<Module>>Worker).to(beTrue())
    }
<<end>>

    it("configures the view at the start") { @MainActor in
      let module = <<Module>>ModuleParts()
      let title = "<<Module|words>>"
      module.viewController.requestStart()
      expect(module.viewController.<<if ui == "swiftui">>state.<<end>>title).to(equal(title))
    }

    it("tells the delegate that it closes") { @MainActor in
      let module = <<Module>>ModuleParts()
      module.viewController.requestClose()
      expect(module.delegate.didCloseCallCount).to(equal(1))
    }
<<for useCase in use-cases>>

    it("carries <<useCase|lowerCamel>> around to the view") { @MainActor in
      let module = <<Module>>ModuleParts()
<<if empty-models == "keep">>
      <<if worker>>await <<end>>module.viewController.request<<useCase>>()
      expect(module.viewController.<<if ui == "swiftui">>state.<<end>><<useCase|lowerCamel>>ViewModel).to(equal(.init()))
<<end>>
      module.presenter?.view = module.view
      <<if worker>>await <<end>>module.viewController.request<<useCase>>()
      expect(module.view.display<<useCase>>CallCount).to(equal(1))
    }
<<if worker>>

    it("shows the failure of <<useCase|lowerCamel>>") { @MainActor in
      let module = <<Module>>ModuleParts()
      module.worker.error = CancellationError()
      await module.viewController.request<<useCase>>()
      expect(module.viewController.<<if ui == "swiftui">>state.<<end>>failure).toNot(beNil())
    }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

    it("carries <<action.name>> around to the view") { @MainActor in
      let module = <<Module>>ModuleParts()
      let viewController = module.viewController
      module.presenter?.view = module.view
<<include "Includes/SampleUserRequestInSpec.swift">>
      expect(module.view.display<<action.name|upperCamel>>CallCount).to(equal(1))
    }
<<end>>
<<end>>

<<if ui == "swiftui" and navigation == "swiftui">>
    it("moves along the path") { @MainActor in
      let module = <<Module>>ModuleParts()
      module.viewController.show(.details)
      expect(module.viewController.state.path).to(equal([.details]))
    }

    it("leaves every destination when it closes") { @MainActor in
      let module = <<Module>>ModuleParts()
      module.viewController.show(.details)
      module.viewController.requestClose()
      expect(module.viewController.state.path).to(equal([]))
    }

<<end>>
    it("is assembled by any factory that conforms") { @MainActor in
      let module = <<Module>>ModuleParts()
      struct Factory: <<Module>>ModuleFactory {}
      let made = Factory().make<<Module>>(delegate: module.delegate)
      made.requestClose()
      expect(module.delegate.didCloseCallCount).to(equal(1))
      expect(made) !== module.viewController
    }

    it("is made without a delegate when there is none") { @MainActor in
      let factory = <<Module>>MockModuleFactory()
      let made = factory.make<<Module>>()
      expect(made) === factory.viewController
      expect(factory.makeCallCount).to(equal(1))
      expect(factory.delegate).to(beNil())
    }

    it("keeps every part while the view controller is kept") { @MainActor in
      weak var interactor: <<Module>>Interactor?
      weak var presenter: <<Module>>Presenter?
      weak var router: <<Module>>Router?
      let kept = <<Module>>Module.assemble()
      do {
        interactor = kept.interactor as? <<Module>>Interactor
        presenter = interactor?.presenter as? <<Module>>Presenter
        router = kept.router as? <<Module>>Router
      }
      withExtendedLifetime(kept) {
        expect(interactor).toNot(beNil())
        expect(presenter).toNot(beNil())
        expect(router).toNot(beNil())
        expect(presenter?.view) === kept
      }
    }

    it("releases every part with the view controller") { @MainActor in
      weak var interactor: <<Module>>Interactor?
      weak var presenter: <<Module>>Presenter?
      weak var router: <<Module>>Router?
      weak var released: <<Module>>ViewController?
      do {
        let made = <<Module>>Module.assemble()
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

<<include "Includes/InteractorParts.swift">>

<<include "Includes/ModuleParts.swift">>
