import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if detail == "load" or detail-actions contains "isCall">>
/// What the tests work with.
@MainActor
private struct <<Module>>DetailWireframeParts {
<<if detail == "load" or detail-actions contains "isCall">>
  let dependencies: <<Module>>Dependencies
  let networkManager = <<Module>>DetailNetworkManagingMock()
<<end>>
<<if detail-actions contains "isCall">>
  let delegate = <<Module>>DetailDelegateMock()
<<end>>

  init() {
<<if detail == "load" or detail-actions contains "isCall">>
    dependencies = <<Module>>Dependencies(
      networkManager: <<Module>>ListNetworkManagingMock(),
      detailNetworkManager: networkManager
    )
<<end>>
  }
}

<<end>>
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailWireframeTests: AsyncSpec {
  override class func spec() {

    it("create connects parts") { @MainActor in
<<if detail == "load" or detail-actions contains "isCall">>
      let parts = <<Module>>DetailWireframeParts()
<<end>>
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
        dependencies: parts.dependencies<<end>><<if detail-actions contains "isCall">>,
        delegate: parts.delegate<<end>>
      )
      let presenter = try require(controller.presenter as? <<Module>>DetailPresenter).toNot(beNil())
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>
      expect(presenter.view).to(beIdenticalTo(controller))
<<end>>
<<if detail-actions contains "isCall">>
      expect(presenter.delegate).to(beIdenticalTo(parts.delegate))
<<end>>
<<if detail == "load" or detail-actions contains "isCall" or detail-interactor-to-detail-presenter>>
      let interactor = try require(presenter.interactor as? <<Module>>DetailInteractor).toNot(beNil())
      expect(interactor.output).to(beIdenticalTo(presenter))
<<else>>
      expect(presenter.interactor is <<Module>>DetailInteractor).to(beTrue())
<<end>>
    }

    it("created detail shows item") { @MainActor in
<<if detail == "load" or detail-actions contains "isCall">>
      let parts = <<Module>>DetailWireframeParts()
<<end>>
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>Samples.second<<if detail == "load" or detail-actions contains "isCall">>,
        dependencies: parts.dependencies<<end>><<if detail-actions contains "isCall">>,
        delegate: parts.delegate<<end>>
      )
      expect(controller.item).to(equal(<<Module>>Samples.second))
    }
<<if detail == "load">>

    it("created detail shows what server sends") { @MainActor in
<<if detail == "load" or detail-actions contains "isCall">>
      let parts = <<Module>>DetailWireframeParts()
<<end>>
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
        dependencies: parts.dependencies<<end>><<if detail-actions contains "isCall">>,
        delegate: parts.delegate<<end>>
      )
      let presenter = try require(controller.presenter as? <<Module>>DetailPresenter).toNot(beNil())
      let interactor = try require(presenter.interactor as? <<Module>>DetailInteractor).toNot(beNil())
      controller.load()
      expect(controller.states[.load]).to(equal(.loading))
      await interactor.tasks[.load]?.value
      expect(controller.states[.load]).to(equal(.content))
      expect(controller.item).to(equal(<<Module>>Samples.second))
    }
<<end>>
<<for action in detail-actions>>
<<if action.isCall and action.isTestable>>

    it("<<action.id>> reaches server and delegate") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>
      let parts = <<Module>>DetailWireframeParts()
<<end>>
<<if action.missing and action.result>>
      parts.networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      let controller = <<Module>>DetailWireframe.createDetailModule(
        item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
        dependencies: parts.dependencies<<end>><<if detail-actions contains "isCall">>,
        delegate: parts.delegate<<end>>
      )
      let presenter = try require(controller.presenter as? <<Module>>DetailPresenter).toNot(beNil())
      let interactor = try require(presenter.interactor as? <<Module>>DetailInteractor).toNot(beNil())
      controller.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(controller.states[.<<action.id>>]).to(equal(.loading))
      await interactor.tasks[.<<action.id>>]?.value
<<if action.parameters>>
      expect(parts.networkManager.<<action.calls>>.map { $0.item }).to(equal([<<Module>>Samples.first]))
<<else>>
      expect(parts.networkManager.<<action.id>>Calls).to(equal([<<Module>>Samples.first]))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      expect(parts.networkManager.<<action.calls>>.first?.<<parameter.reference>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
      expect(controller.states[.<<action.id>>]).to(equal(.succeeded))
      expect(parts.delegate.detailDidChangeCallCount).to(equal(1))
    }
<<end>>
<<end>>

    it("controller owns parts and releases them") { @MainActor in
<<if detail == "load" or detail-actions contains "isCall">>
      let parts = <<Module>>DetailWireframeParts()
<<end>>
      weak var presenter: <<Module>>DetailPresenter?
      weak var interactor: <<Module>>DetailInteractor?
      weak var released: <<Module>>DetailController?
      do {
        let controller = <<Module>>DetailWireframe.createDetailModule(
          item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
          dependencies: parts.dependencies<<end>><<if detail-actions contains "isCall">>,
          delegate: parts.delegate<<end>>
        )
        presenter = controller.presenter as? <<Module>>DetailPresenter
        interactor = presenter?.interactor as? <<Module>>DetailInteractor
        released = controller
<<if ui == "uikit">>
        #if canImport(UIKit)
          controller.loadViewIfNeeded()
        #endif
<<end>>
        withExtendedLifetime(controller) {
          expect(presenter).toNot(beNil())
          expect(interactor).toNot(beNil())
        }
      }
      expect(released).to(beNil())
      expect(presenter).to(beNil())
      expect(interactor).to(beNil())
    }
  }
}
