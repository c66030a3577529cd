import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailPresenterTests: AsyncSpec {
  @MainActor
  private struct Fixture {
    let presenter: <<Module>>DetailPresenter
    let interactor = <<Module>>DetailInteractionMock()
    let view = <<Module>>DetailDisplayMock()

    init() {
      presenter = <<Module>>DetailPresenter(
        interactor: interactor
      )
      presenter.view = view
    }
  }

  override class func spec() {
    it("asks the interactor for the data") { @MainActor in
      let fixture = Fixture()
      <<include "Includes/DetailAwait.swift">>fixture.presenter.loadData()
      expect(fixture.interactor.getDataCallCount).to(equal(1))
<<if detail == "load">>
      expect(fixture.view.showLoadingCalls).to(equal([true, false]))
<<end>>
    }

    it("keeps the item and refreshes the view") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.dataDidFetch(<<Module>>ItemSamples.second)
      expect(fixture.presenter.item)
        .to(equal(<<Module>>ItemSamples.second))
      expect(fixture.view.refreshCallCount).to(equal(1))
    }
<<if detail == "load">>

    it("tells why the item was not fetched") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.dataDidFail(.transport(reason: "No network."))
      expect(fixture.view.showMessageCalls)
        .to(equal(["The items could not be fetched. No network."]))
    }
<<end>>
<<for action in detail-actions>>
<<if action.isTestable>>

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
    }
<<if action.isThrowing and not (action.effects contains "throws(")>>

    it("<<action.id>> shows an error") { @MainActor in
      let fixture = Fixture()
      let error = <<Module>>StatusError(status: 404)
      fixture.interactor.<<action.id>>Error = error
      <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/NestedSampleCall.swift">>
      expect(fixture.view.showMessageCalls).to(equal(["The server refuses to answer. (404)"]))
    }
<<end>>
<<end>>
<<end>>

    it("keeps the interactor") { @MainActor in
      weak var kept: <<Module>>DetailInteractionMock?
      let presenter: <<Module>>DetailPresenter
      do {
        let interactor = <<Module>>DetailInteractionMock()
        presenter = <<Module>>DetailPresenter(
          interactor: interactor
        )
        kept = interactor
      }
      expect(kept).toNot(beNil())
      withExtendedLifetime(presenter) {}
    }

    it("does not retain the view") { @MainActor in
      let fixture = Fixture()
      do {
        let view = <<Module>>DetailDisplayMock()
        fixture.presenter.view = view
      }
      expect(fixture.presenter.view).to(beNil())
    }
  }
}
