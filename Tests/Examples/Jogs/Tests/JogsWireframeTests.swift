import Testing

@testable import Examples

@MainActor
struct JogsWireframeTests {
  let wireframe = JogsWireframe()

  @Test func initConnectsInteractorToPresenter() {
    #expect(wireframe.moduleInteractor.presenter === wireframe.modulePresenter)
  }

  @Test func initConnectsPresenterToInteractor() {
    #expect(wireframe.modulePresenter.interactor === wireframe.moduleInteractor)
  }

  @Test func initConnectsPresenterToView() {
    #expect(wireframe.modulePresenter.view === wireframe.moduleView)
  }

  @Test func initConnectsPresenterToWireframe() {
    #expect(wireframe.modulePresenter.wireframe === wireframe)
  }

  @Test func initConnectsViewToPresenter() {
    #expect(wireframe.moduleView.presenter === wireframe.modulePresenter)
  }

  @Test func initUsesItsOwnPresenterAndView() {
    #expect(wireframe.presenter === wireframe.modulePresenter)
    #expect(wireframe.view === wireframe.moduleView)
  }

  @Test func gettingDelegateAsksPresenter() {
    let presenter = JogsWireframeToPresenterInterfaceMock()
    let delegate = JogsDelegateMock()
    presenter.delegateToReturn = delegate
    wireframe.presenter = presenter
    #expect(wireframe.delegate === delegate)
    #expect(presenter.functionsCalled == ["delegate"])
  }

  @Test func settingDelegateTellsPresenter() {
    let presenter = JogsWireframeToPresenterInterfaceMock()
    let delegate = JogsDelegateMock()
    wireframe.presenter = presenter
    wireframe.delegate = delegate
    #expect(presenter.newDelegate === delegate)
    #expect(presenter.functionsCalled == ["set(delegate:)"])
  }

  @Test func presentShowsView() {
    let view = JogsNavigationInterfaceMock()
    wireframe.view = view
    var shown: JogsScreen?
    wireframe.present { shown = $0 }
    #expect(shown === view.screenToReturn)
    #expect(view.functionsCalled == ["screen"])
  }

  @Test func presentTellsPresenter() {
    let presenter = JogsWireframeToPresenterInterfaceMock()
    wireframe.presenter = presenter
    wireframe.present { _ in }
    #expect(presenter.functionsCalled == ["beganPresenting()"])
  }

  @Test func presentTellsDelegate() {
    let delegate = JogsDelegateMock()
    wireframe.delegate = delegate
    wireframe.present { _ in }
    #expect(delegate.module === wireframe)
  }

  @Test func loadReachesService() async throws {
    let service = JogsServiceMock()
    let wireframe = JogsWireframe(service: service)
    try await wireframe.moduleView.load()
    #expect(service.functionsCalled == ["fetch()"])
  }

  @Test func loadFillsView() async throws {
    let service = JogsServiceMock()
    let wireframe = JogsWireframe(service: service)
    let entity = JogsSamples.jog
    service.entitiesToReturn = [entity]
    try await wireframe.moduleView.load()
    let viewObject = JogsSamples.viewObject
    #expect(wireframe.moduleView.viewObjects == [viewObject])
  }

  @Test func wireframeKeepsEveryPart() {
    weak var interactor: JogsInteractor?
    weak var presenter: JogsPresenter?
    weak var view: JogsView?
    interactor = wireframe.moduleInteractor
    presenter = wireframe.modulePresenter
    view = wireframe.moduleView
    withExtendedLifetime(wireframe) {
      #expect(interactor != nil)
      #expect(presenter != nil)
      #expect(view != nil)
    }
  }

  @Test func releasingWireframeReleasesEveryPart() {
    weak var interactor: JogsInteractor?
    weak var presenter: JogsPresenter?
    weak var view: JogsView?
    weak var released: JogsWireframe?
    do {
      let wireframe = JogsWireframe()
      interactor = wireframe.moduleInteractor
      presenter = wireframe.modulePresenter
      view = wireframe.moduleView
      released = wireframe
    }
    #expect(released == nil)
    #expect(interactor == nil)
    #expect(presenter == nil)
    #expect(view == nil)
  }
}
