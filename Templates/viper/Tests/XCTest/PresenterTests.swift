<<if with contains "service">>
import Foundation
<<end>>
import XCTest

@testable import <<Target>>
<<if input>>

@MainActor
private func makePresenter() -> <<Module>>Presenter {
  <<Module>>Presenter(
<<for value in input>>
    <<value.name>>: <<Module>>Samples.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
  )
}
<<end>>

/// What the tests work with.
@MainActor
private struct <<Module>>PresenterParts {
  let presenter = <<if input>>makePresenter()<<else>><<Module>>Presenter()<<end>>
  let delegate = <<Module>>DelegateMock()
  let interactor = <<Module>>PresenterToInteractorInterfaceMock()
  let view = <<Module>>PresenterToViewInterfaceMock()
  let wireframe = <<Module>>WireframeInterfacesMock()

  init() {
    presenter.interactor = interactor
    presenter.view = view
    presenter.wireframe = wireframe
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: XCTestCase {
  @MainActor
  func testModuleWireframeIsWireframe() async throws {
    let parts = <<Module>>PresenterParts()
    XCTAssertIdentical(parts.presenter.moduleWireframe, parts.wireframe)
  }

  @MainActor
  func testSetDelegateKeepsDelegate() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.set(delegate: parts.delegate)
    XCTAssertIdentical(parts.presenter.delegate, parts.delegate)
  }

  @MainActor
  func testBeganPresentingTellsDelegate() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.set(delegate: parts.delegate)
    parts.presenter.beganPresenting()
    XCTAssertEqual(parts.delegate.functionsCalled, ["beganPresenting(_:)"])
    XCTAssertIdentical(parts.delegate.beganPresentingCalls.first, parts.wireframe)
  }
<<if with contains "service">>

  @MainActor
  func testBeganPresentingLoads() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.beganPresenting()
    XCTAssertEqual(parts.interactor.functionsCalled, ["load()"])
  }

  @MainActor
  func testLoadShowsThatItIsLoading() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.load()
    XCTAssertEqual(parts.view.showCalls, [.loading])
    XCTAssertEqual(parts.interactor.functionsCalled, ["load()"])
  }

  @MainActor
  func testViewDidLoadShowsState() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.loadFailed(<<Module>>ServiceError.notConnected)
    parts.presenter.viewDidLoad()
    XCTAssertEqual(parts.view.showCalls.count, 2)
    XCTAssertEqual(parts.view.showCalls.last, parts.view.showCalls.first)
  }

  @MainActor
  func testLoadFailedShowsError() async throws {
    let parts = <<Module>>PresenterParts()
    let error = <<Module>>ServiceError.notConnected
    parts.presenter.loadFailed(error)
    XCTAssertEqual(parts.view.showCalls, [.failed(message: error.localizedDescription)])
  }
<<if with contains "entity" or with contains "view-object">>

  @MainActor
  func testLoadedShowsEntities() async throws {
    let parts = <<Module>>PresenterParts()
    let entity = <<Module>>Samples.first
    parts.presenter.loaded([entity])
<<if with contains "view-object">>
    let viewObject = <<Module>>ViewObject(entity)
    XCTAssertEqual(parts.view.showCalls, [.content([viewObject])])
<<else>>
    XCTAssertEqual(parts.view.showCalls, [.content])
    XCTAssertEqual(parts.presenter.entities, [entity])
<<end>>
  }

  @MainActor
  func testLoadedShowsThatThereIsNothing() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.loaded([])
    XCTAssertEqual(parts.view.showCalls, [.empty])
  }
<<else>>

  @MainActor
  func testLoadedShowsContent() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.loaded()
    XCTAssertEqual(parts.view.showCalls, [.content])
  }
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>TellsInteractor() async throws {
    let parts = <<Module>>PresenterParts()
<<if action.isLong>>
    <<action.prefix>>parts.presenter.<<action.name>>(
<<include "Includes/SampleArguments.swift">>
    )
    XCTAssertEqual(
      parts.interactor.functionsCalled,
      [
        "<<action.selector>>"
      ]
    )
<<else>>
    <<action.prefix>>parts.presenter.<<action.name>>(<<action.sampleArguments>>)
    XCTAssertEqual(parts.interactor.functionsCalled, ["<<action.selector>>"])
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertEqual(parts.interactor.<<action.calls>>.count, 1)
<<elseif action.isLong>>
    XCTAssertEqual(
      parts.interactor.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(parts.interactor.<<parameter.recorded>>, <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<end>>

  @MainActor
  func testNoPartIsRetained() async throws {
    let presenter = <<if input>>makePresenter()<<else>><<Module>>Presenter()<<end>>
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
