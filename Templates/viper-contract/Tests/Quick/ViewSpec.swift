import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<include "Includes/ViewType.swift">>Spec: AsyncSpec {
  @MainActor
  private struct Fixture {
    let view: <<include "Includes/ViewType.swift">>
    let presenter = <<Module>>MockPresenter()

    init() {
      view = <<include "Includes/ViewType.swift">>(presenter: presenter)
    }
  }

  override class func spec() {
    it("begins and ends loading") { @MainActor in
      let fixture = Fixture()
      expect(fixture.view.showsLoading).to(beFalse())
      fixture.view.updateLoading(loading: true)
      expect(fixture.view.showsLoading).to(beTrue())
      fixture.view.updateLoading(loading: false)
      expect(fixture.view.showsLoading).to(beFalse())
    }

    it("says the message in an alert") { @MainActor in
      let fixture = Fixture()
      expect(fixture.view.alertMessage).to(beNil())
      fixture.view.presentAlert(message: "message")
      expect(fixture.view.alertMessage).to(equal("message"))
    }

    it("tells the presenter that it is loaded") { @MainActor in
      let fixture = Fixture()
<<if ui == "swiftui">>
      await fixture.view.viewDidLoad()
<<else>>
      fixture.view.viewDidLoad()
      await fixture.view.loading?.value
<<end>>
      expect(fixture.presenter.viewDidLoadCallCount).to(equal(1))
    }
<<if ui != "swiftui">>

    it("cancels what it loads when it is released") { @MainActor in
      let fixture = Fixture()
      var loading: Task<Void, Never>?
      do {
        let view = <<include "Includes/ViewType.swift">>(presenter: fixture.presenter)
        view.viewDidLoad()
        loading = view.loading
      }
      expect(loading?.isCancelled).to(equal(true))
    }
<<end>>
<<if ui == "swiftui">>

    it("shows an alert until it is dismissed") { @MainActor in
      let fixture = Fixture()
      expect(fixture.view.isAlertPresented).to(beFalse())
      fixture.view.presentAlert(message: "message")
      expect(fixture.view.isAlertPresented).to(beTrue())
      fixture.view.isAlertPresented = true
      expect(fixture.view.alertMessage).to(equal("message"))
      fixture.view.isAlertPresented = false
      expect(fixture.view.alertMessage).to(beNil())
    }
<<end>>
<<if ui == "swiftui" and navigation == "swiftui" and next>>

    it("shows a screen on top until it is dismissed") { @MainActor in
      let fixture = Fixture()
      expect(fixture.view.isRoutePresented).to(beFalse())
<<for screen in next>>
<<if loop.first>>
      fixture.view.route = .<<screen|lowerCamel>>
<<end>>
<<end>>
      fixture.view.isRoutePresented = true
      expect(fixture.view.isRoutePresented).to(beTrue())
      fixture.view.isRoutePresented = false
      expect(fixture.view.route).to(beNil())
    }
<<end>>
<<if ui == "uikit" and view == "storyboard">>

    it("has a storyboard named like the module") { @MainActor in
      let name = <<Module>>Constants.storyboard
      let identifier = <<Module>>Constants.viewController
      expect(name).to(equal("<<Module>>"))
      expect(identifier).to(equal("<<Module>>ViewController"))
    }
<<end>>
<<for action in actions>>
<<if action.resultSample and on-load contains action.id and not action.parameters>>

    it("shows the result of <<action.id>>") { @MainActor in
      let fixture = Fixture()
      expect(fixture.view.<<action.id>>Result).to(beNil())
      fixture.view.show(<<action.id>>: <<action.resultSample>>)
      expect(fixture.view.<<action.id>>Result).toNot(beNil())
    }
<<end>>
<<if action.isTestable>>

    it("<<action.id>> tells the presenter") { @MainActor in
      let fixture = Fixture()
      <<include "Includes/Await.swift">>fixture.view.<<include "Includes/NestedSampleCall.swift">>
<<if action.parameters>>
      expect(fixture.presenter.<<action.calls>>.count).to(equal(1))
<<else>>
      expect(fixture.presenter.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(fixture.presenter.<<parameter.recorded>>).toNot(beNil())
<<elseif action.isLong>>
      expect(fixture.presenter.<<parameter.recorded>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(fixture.presenter.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
    }
<<end>>
<<end>>

    it("retains the presenter") { @MainActor in
      weak var presenter: <<Module>>MockPresenter?
      let view: <<include "Includes/ViewType.swift">>
      do {
        let held = <<Module>>MockPresenter()
        presenter = held
        view = <<include "Includes/ViewType.swift">>(presenter: held)
      }
      expect(presenter).toNot(beNil())
      withExtendedLifetime(view) {}
    }
  }
}
