import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListPresenterTests: AsyncSpec {
  @MainActor
  private struct Fixture {
    let presenter: <<Module>>ListPresenter
    let interactor = <<Module>>ListInteractionMock()
    let wireframe = <<Module>>ListRoutingMock()
    let view = <<Module>>ListDisplayMock()

    init() {
      presenter = <<Module>>ListPresenter(
        interactor: interactor,
        wireframe: wireframe
      )
      presenter.view = view
    }
  }

  override class func spec() {
    it("asks the interactor for the data") { @MainActor in
      let fixture = Fixture()
      await fixture.presenter.loadData()
      expect(fixture.interactor.getDataCallCount).to(equal(1))
      expect(fixture.view.showLoadingCalls).to(equal([true, false]))
    }

    it("keeps the items and refreshes the view") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.dataDidFetch(<<Module>>ItemSamples.all)
      expect(fixture.presenter.items)
        .to(equal(<<Module>>ItemSamples.all))
      expect(fixture.view.refreshCallCount).to(equal(1))
    }

    it("refreshes the view on the main queue") { @MainActor in
      let fixture = Fixture()
      let networkManager = <<Module>>NetworkManagingMock()
      networkManager.dataResult = <<Module>>ItemSamples.json
      let interactor = <<Module>>ListInteractor(
        address: "address",
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        networkManager: networkManager
      )
      interactor.output = fixture.presenter
      await interactor.getData()
      expect(fixture.view.wasRefreshedOnMainQueue).to(equal(true))
    }

    it("tells what was not fetched, and keeps the items") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.dataDidFetch([<<Module>>ItemSamples.first])
      fixture.presenter.dataDidFail(.transport(reason: "No network."))
      expect(fixture.view.showMessageCalls)
        .to(equal(["The items could not be fetched. No network."]))
      expect(fixture.presenter.items)
        .to(equal([<<Module>>ItemSamples.first]))
    }

    it("tells what cannot be read") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.dataDidFail(.decoding(reason: "No JSON."))
      expect(fixture.view.showMessageCalls).to(equal(["The items could not be read. No JSON."]))
    }

    it("opens the detail of the item") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.dataDidFetch(<<Module>>ItemSamples.all)
      fixture.presenter.moveToDetail(index: 0)
      fixture.presenter.moveToDetail(index: 1)
      let items = fixture.wireframe.moveToDetailCalls.map(\.item)
      expect(items).to(equal(<<Module>>ItemSamples.all))
      expect(fixture.wireframe.moveToDetailCalls.first?.view === fixture.view).to(beTrue())
    }

    it("ignores an index out of range") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.dataDidFetch([<<Module>>ItemSamples.first])
      fixture.presenter.moveToDetail(index: -1)
      fixture.presenter.moveToDetail(index: 1)
      expect(fixture.wireframe.moveToDetailCalls).to(beEmpty())
    }
<<for action in actions>>
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

    it("keeps the interactor and the wireframe") { @MainActor in
      weak var keptInteractor: <<Module>>ListInteractionMock?
      weak var keptWireframe: <<Module>>ListRoutingMock?
      let presenter: <<Module>>ListPresenter
      do {
        let interactor = <<Module>>ListInteractionMock()
        let wireframe = <<Module>>ListRoutingMock()
        presenter = <<Module>>ListPresenter(
          interactor: interactor,
          wireframe: wireframe
        )
        keptInteractor = interactor
        keptWireframe = wireframe
      }
      expect(keptInteractor).toNot(beNil())
      expect(keptWireframe).toNot(beNil())
      withExtendedLifetime(presenter) {}
    }

    it("does not retain the view") { @MainActor in
      let fixture = Fixture()
      do {
        let view = <<Module>>ListDisplayMock()
        fixture.presenter.view = view
      }
      expect(fixture.presenter.view).to(beNil())
    }
  }
}
