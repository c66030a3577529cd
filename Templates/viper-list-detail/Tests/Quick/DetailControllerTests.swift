import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailControllerTests: AsyncSpec {
  @MainActor
  private struct Fixture {
    let controller = <<Module>>DetailController()
    let presenter = <<Module>>DetailPresentationMock()

    init() {
      controller.presenter = presenter
    }
  }

  override class func spec() {
    it("load asks the presenter") { @MainActor in
      let fixture = Fixture()
      <<include "Includes/DetailAwait.swift">>fixture.controller.load()
      expect(fixture.presenter.loadDataCallCount).to(equal(1))
    }

    it("shows the item on refresh") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.item = <<Module>>ItemSamples.second
      fixture.controller.refresh()
      expect(fixture.controller.lines)
        .to(equal(<<Module>>ItemSamples.second.lines))
    }
<<if detail == "load" and ui != "swiftui">>

    it("loads when the view is loaded") { @MainActor in
      let fixture = Fixture()
      fixture.controller.viewDidLoad()
      await fixture.controller.loading?.value
      expect(fixture.presenter.loadDataCallCount).to(equal(1))
    }

    it("cancels what it loads when it is released") { @MainActor in
      var loading: Task<Void, Never>?
      do {
        let controller = <<Module>>DetailController()
        controller.viewDidLoad()
        loading = controller.loading
      }
      expect(loading?.isCancelled).to(equal(true))
    }
<<end>>
<<if detail == "load">>

    it("shows that it is loading") { @MainActor in
      let fixture = Fixture()
      fixture.controller.show(loading: true)
      expect(fixture.controller.showsLoading).to(beTrue())
      fixture.controller.show(loading: false)
      expect(fixture.controller.showsLoading).to(beFalse())
    }
<<end>>
<<if detail == "load" or detail-actions>>

    it("shows a message") { @MainActor in
      let fixture = Fixture()
      fixture.controller.show(message: "No network.")
      expect(fixture.controller.message).to(equal("No network."))
    }
<<end>>
<<for action in detail-actions>>
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

    it("keeps the presenter") { @MainActor in
      weak var kept: <<Module>>DetailPresentationMock?
      let controller = <<Module>>DetailController()
      do {
        let presenter = <<Module>>DetailPresentationMock()
        controller.presenter = presenter
        kept = presenter
      }
      expect(kept).toNot(beNil())
      withExtendedLifetime(controller) {}
    }
  }
}
