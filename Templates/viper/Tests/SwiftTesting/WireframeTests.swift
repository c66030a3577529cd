import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>WireframeTests {
  let wireframe = <<Module>>Wireframe()

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
    let presenter = <<Module>>WireframeToPresenterInterfaceMock()
    let delegate = <<Module>>DelegateMock()
    presenter.delegateToReturn = delegate
    wireframe.presenter = presenter
    #expect(wireframe.delegate === delegate)
    #expect(presenter.functionsCalled == ["delegate"])
  }

  @Test func settingDelegateTellsPresenter() {
    let presenter = <<Module>>WireframeToPresenterInterfaceMock()
    let delegate = <<Module>>DelegateMock()
    wireframe.presenter = presenter
    wireframe.delegate = delegate
    #expect(presenter.newDelegate === delegate)
    #expect(presenter.functionsCalled == ["set(delegate:)"])
  }

  @Test func presentShowsView() {
    let view = <<Module>>NavigationInterfaceMock()
    wireframe.view = view
    var shown: <<Module>>Screen?
    wireframe.present { shown = $0 }
    #expect(shown === view.screenToReturn)
    #expect(view.functionsCalled == ["screen"])
  }

  @Test func presentTellsPresenter() {
    let presenter = <<Module>>WireframeToPresenterInterfaceMock()
    wireframe.presenter = presenter
    wireframe.present { _ in }
    #expect(presenter.functionsCalled == ["beganPresenting()"])
  }

  @Test func presentTellsDelegate() {
    let delegate = <<Module>>DelegateMock()
    wireframe.delegate = delegate
    wireframe.present { _ in }
    #expect(delegate.module === wireframe)
  }
<<if view == "storyboard">>

  @Test func constantsNameStoryboardAndView() {
    #expect(
      <<Module>>Constants.storyboardName
        == "<<Module>>"
    )
    #expect(
      <<Module>>Constants.viewIdentifier
        == "<<Module>>View"
    )
  }

  #if canImport(UIKit)
    @Test func viewComesFromStoryboard() {
      #expect(wireframe.moduleView.storyboard != nil)
    }
  #endif
<<end>>
<<if with contains "service">>

  @Test func loadReachesService() async throws {
    let service = <<Module>>ServiceMock()
    let wireframe = <<Module>>Wireframe(service: service)
    try await wireframe.moduleView.load()
    #expect(service.functionsCalled == ["fetch()"])
  }
<<end>>
<<if with contains "service" and with contains "entity" and with contains "view-object">>

  @Test func loadFillsView() async throws {
    let service = <<Module>>ServiceMock()
    let wireframe = <<Module>>Wireframe(service: service)
    let entity = <<Module>>Entity(id: "1", name: "First")
    service.entitiesToReturn = [entity]
    try await wireframe.moduleView.load()
    let viewObject = <<Module>>ViewObject(title: "First")
    #expect(wireframe.moduleView.viewObjects == [viewObject])
  }
<<end>>

  @Test func wireframeKeepsEveryPart() {
    weak var interactor: <<Module>>Interactor?
    weak var presenter: <<Module>>Presenter?
    weak var view: <<Module>>View?
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
    weak var interactor: <<Module>>Interactor?
    weak var presenter: <<Module>>Presenter?
    weak var view: <<Module>>View?
    weak var released: <<Module>>Wireframe?
    do {
      let wireframe = <<Module>>Wireframe()
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
