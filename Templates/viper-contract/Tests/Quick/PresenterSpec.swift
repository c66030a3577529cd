<<include "Includes/FoundationImportForTests.swift">>
import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>PresenterSpec: AsyncSpec {
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
      expect(fixture.view.loadings).to(equal([false]))
      expect(fixture.router.functionsCalled).to(beEmpty())
    }

    it("ends loading with an alert on failure") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.failed(error: <<Module>>ErrorCode.tooLong)
      expect(fixture.view.loadings).to(equal([false]))
      expect(fixture.router.functionsCalled).to(equal(["showAlert(for:)"]))
      let error = fixture.router.error as? <<Module>>ErrorCode
      expect(error).to(equal(.tooLong))
    }
<<for action in actions>>
<<if action.isTestable>>

    it("<<action.name>> tells the interactor") { @MainActor in
      let fixture = Fixture()
      <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/NestedSampleCall.swift">>
<<if action.isLong>>
      expect(fixture.interactor.functionsCalled).to(
        equal([
          "<<action.selector>>"
        ]))
<<else>>
      expect(fixture.interactor.functionsCalled).to(equal(["<<action.selector>>"]))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(fixture.interactor.<<parameter.variable>>).toNot(beNil())
<<elseif action.isLong>>
      expect(fixture.interactor.<<parameter.variable>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(fixture.interactor.<<parameter.variable>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
    }

    it("<<action.name>> shows loading while pending") { @MainActor in
      let fixture = Fixture()
      fixture.interactor.shouldReturn = false
      <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/NestedSampleCall.swift">>
      expect(fixture.view.loadings).to(equal([true]))
      expect(fixture.router.functionsCalled).to(beEmpty())
    }

    it("<<action.name>> ends loading on success") { @MainActor in
      let fixture = Fixture()
      <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/NestedSampleCall.swift">>
      expect(fixture.view.loadings).to(equal([true, false]))
      expect(fixture.router.functionsCalled).to(beEmpty())
    }

    it("<<action.name>> ends loading with an alert on failure") { @MainActor in
      let fixture = Fixture()
      fixture.interactor.shouldFail = true
      <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/NestedSampleCall.swift">>
      expect(fixture.view.loadings).to(equal([true, false]))
      expect(fixture.router.functionsCalled).to(equal(["showAlert(for:)"]))
      let error = fixture.router.error as? <<Module>>ErrorCode
      expect(error).to(equal(.empty))
    }
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
