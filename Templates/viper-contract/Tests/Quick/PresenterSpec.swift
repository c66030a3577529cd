import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterSpec: AsyncSpec {
  @MainActor
  private struct Fixture {
    let presenter: <<Module>>Presenter
    let interactor = <<Module>>MockInteractor()
    let router = <<Module>>MockRouter()
    let view = <<Module>>MockView()

    init() {
      presenter = <<Module>>Presenter(
        interactor: interactor,
        router: router
      )
      presenter.view = view
      interactor.output = presenter
    }
  }

  override class func spec() {
    it("ends loading on success") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.success()
      expect(fixture.view.updateLoadingCalls).to(equal([false]))
      expect(fixture.router.showAlertCalls).to(beEmpty())
<<for screen in next>>
<<if loop.first>>
      expect(fixture.router.show<<screen>>CallCount).to(equal(1))
<<end>>
<<end>>
    }

    it("ends loading with an alert on failure") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.failed(error: CancellationError())
      expect(fixture.view.updateLoadingCalls).to(equal([false]))
      expect(fixture.router.showAlertCalls.count).to(equal(1))
      expect(fixture.router.showAlertCalls.first is CancellationError).to(beTrue())
<<for screen in next>>
<<if loop.first>>
      expect(fixture.router.show<<screen>>CallCount).to(equal(0))
<<end>>
<<end>>
    }
<<for action in actions>>
<<if action.isTestable and (not action.result or action.resultSample)>>

    it("<<action.id>> tells the interactor") { @MainActor in
      let fixture = Fixture()
      <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/NestedSampleCall.swift">>
<<if action.parameters>>
      expect(fixture.interactor.<<action.calls>>.count).to(equal(1))
<<else>>
      expect(fixture.interactor.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(fixture.interactor.<<parameter.recorded>>).toNot(beNil())
<<elseif action.isLong>>
      expect(fixture.interactor.<<parameter.recorded>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(fixture.interactor.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
      expect(fixture.view.updateLoadingCalls).to(equal([true, false]))
      expect(fixture.router.showAlertCalls).to(beEmpty())
<<if action.result and on-load contains action.id and not action.parameters>>
      expect(fixture.view.show<<action.id|upperCamel>>Calls.count).to(equal(1))
<<if action.isResultComparable>>
      expect(fixture.view.show<<action.id|upperCamel>>Calls.first)
        .to(equal(fixture.interactor.<<action.id>>Result))
<<end>>
<<else>>
<<for screen in next>>
<<if loop.first>>
      expect(fixture.router.show<<screen>>CallCount).to(equal(1))
<<end>>
<<end>>
<<end>>
    }

    it("<<action.id>> shows loading while pending") { @MainActor in
      let fixture = Fixture()
      fixture.interactor.shouldReturn = false
      <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/NestedSampleCall.swift">>
      expect(fixture.view.updateLoadingCalls).to(equal([true]))
      expect(fixture.router.showAlertCalls).to(beEmpty())
    }

    it("<<action.id>> ends loading with an alert on failure") { @MainActor in
      let fixture = Fixture()
      fixture.interactor.shouldFail = true
      <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/NestedSampleCall.swift">>
      expect(fixture.view.updateLoadingCalls).to(equal([true, false]))
      expect(fixture.router.showAlertCalls.count).to(equal(1))
    }
<<if on-load contains action.id and not action.parameters>>

    it("starts <<action.id>> when the view is loaded") { @MainActor in
      let fixture = Fixture()
      await fixture.presenter.viewDidLoad()
      expect(fixture.interactor.<<action.calls>>).to(equal(1))
    }
<<end>>
<<end>>
<<end>>

    it("does not retain the view") { @MainActor in
      let fixture = Fixture()
      do {
        let view = <<Module>>MockView()
        fixture.presenter.view = view
      }
      expect(fixture.presenter.view).to(beNil())
    }

    it("retains the interactor and the router") { @MainActor in
      weak var interactor: <<Module>>MockInteractor?
      weak var router: <<Module>>MockRouter?
      let presenter: <<Module>>Presenter
      do {
        let heldInteractor = <<Module>>MockInteractor()
        let heldRouter = <<Module>>MockRouter()
        interactor = heldInteractor
        router = heldRouter
        presenter = <<Module>>Presenter(
          interactor: heldInteractor,
          router: heldRouter
        )
      }
      expect(interactor).toNot(beNil())
      expect(router).toNot(beNil())
      withExtendedLifetime(presenter) {}
    }
  }
}
