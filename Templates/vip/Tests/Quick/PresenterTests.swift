import Nimble
import Quick

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: AsyncSpec {
  override class func spec() {
    it("configures the view") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let title = <<Module>>Texts.title
      parts.presenter.presentConfiguration()
      expect(parts.view.configureCalls).to(equal([.init(title: title)]))
    }
<<if worker>>

    it("displays that the worker works") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.presentLoading(true)
      expect(parts.view.displayLoadingCalls).to(equal([true]))
    }

    it("displays the description of an error") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let error = <<Module>>WorkerError.notConnected
      parts.presenter.presentFailure(.init(error: error))
      let message = parts.view.displayFailureCalls.first?.message
      expect(message).to(equal(<<Module>>Texts.notConnected))
    }
<<end>>
<<for action in use-cases>>
<<if not action.result or action.resultSample>>

    it("displays the view model of <<action.id>>") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.present<<action.id|upperCamel>>(<<if action.result>>.init(result: <<action.resultSample>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<if action.result and action.isResultComparable>>
      let viewModel = parts.view.display<<action.id|upperCamel>>Calls.first
      expect(viewModel?.result).to(equal(<<action.resultSample>>))
<<elseif action.result>>
      expect(parts.view.display<<action.id|upperCamel>>Calls.count).to(equal(1))
<<elseif empty-models == "keep">>
      expect(parts.view.display<<action.id|upperCamel>>Calls).to(equal([.init()]))
<<else>>
      expect(parts.view.display<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
    }
<<end>>
<<end>>
<<for action in actions>>
<<if not action.result or action.resultSample>>

    it("displays the view model of <<action.id>>") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.present<<action.id|upperCamel>>(<<if action.result>>.init(result: <<action.resultSample>>)<<elseif empty-models == "keep">>.init()<<end>>)
<<if action.result and action.isResultComparable>>
      let viewModel = parts.view.display<<action.id|upperCamel>>Calls.first
      expect(viewModel?.result).to(equal(<<action.resultSample>>))
<<elseif action.result>>
      expect(parts.view.display<<action.id|upperCamel>>Calls.count).to(equal(1))
<<elseif empty-models == "keep">>
      expect(parts.view.display<<action.id|upperCamel>>Calls).to(equal([.init()]))
<<else>>
      expect(parts.view.display<<action.id|upperCamel>>CallCount).to(equal(1))
<<end>>
    }
<<end>>
<<end>>

    it("does not retain the view") { @MainActor in
      let parts = <<Module>>PresenterParts()
      do {
        let view = <<Module>>MockView()
        parts.presenter.view = view
      }
      expect(parts.presenter.view).to(beNil())
    }
  }
}

/// The view controller: what it asks for, and what it shows.
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewControllerTests: AsyncSpec {
  override class func spec() {
    it("tells the interactor that the view is ready") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
<<if worker and ui == "swiftui" and navigation == "swiftui">>
      await parts.viewController.viewDidLoad()
<<elseif worker>>
      parts.viewController.viewDidLoad()
      await parts.viewController.loading?.value
<<else>>
      parts.viewController.viewDidLoad()
<<end>>
      expect(parts.interactor.viewDidLoadCallCount).to(equal(1))
    }
<<if worker and (ui != "swiftui" or navigation == "uikit")>>

    it("cancels what it loads when it is released") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      var loading: Task<Void, Never>?
      do {
        let viewController = <<Module>>ViewController<<if ui == "uikit" and view == "storyboard">>.load<<end>>(
          interactor: parts.interactor,
          router: parts.router
        )
        viewController.viewDidLoad()
        loading = viewController.loading
      }
      expect(loading?.isCancelled).to(equal(true))
    }
<<end>>

    it("tells the interactor and asks the router when the user leaves") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      parts.viewController.requestClose()
      expect(parts.interactor.closeCallCount).to(equal(1))
      expect(parts.router.closeCallCount).to(equal(1))
    }
<<if ui == "swiftui" and navigation == "swiftui">>

    it("asks the router to show a destination") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      parts.viewController.show(.details)
      expect(parts.router.showCalls).to(equal([.details]))
    }
<<end>>
<<if ui == "uikit" and view == "storyboard">>

    it("uses the names in the storyboard") { @MainActor in
      let loaded = <<Module>>ViewController.self
      let identifier = "<<Module>>ViewController"
      expect(loaded.storyboardName).to(equal("<<Module>>"))
      expect(loaded.storyboardIdentifier).to(equal(identifier))
    }
<<end>>

    it("shows the title that it is configured with") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      parts.viewController.configure(with: .init(title: "A title"))
<<if ui == "swiftui">>
      expect(parts.viewController.state.title).to(equal("A title"))
<<end>>
<<if ui != "swiftui" or navigation == "uikit">>
      expect(parts.viewController.title).to(equal("A title"))
