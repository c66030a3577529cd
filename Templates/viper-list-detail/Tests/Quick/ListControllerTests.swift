import Nimble
import Quick

@testable import <<Target>>

<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>
#if canImport(UIKit)
  import UIKit
#endif

<<elseif ui == "appkit">>
#if canImport(AppKit)
  import AppKit
#endif

<<end>>
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListControllerTests: AsyncSpec {
  @MainActor
  private struct Fixture {
    let controller = <<Module>>ListController()
    let presenter = <<Module>>ListPresentationMock()

    init() {
      controller.presenter = presenter
    }
  }

  override class func spec() {
    it("load asks the presenter") { @MainActor in
      let fixture = Fixture()
      await fixture.controller.load()
      expect(fixture.presenter.loadDataCallCount).to(equal(1))
    }
<<if ui != "swiftui">>

    it("loads when the view is loaded") { @MainActor in
      let fixture = Fixture()
      fixture.controller.viewDidLoad()
      await fixture.controller.loading?.value
      expect(fixture.presenter.loadDataCallCount).to(equal(1))
    }

    it("cancels what it loads when it is released") { @MainActor in
      var loading: Task<Void, Never>?
      do {
        let controller = <<Module>>ListController()
        controller.viewDidLoad()
        loading = controller.loading
      }
      expect(loading?.isCancelled).to(equal(true))
    }
<<end>>

    it("shows the items on refresh") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.items = <<Module>>ItemSamples.all
      fixture.controller.refresh()
      expect(fixture.controller.rows)
        .to(equal(<<Module>>ItemSamples.all))
      expect(fixture.controller.placeholder).to(beNil())
    }

    it("tells whether it is loading or empty") { @MainActor in
      let fixture = Fixture()
      expect(fixture.controller.placeholder)
        .to(equal(<<Module>>Texts.empty))
      fixture.controller.show(loading: true)
      expect(fixture.controller.placeholder)
        .to(equal(<<Module>>Texts.loading))
    }

    it("shows a message") { @MainActor in
      let fixture = Fixture()
      fixture.controller.show(message: "No network.")
      expect(fixture.controller.message).to(equal("No network."))
    }
<<if ui == "swiftui">>

    it("takes the message away when it is read") { @MainActor in
      let fixture = Fixture()
      fixture.controller.show(message: "No network.")
      fixture.controller.messageWasRead()
      expect(fixture.controller.message).to(beNil())
    }
<<end>>

    it("tells the presenter which row is selected") { @MainActor in
      let fixture = Fixture()
      fixture.controller.select(row: 1)
      expect(fixture.presenter.moveToDetailCalls).to(equal([1]))
    }
<<if ui == "swiftui">>

    it("tells the row of the selected item") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.items = <<Module>>ItemSamples.all
      fixture.controller.refresh()
      fixture.controller.select(<<Module>>ItemSamples.first)
      expect(fixture.presenter.moveToDetailCalls).to(equal([0]))
    }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

    it("<<action.id>> tells the presenter") { @MainActor in
      let fixture = Fixture()
      <<include "Includes/Await.swift">>fixture.controller.<<include "Includes/NestedSampleCall.swift">>
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
<<if ui == "uikit">>

    it("opens the detail") { @MainActor in
      let fixture = Fixture()
      let detail = <<Module>>DetailController()
      #if canImport(UIKit)
        let navigation = UINavigationController(rootViewController: fixture.controller)
        fixture.controller.push(detail)
        expect(navigation.topViewController === detail).to(beTrue())
      #else
        fixture.controller.push(detail)
        expect(fixture.controller.details.last === detail).to(beTrue())
      #endif
    }
<<elseif ui == "swiftui" and navigation == "uikit">>

    it("opens the detail") { @MainActor in
      let fixture = Fixture()
      let detail = <<Module>>DetailController()
      #if canImport(SwiftUI) && canImport(UIKit)
        let screen = fixture.controller.makeScreen()
        let navigation = UINavigationController(rootViewController: screen)
        fixture.controller.push(detail)
        expect(navigation.viewControllers.count).to(equal(2))
      #else
        fixture.controller.push(detail)
        expect(fixture.controller.details.last === detail).to(beTrue())
      #endif
    }
<<elseif ui == "swiftui">>

    it("opens the detail until it is dismissed") { @MainActor in
      let fixture = Fixture()
      let detail = <<Module>>DetailController()
      fixture.controller.push(detail)
      expect(fixture.controller.detail === detail).to(beTrue())
      expect(fixture.controller.isDetailPresented).to(beTrue())
      fixture.controller.isDetailPresented = false
      expect(fixture.controller.detail).to(beNil())
    }
<<elseif ui == "none">>

    it("opens the detail") { @MainActor in
      let fixture = Fixture()
      let detail = <<Module>>DetailController()
      fixture.controller.push(detail)
      expect(fixture.controller.details.last === detail).to(beTrue())
    }
<<end>>

    it("keeps the presenter") { @MainActor in
      weak var kept: <<Module>>ListPresentationMock?
      let controller = <<Module>>ListController()
      do {
        let presenter = <<Module>>ListPresentationMock()
        controller.presenter = presenter
        kept = presenter
      }
      expect(kept).toNot(beNil())
      withExtendedLifetime(controller) {}
    }
  }
}
