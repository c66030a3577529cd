<<include "Includes/FoundationImportForTests.swift">>
import Nimble
import Quick

@testable import <<Target>>

final class <<include "Includes/ViewType.swift">>Spec: AsyncSpec {
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
<<if ui == "uikit" and view == "storyboard">>

    it("has a storyboard named like the module") { @MainActor in
      let name = <<Module>>Constants.storyboard
      let identifier = <<Module>>Constants.viewController
      expect(name).to(equal("<<Module>>"))
      expect(identifier).to(equal("<<Module>>ViewController"))
    }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

    it("<<action.name>> tells the presenter") { @MainActor in
      let fixture = Fixture()
      <<include "Includes/Await.swift">>fixture.view.<<include "Includes/NestedSampleCall.swift">>
<<if action.isLong>>
      expect(fixture.presenter.functionsCalled).to(
        equal([
          "<<action.selector>>"
        ]))
<<else>>
      expect(fixture.presenter.functionsCalled).to(equal(["<<action.selector>>"]))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(fixture.presenter.<<parameter.variable>>).toNot(beNil())
<<elseif action.isLong>>
      expect(fixture.presenter.<<parameter.variable>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(fixture.presenter.<<parameter.variable>>).to(equal(<<parameter.sample>>))
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
