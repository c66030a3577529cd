import Foundation
import XCTest

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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListWireframeTests: XCTestCase {

  @MainActor
  func testAssembleConnectsParts() async throws {
    let parts = <<Module>>ListWireframeParts()
    let controller = <<Module>>ListWireframe.assemble(
      dependencies: parts.dependencies<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let presenter = try XCTUnwrap(controller.presenter as? <<Module>>ListPresenter)
    let interactor = try XCTUnwrap(presenter.interactor as? <<Module>>ListInteractor)
    XCTAssertIdentical(presenter.view, controller)
    XCTAssertTrue(presenter.wireframe is <<Module>>ListWireframe)
    XCTAssertIdentical(interactor.output, presenter)
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
    XCTAssertEqual(interactor.<<value.reference>>, <<value.sample>>)
<<end>>
<<end>>
  }
<<if ui != "swiftui">>

  @MainActor
  func testCreatedScreenShowsWhatServerSends() async throws {
    let parts = <<Module>>ListWireframeParts()
    let screen: AnyObject = <<Module>>ListWireframe.createListModule(
      dependencies: parts.dependencies<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let controller = try XCTUnwrap(screen as? <<Module>>ListController)
    let presenter = try XCTUnwrap(controller.presenter as? <<Module>>ListPresenter)
    let interactor = try XCTUnwrap(presenter.interactor as? <<Module>>ListInteractor)
    controller.load()
    XCTAssertEqual(controller.states[.load], .loading)
    await interactor.tasks[.load]?.value
    XCTAssertEqual(controller.states[.load], .content)
    XCTAssertEqual(controller.rows, <<Module>>Samples.all)
  }
<<else>>

  @MainActor
  func testControllerShowsWhatServerSends() async throws {
    let parts = <<Module>>ListWireframeParts()
    let controller = <<Module>>ListWireframe.assemble(
      dependencies: parts.dependencies<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let presenter = try XCTUnwrap(controller.presenter as? <<Module>>ListPresenter)
    let interactor = try XCTUnwrap(presenter.interactor as? <<Module>>ListInteractor)
    controller.load()
    XCTAssertEqual(controller.states[.load], .loading)
    await interactor.tasks[.load]?.value
    XCTAssertEqual(controller.states[.load], .content)
    XCTAssertEqual(controller.rows, <<Module>>Samples.all)
  }

  @MainActor
  func testScreenOwnsController() async throws {
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
      XCTAssertNotNil(controller)
      XCTAssertNotNil(controller?.presenter)
    }
  }
<<end>>
<<for action in actions>>
<<if action.isCall and action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>ReachesServerAndReloadsList() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
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
    let presenter = try XCTUnwrap(controller.presenter as? <<Module>>ListPresenter)
    let interactor = try XCTUnwrap(presenter.interactor as? <<Module>>ListInteractor)
    controller.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    XCTAssertEqual(controller.states[.<<action.id>>], .loading)
    await interactor.tasks[.<<action.id>>]?.value
    await interactor.tasks[.load]?.value
<<for whole in action.whole>>
<<if not whole.parameters>>
    XCTAssertEqual(parts.networkManager.<<whole.calls>>, 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.networkManager.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.networkManager.<<whole.calls>>.count, 1)
<<end>>
<<end>>
<<end>>
    XCTAssertEqual(controller.states[.<<action.id>>], .succeeded)
    XCTAssertEqual(controller.rows, <<Module>>Samples.all)
  }

  @MainActor
  func test<<action.id|upperCamel>>CanBeRetriedAfterFailure() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>ListWireframeParts()
    parts.networkManager.<<action.id>>Result = .failure(URLError(.timedOut))
    let controller = <<Module>>ListWireframe.assemble(
      dependencies: parts.dependencies<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let presenter = try XCTUnwrap(controller.presenter as? <<Module>>ListPresenter)
    let interactor = try XCTUnwrap(presenter.interactor as? <<Module>>ListInteractor)
    controller.load()
    await interactor.tasks[.load]?.value
    controller.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
    XCTAssertEqual(controller.rows, <<Module>>Samples.all)
    XCTAssertEqual(controller.states[.<<action.id>>], <<Module>>State(URLError(.timedOut)))
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
    XCTAssertEqual(parts.networkManager.<<whole.calls>><<if whole.parameters>>.count<<end>>, 2)
<<end>>
    XCTAssertEqual(controller.states[.<<action.id>>], .succeeded)
    XCTAssertEqual(controller.rows, [<<Module>>Samples.first])
  }
<<end>>
<<end>>

<<if navigation != "swiftui">>
  @MainActor
  func testDismissalIsReportedToOwner() async throws {
    let parts = <<Module>>ListWireframeParts()
    var count = 0
    var dependencies = parts.dependencies
    dependencies.didDismiss = { count += 1 }
    <<Module>>ListWireframe(dependencies: dependencies).didDismiss()
    XCTAssertEqual(count, 1)
  }

<<end>>
  @MainActor
  func testMoveToDetailPushesDetailOfItem() async throws {
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
    XCTAssertEqual(view.pushCalls.count, 1)
    XCTAssertEqual(view.pushCalls.first?.item, <<Module>>Samples.second)
<<if detail-actions contains "isCall">>
    let presenter = view.pushCalls.first?.presenter as? <<Module>>DetailPresenter
    XCTAssertIdentical(presenter?.delegate, delegate)
<<end>>
  }

  @MainActor
  func testControllerOwnsPartsAndReleasesThem() async throws {
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
        XCTAssertNotNil(presenter)
        XCTAssertNotNil(interactor)
        XCTAssertNotNil(wireframe)
      }
    }
    XCTAssertNil(released)
    XCTAssertNil(presenter)
    XCTAssertNil(interactor)
    XCTAssertNil(wireframe)
  }
}
