import Foundation
import Nimble
import Quick

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>ListWireframeParts {
  let dependencies: <<Module>>Dependencies
  let networkManager = <<Module>>ListNetworkManagingMock()
<<if detail == "load" or detail-actions contains "isCall">>
  let detailNetworkManager = <<Module>>DetailNetworkManagingMock()
<<end>>

  init() {
    dependencies = <<Module>>Dependencies(
      networkManager: networkManager<<if detail == "load" or detail-actions contains "isCall">>,
      detailNetworkManager: detailNetworkManager<<end>>
    )
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListWireframeTests: AsyncSpec {
  override class func spec() {

    it("assemble connects parts") { @MainActor in
      let parts = <<Module>>ListWireframeParts()
      let controller = <<Module>>ListWireframe.assemble(
        dependencies: parts.dependencies<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let presenter = try require(controller.presenter as? <<Module>>ListPresenter).toNot(beNil())
      let interactor = try require(presenter.interactor as? <<Module>>ListInteractor).toNot(beNil())
      expect(presenter.view).to(beIdenticalTo(controller))
      expect(presenter.wireframe is <<Module>>ListWireframe).to(beTrue())
      expect(interactor.output).to(beIdenticalTo(presenter))
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
      expect(interactor.<<value.reference>>).to(equal(<<value.sample>>))
<<end>>
<<end>>
    }
<<if ui != "swiftui">>

    it("created screen shows what server sends") { @MainActor in
      let parts = <<Module>>ListWireframeParts()
      let screen: AnyObject = <<Module>>ListWireframe.createListModule(
        dependencies: parts.dependencies<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let controller = try require(screen as? <<Module>>ListController).toNot(beNil())
      let presenter = try require(controller.presenter as? <<Module>>ListPresenter).toNot(beNil())
      let interactor = try require(presenter.interactor as? <<Module>>ListInteractor).toNot(beNil())
      controller.load()
      expect(controller.states[.load]).to(equal(.loading))
      await interactor.tasks[.load]?.value
      expect(controller.states[.load]).to(equal(.content))
      expect(controller.rows).to(equal(<<Module>>Samples.all))
    }
<<else>>

    it("controller shows what server sends") { @MainActor in
      let parts = <<Module>>ListWireframeParts()
      let controller = <<Module>>ListWireframe.assemble(
        dependencies: parts.dependencies<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let presenter = try require(controller.presenter as? <<Module>>ListPresenter).toNot(beNil())
      let interactor = try require(presenter.interactor as? <<Module>>ListInteractor).toNot(beNil())
      controller.load()
      expect(controller.states[.load]).to(equal(.loading))
      await interactor.tasks[.load]?.value
      expect(controller.states[.load]).to(equal(.content))
      expect(controller.rows).to(equal(<<Module>>Samples.all))
    }

    it("screen owns controller") { @MainActor in
      let parts = <<Module>>ListWireframeParts()
      weak var controller: <<Module>>ListController?
      let screen: <<Module>>Screen
      do {
        let assembled = <<Module>>ListWireframe.assemble(
          dependencies: parts.dependencies<<if input>>,<<end>>
<<for value in input>>
          <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
        )
        screen = assembled.makeScreen()
        controller = assembled
      }
      withExtendedLifetime(screen) {
        expect(controller).toNot(beNil())
        expect(controller?.presenter).toNot(beNil())
      }
    }
<<end>>
<<for action in actions>>
<<if action.isCall and action.isTestable>>

    it("<<action.id>> reaches server and reloads list") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>ListWireframeParts()
<<if action.missing and action.result>>
      parts.networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      let controller = <<Module>>ListWireframe.assemble(
        dependencies: parts.dependencies<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let presenter = try require(controller.presenter as? <<Module>>ListPresenter).toNot(beNil())
      let interactor = try require(presenter.interactor as? <<Module>>ListInteractor).toNot(beNil())
      controller.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      expect(controller.states[.<<action.id>>]).to(equal(.loading))
      await interactor.tasks[.<<action.id>>]?.value
      await interactor.tasks[.load]?.value
<<for whole in action.whole>>
<<if not whole.parameters>>
      expect(parts.networkManager.<<whole.calls>>).to(equal(1))
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
      expect(parts.networkManager.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<elseif loop.first>>
      expect(parts.networkManager.<<whole.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<end>>
      expect(controller.states[.<<action.id>>]).to(equal(.succeeded))
      expect(controller.rows).to(equal(<<Module>>Samples.all))
    }

    it("<<action.id>> can be retried after failure") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>ListWireframeParts()
      parts.networkManager.<<action.id>>Result = .failure(URLError(.timedOut))
      let controller = <<Module>>ListWireframe.assemble(
        dependencies: parts.dependencies<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      let presenter = try require(controller.presenter as? <<Module>>ListPresenter).toNot(beNil())
      let interactor = try require(presenter.interactor as? <<Module>>ListInteractor).toNot(beNil())
      controller.load()
      await interactor.tasks[.load]?.value
      controller.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await interactor.tasks[.<<action.id>>]?.value
      expect(controller.rows).to(equal(<<Module>>Samples.all))
      expect(controller.states[.<<action.id>>]).to(equal(<<Module>>State(URLError(.timedOut))))
      parts.networkManager.<<action.id>>Result = .success(<<if action.result>><<action.resultSample>><<else>>()<<end>>)
      parts.networkManager.getItemsResult = .success([<<Module>>Samples.first])
      controller.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      // A second call is ignored while the first one runs.
      controller.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      await interactor.tasks[.<<action.id>>]?.value
      await interactor.tasks[.load]?.value
<<for whole in action.whole>>
      expect(parts.networkManager.<<whole.calls>><<if whole.parameters>>.count<<end>>).to(equal(2))
<<end>>
      expect(controller.states[.<<action.id>>]).to(equal(.succeeded))
      expect(controller.rows).to(equal([<<Module>>Samples.first]))
    }
<<end>>
<<end>>

<<if navigation != "swiftui">>
    it("dismissal is reported to owner") { @MainActor in
      let parts = <<Module>>ListWireframeParts()
      var count = 0
      var dependencies = parts.dependencies
      dependencies.didDismiss = { count += 1 }
      <<Module>>ListWireframe(dependencies: dependencies).didDismiss()
      expect(count).to(equal(1))
    }

<<end>>
    it("move to detail pushes detail of item") { @MainActor in
<<if detail == "load" or detail-actions contains "isCall" or navigation != "swiftui">>
      let parts = <<Module>>ListWireframeParts()
<<end>>
      let view = <<Module>>ListDisplayMock()
<<if detail-actions contains "isCall">>
      let delegate = <<Module>>DetailDelegateMock()
<<end>>
      let wireframe = <<Module>>ListWireframe(
<<if detail == "load" or detail-actions contains "isCall" or navigation != "swiftui">>
        dependencies: parts.dependencies
<<end>>
      )
      wireframe.moveToDetail(
        from: view,
        item: <<Module>>Samples.second<<if detail-actions contains "isCall">>,
        delegate: delegate<<end>>
      )
      expect(view.pushCalls.count).to(equal(1))
      expect(view.pushCalls.first?.item).to(equal(<<Module>>Samples.second))
<<if detail-actions contains "isCall">>
      let presenter = view.pushCalls.first?.presenter as? <<Module>>DetailPresenter
      expect(presenter?.delegate).to(beIdenticalTo(delegate))
<<end>>
    }

    it("controller owns parts and releases them") { @MainActor in
      let parts = <<Module>>ListWireframeParts()
      weak var presenter: <<Module>>ListPresenter?
      weak var interactor: <<Module>>ListInteractor?
      weak var wireframe: <<Module>>ListWireframe?
      weak var released: <<Module>>ListController?
      do {
        let controller = <<Module>>ListWireframe.assemble(
          dependencies: parts.dependencies<<if input>>,<<end>>
<<for value in input>>
          <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
        )
        presenter = controller.presenter as? <<Module>>ListPresenter
        interactor = presenter?.interactor as? <<Module>>ListInteractor
        wireframe = presenter?.wireframe as? <<Module>>ListWireframe
        released = controller
<<if ui == "uikit">>
        #if canImport(UIKit)
          controller.loadViewIfNeeded()
        #endif
<<end>>
        withExtendedLifetime(controller) {
          expect(presenter).toNot(beNil())
          expect(interactor).toNot(beNil())
          expect(wireframe).toNot(beNil())
        }
      }
      expect(released).to(beNil())
      expect(presenter).to(beNil())
      expect(interactor).to(beNil())
      expect(wireframe).to(beNil())
    }
  }
}
