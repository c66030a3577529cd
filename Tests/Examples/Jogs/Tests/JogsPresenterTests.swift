import Foundation
import Testing

@testable import Examples

@MainActor
struct JogsPresenterTests {
  let presenter = JogsPresenter()
  let delegate = JogsDelegateMock()
  let interactor = JogsPresenterToInteractorInterfaceMock()
  let view = JogsPresenterToViewInterfaceMock()
  let wireframe = JogsWireframeInterfacesMock()

  init() {
    presenter.interactor = interactor
    presenter.view = view
    presenter.wireframe = wireframe
  }

  @Test func moduleWireframeIsWireframe() {
    #expect(presenter.moduleWireframe === wireframe)
  }

  @Test func moduleWireframeReachesWireframe() {
    var shown: JogsScreen?
    wireframe.delegateToReturn = delegate
    presenter.moduleWireframe?.delegate = delegate
    presenter.moduleWireframe?.present { shown = $0 }
    #expect(presenter.moduleWireframe?.delegate === delegate)
    #expect(wireframe.functionsCalled == ["delegate", "present(_:)", "delegate"])
    #expect(wireframe.newDelegate === delegate)
    #expect(shown === wireframe.screenToShow)
  }

  @Test func setDelegateKeepsDelegate() {
    presenter.set(delegate: delegate)
    #expect(presenter.delegate === delegate)
  }

  @Test func beganPresentingTellsDelegate() {
    presenter.set(delegate: delegate)
    presenter.beganPresenting()
    #expect(delegate.functionsCalled == ["beganPresenting(_:)"])
    #expect(delegate.module === wireframe)
  }

  @Test func loadedShowsEntitiesAsViewObjects() {
    let entity = JogsSamples.jog
    presenter.loaded([entity])
    #expect(view.functionsCalled == ["show(_:)"])
    let viewObject = JogsSamples.viewObject
    #expect(view.viewObjects == [viewObject])
  }

  @Test func loadTellsInteractor() async throws {
    try await presenter.load()
    #expect(interactor.functionsCalled == ["load()"])
  }

  @Test func loadPassesErrorOn() async {
    interactor.loadError = CancellationError()
    await #expect(throws: CancellationError.self) { try await presenter.load() }
  }

  @Test func filterTellsInteractor() {
    presenter.filter(
      from: Date(timeIntervalSince1970: 1),
      through: Date(timeIntervalSince1970: 2)
    )
    #expect(
      interactor.functionsCalled == [
        "filter(from:through:)"
      ]
    )
    #expect(
      interactor.filterStart
        == Date(timeIntervalSince1970: 1)
    )
    #expect(
      interactor.filterEnd
        == Date(timeIntervalSince1970: 2)
    )
  }

  @Test func noPartIsRetained() {
    let presenter = JogsPresenter()
    do {
      let delegate = JogsDelegateMock()
      let interactor = JogsPresenterToInteractorInterfaceMock()
      let view = JogsPresenterToViewInterfaceMock()
      let wireframe = JogsWireframeInterfacesMock()
      presenter.set(delegate: delegate)
      presenter.interactor = interactor
      presenter.view = view
      presenter.wireframe = wireframe
    }
    #expect(presenter.delegate == nil)
    #expect(presenter.interactor == nil)
    #expect(presenter.view == nil)
    #expect(presenter.wireframe == nil)
  }
}
