<<include "Includes/FoundationImportForTests.swift">>
import XCTest

@testable import <<Target>>

final class <<Module>>PresenterTests: XCTestCase {
  @MainActor
  func testModuleWireframeIsWireframe() async throws {
    let presenter = <<Module>>Presenter()
    let wireframe = <<Module>>WireframeInterfacesMock()
    presenter.wireframe = wireframe
    XCTAssertIdentical(presenter.moduleWireframe, wireframe)
  }

  @MainActor
  func testModuleWireframeReachesWireframe() async throws {
    let presenter = <<Module>>Presenter()
    let delegate = <<Module>>DelegateMock()
    let wireframe = <<Module>>WireframeInterfacesMock()
    presenter.wireframe = wireframe
    var shown: <<Module>>Screen?
    wireframe.delegateToReturn = delegate
    presenter.moduleWireframe?.delegate = delegate
    presenter.moduleWireframe?.present { shown = $0 }
    XCTAssertIdentical(presenter.moduleWireframe?.delegate, delegate)
    XCTAssertEqual(wireframe.functionsCalled, ["delegate", "present(_:)", "delegate"])
    XCTAssertIdentical(wireframe.newDelegate, delegate)
    XCTAssertIdentical(shown<<if navigation == "swiftui">>?.viewModel<<end>>, wireframe.screenToShow<<if navigation == "swiftui">>.viewModel<<end>>)
  }

  @MainActor
  func testSetDelegateKeepsDelegate() async throws {
    let presenter = <<Module>>Presenter()
    let delegate = <<Module>>DelegateMock()
    presenter.set(delegate: delegate)
    XCTAssertIdentical(presenter.delegate, delegate)
  }

  @MainActor
  func testBeganPresentingTellsDelegate() async throws {
    let presenter = <<Module>>Presenter()
    let delegate = <<Module>>DelegateMock()
    let wireframe = <<Module>>WireframeInterfacesMock()
    presenter.wireframe = wireframe
    presenter.set(delegate: delegate)
    presenter.beganPresenting()
    XCTAssertEqual(delegate.functionsCalled, ["beganPresenting(_:)"])
    XCTAssertIdentical(delegate.module, wireframe)
  }
<<if with contains "entity" and with contains "view-object">>

  @MainActor
  func testLoadedShowsEntitiesAsViewObjects() async throws {
    let presenter = <<Module>>Presenter()
    let view = <<Module>>PresenterToViewInterfaceMock()
    presenter.view = view
    let entity = <<Module>>Entity(id: "1", name: "First")
    presenter.loaded([entity])
    XCTAssertEqual(view.functionsCalled, ["show(_:)"])
    let viewObject = <<Module>>ViewObject(title: "First")
    XCTAssertEqual(view.viewObjects, [viewObject])
  }
<<elseif with contains "entity">>

  @MainActor
  func testLoadedKeepsEntities() async throws {
    let presenter = <<Module>>Presenter()
    let entity = <<Module>>Entity(id: "1", name: "First")
    presenter.loaded([entity])
    XCTAssertEqual(presenter.entities, [entity])
  }
<<end>>
<<if with contains "service">>

  @MainActor
  func testLoadTellsInteractor() async throws {
    let presenter = <<Module>>Presenter()
    let interactor = <<Module>>PresenterToInteractorInterfaceMock()
    presenter.interactor = interactor
    try await presenter.load()
    XCTAssertEqual(interactor.functionsCalled, ["load()"])
  }

  @MainActor
  func testLoadPassesErrorOn() async throws {
    let presenter = <<Module>>Presenter()
    let interactor = <<Module>>PresenterToInteractorInterfaceMock()
    presenter.interactor = interactor
    interactor.loadError = CancellationError()
    do {
      try await presenter.load()
      XCTFail("The error was swallowed.")
    } catch {
      XCTAssertTrue(error is CancellationError)
    }
  }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.name|upperCamel>>TellsInteractor() async throws {
    let presenter = <<Module>>Presenter()
    let interactor = <<Module>>PresenterToInteractorInterfaceMock()
    presenter.interactor = interactor
<<if action.isLong>>
    <<action.prefix>>presenter.<<action.name>>(
<<include "Includes/SampleArguments.swift">>
    )
    XCTAssertEqual(
      interactor.functionsCalled,
      [
        "<<action.selector>>"
      ]
    )
<<else>>
    <<action.prefix>>presenter.<<action.name>>(<<action.sampleArguments>>)
    XCTAssertEqual(interactor.functionsCalled, ["<<action.selector>>"])
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertTrue(interactor.<<parameter.variable>> != nil)
<<elseif action.isLong>>
    XCTAssertEqual(
      interactor.<<parameter.variable>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(interactor.<<parameter.variable>>, <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<end>>

  @MainActor
  func testNobodyIsRetained() async throws {
    let presenter = <<Module>>Presenter()
    do {
      let delegate = <<Module>>DelegateMock()
      let interactor = <<Module>>PresenterToInteractorInterfaceMock()
      let view = <<Module>>PresenterToViewInterfaceMock()
      let wireframe = <<Module>>WireframeInterfacesMock()
      presenter.set(delegate: delegate)
      presenter.interactor = interactor
      presenter.view = view
      presenter.wireframe = wireframe
    }
    XCTAssertNil(presenter.delegate)
    XCTAssertNil(presenter.interactor)
    XCTAssertNil(presenter.view)
    XCTAssertNil(presenter.wireframe)
  }
}
