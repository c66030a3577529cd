import Testing

@testable import <<Target>>
<<if view == "storyboard">>

#if canImport(UIKit)
  import UIKit
#endif
<<end>>

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
    #expect(shown<<if navigation == "swiftui">>?.viewModel<<end>> === view.screenToReturn<<if navigation == "swiftui">>.viewModel<<end>>)
    #expect(view.functionsCalled == ["screen"])
  }

  @Test func presentTellsPresenter() {
    let presenter = <<Module>>WireframeToPresenterInterfaceMock()
    wireframe.presenter = presenter
    var calledBeforehand: [String]?
    wireframe.present { _ in calledBeforehand = presenter.functionsCalled }
    #expect(calledBeforehand == [])
    #expect(presenter.functionsCalled == ["beganPresenting()"])
  }

  @Test func presentTellsDelegate() {
    let delegate = <<Module>>DelegateMock()
    wireframe.delegate = delegate
    wireframe.present { _ in }
    #expect(delegate.module === wireframe)
  }
<<if navigation == "swiftui">>

  @Test func pushAndPopDrivePath() {
    let view = <<Module>>NavigationInterfaceMock()
    wireframe.view = view
    wireframe.push(.detail(title: "First"))
    wireframe.push(.detail(title: "Second"))
    #expect(view.path == [.detail(title: "First"), .detail(title: "Second")])
    wireframe.pop()
    #expect(view.path == [.detail(title: "First")])
  }

  @Test func popToRootEmptiesPath() {
    let view = <<Module>>NavigationInterfaceMock()
    wireframe.view = view
    view.path = [.detail(title: "First"), .detail(title: "Second")]
    wireframe.popToRoot()
    #expect(view.path.isEmpty)
  }

  @Test func popWithoutScreensDoesNothing() {
    wireframe.pop()
    #expect(wireframe.view.path.isEmpty)
  }

  @Test func presenterReachesScreen() {
    var shown: <<Module>>Screen?
    wireframe.present { shown = $0 }
    wireframe.modulePresenter.wireframe?.push(.detail(title: "First"))
    #expect(shown?.navigation.path == [.detail(title: "First")])
  }

  @Test func screenDoesNotKeepWireframe() {
    weak var released: <<Module>>Wireframe?
    let screen: <<Module>>Screen
    do {
      let wireframe = <<Module>>Wireframe()
      screen = wireframe.view.screen
      released = wireframe
    }
    #expect(released == nil)
    #expect(screen.viewModel.presenter == nil)
  }
<<end>>
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
    try await wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.load()
    #expect(service.functionsCalled == ["fetch()"])
  }
<<end>>
<<if with contains "service" and with contains "entity" and with contains "view-object">>

  @Test func loadFillsView() async throws {
    let service = <<Module>>ServiceMock()
    let wireframe = <<Module>>Wireframe(service: service)
    let entity = <<Module>>Entity(id: "1", name: "First")
    service.entitiesToReturn = [entity]
    try await wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.load()
    let viewObject = <<Module>>ViewObject(title: "First")
    #expect(wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.viewObjects == [viewObject])
  }
<<end>>

  @Test func wireframeKeepsEveryPart() {
    weak var interactor: <<Module>>Interactor?
    weak var presenter: <<Module>>Presenter?
    weak var view: <<Module>>View?
<<if ui == "swiftui">>
    weak var viewModel: <<Module>>ViewModel?
<<end>>
    interactor = wireframe.moduleInteractor
    presenter = wireframe.modulePresenter
    view = wireframe.moduleView
<<if ui == "swiftui">>
    viewModel = wireframe.moduleView.viewModel
<<end>>
    withExtendedLifetime(wireframe) {
      #expect(interactor != nil)
      #expect(presenter != nil)
      #expect(view != nil)
<<if ui == "swiftui">>
      #expect(viewModel != nil)
<<end>>
    }
  }

  @Test func releasingWireframeReleasesEveryPart() {
    weak var interactor: <<Module>>Interactor?
    weak var presenter: <<Module>>Presenter?
    weak var view: <<Module>>View?
<<if ui == "swiftui">>
    weak var viewModel: <<Module>>ViewModel?
<<end>>
    weak var released: <<Module>>Wireframe?
    do {
      let wireframe = <<Module>>Wireframe()
      interactor = wireframe.moduleInteractor
      presenter = wireframe.modulePresenter
      view = wireframe.moduleView
<<if ui == "swiftui">>
      viewModel = wireframe.moduleView.viewModel
<<end>>
      released = wireframe
    }
    #expect(released == nil)
    #expect(interactor == nil)
    #expect(presenter == nil)
    #expect(view == nil)
<<if ui == "swiftui">>
    #expect(viewModel == nil)
<<end>>
  }
}