<<end>>
    }
<<for action in use-cases>>
<<if action.isTestable>>

    it("asks the interactor for <<action.id>>") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      let viewController = parts.viewController
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
      let request = parts.interactor.<<action.id>>Calls.first
<<elseif empty-models == "keep">>
      expect(parts.interactor.<<action.id>>Calls).to(equal([.init()]))
<<else>>
      expect(parts.interactor.<<action.id>>CallCount).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(request?.<<parameter.reference>>).toNot(beNil())
<<elseif action.isLong>>
      expect(request?.<<parameter.reference>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(request?.<<parameter.reference>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
    }
<<end>>
<<if action.result and action.resultSample>>

    it("keeps the view model of <<action.id>>") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      parts.viewController.display<<action.id|upperCamel>>(.init(result: <<action.resultSample>>))
<<if action.isResultComparable>>
      let viewModel = parts.viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel
      expect(viewModel?.result).to(equal(<<action.resultSample>>))
<<else>>
      expect(parts.viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel).toNot(beNil())
<<end>>
    }
<<elseif not action.result and empty-models == "keep">>

    it("keeps the view model of <<action.id>>") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      parts.viewController.display<<action.id|upperCamel>>(.init())
      expect(parts.viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel).to(equal(.init()))
    }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

    it("asks the interactor for <<action.id>>") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      let viewController = parts.viewController
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
      let request = parts.interactor.<<action.id>>Calls.first
<<elseif empty-models == "keep">>
      expect(parts.interactor.<<action.id>>Calls).to(equal([.init()]))
<<else>>
      expect(parts.interactor.<<action.id>>CallCount).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(request?.<<parameter.reference>>).toNot(beNil())
<<elseif action.isLong>>
      expect(request?.<<parameter.reference>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(request?.<<parameter.reference>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
    }
<<end>>
<<if action.result and action.resultSample>>

    it("keeps the view model of <<action.id>>") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      parts.viewController.display<<action.id|upperCamel>>(.init(result: <<action.resultSample>>))
<<if action.isResultComparable>>
      let viewModel = parts.viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel
      expect(viewModel?.result).to(equal(<<action.resultSample>>))
<<else>>
      expect(parts.viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel).toNot(beNil())
<<end>>
    }
<<elseif not action.result and empty-models == "keep">>

    it("keeps the view model of <<action.id>>") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      parts.viewController.display<<action.id|upperCamel>>(.init())
      expect(parts.viewController.<<if ui == "swiftui">>state.<<end>><<action.id>>ViewModel).to(equal(.init()))
    }
<<end>>
<<end>>
<<if worker>>

    it("shows that the worker works") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      parts.viewController.displayFailure(.init(message: "Out of order"))
      parts.viewController.displayLoading(true)
      expect(parts.viewController.<<if ui == "swiftui">>state.<<end>>message).to(equal(<<Module>>Texts.loading))
      parts.viewController.displayLoading(false)
      expect(parts.viewController.<<if ui == "swiftui">>state.<<end>>failure).to(beNil())
    }

    it("shows a failure") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      parts.viewController.displayFailure(.init(message: "Out of order"))
      expect(parts.viewController.<<if ui == "swiftui">>state.<<end>>message).to(equal("Out of order"))
    }
<<for action in use-cases>>
<<if not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and action.result and action.resultSample>>

    it("shows the result of <<action.id>>") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      let result = <<action.resultSample>>
      parts.viewController.display<<action.id|upperCamel>>(.init(result: result))
      expect(parts.viewController.<<if ui == "swiftui">>state.<<end>>message).to(equal("\(result)"))
    }
<<elseif not action.parameters and (action.name contains "Load" or action.name contains "Fetch") and not action.result and empty-models == "keep">>

    it("removes the message with the content of <<action.id>>") { @MainActor in
      let parts = <<Module>>ViewControllerParts()
      parts.viewController.display<<action.id|upperCamel>>(.init())
      expect(parts.viewController.<<if ui == "swiftui">>state.<<end>>message).to(beNil())
    }
<<end>>
<<end>>
<<end>>

    it("retains the interactor and the router") { @MainActor in
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
        expect(interactor).toNot(beNil())
        expect(router).toNot(beNil())
      }
    }
  }
}

@MainActor
private struct <<Module>>PresenterParts {
  let presenter = <<Module>>Presenter()
  let view = <<Module>>MockView()

  init() {
    presenter.view = view
  }
}

@MainActor
private struct <<Module>>ViewControllerParts {
  let viewController: <<Module>>ViewController
  let interactor = <<Module>>MockInteractor()
  let router = <<Module>>MockRouter()

  init() {
    viewController = <<Module>>ViewController<<if ui == "uikit" and view == "storyboard">>.load<<end>>(
      interactor: interactor,
      router: router
    )
  }
}
