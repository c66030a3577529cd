import Testing

@testable import <<Target>>
<<if view == "storyboard">>

#if canImport(UIKit)
  import UIKit
#endif
<<end>>
<<if with contains "service" or input>>

@MainActor
<<if with contains "service">>
private func makeWireframe(
  service: <<Module>>ServiceMock? = nil
) -> <<Module>>Wireframe {
  let service = service ?? <<Module>>ServiceMock()
  let dependencies = <<Module>>Dependencies(service: service)
<<if input>>
  return <<Module>>Wireframe(
    dependencies: dependencies,
<<for value in input>>
    <<value.name>>: <<Module>>Samples.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
  )
<<else>>
  return <<Module>>Wireframe(dependencies: dependencies)
<<end>>
<<else>>
private func makeWireframe() -> <<Module>>Wireframe {
  <<Module>>Wireframe(
<<for value in input>>
    <<value.name>>: <<Module>>Samples.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
  )
<<end>>
}
<<end>>

@MainActor
struct <<Module>>WireframeTests {
<<if with contains "service">>
  let wireframe: <<Module>>Wireframe
  let service = <<Module>>ServiceMock()
<<else>>
  let wireframe = <<if with contains "service" or input>>makeWireframe()<<else>><<Module>>Wireframe()<<end>>
<<end>>
<<if with contains "service">>

  init() {
    wireframe = makeWireframe(service: service)
  }
<<end>>

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
<<for value in input>>
<<if value.isComparable>>

  @Test func initPasses<<value.name|upperCamel>>() {
    let value = <<Module>>Samples.<<value.reference>>
    #expect(wireframe.moduleInteractor.<<value.reference>> == value)
    #expect(wireframe.modulePresenter.<<value.reference>> == value)
  }
<<end>>
<<end>>

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
    let module = wireframe.present { shown = $0 }
    #expect(module === wireframe)
    #expect(shown<<if navigation == "swiftui">>?.viewModel<<end>> === view.screenToReturn<<if navigation == "swiftui">>.viewModel<<end>>)
    #expect(view.functionsCalled == ["screen"])
  }

  @Test func presentTellsPresenter() {
    let presenter = <<Module>>WireframeToPresenterInterfaceMock()
    wireframe.presenter = presenter
    var calledBeforehand: [String]?
    _ = wireframe.present { _ in calledBeforehand = presenter.functionsCalled }
    #expect(calledBeforehand == [])
    #expect(presenter.functionsCalled == ["beganPresenting()"])
  }

  @Test func presentTellsDelegate() {
    let delegate = <<Module>>DelegateMock()
    wireframe.delegate = delegate
    _ = wireframe.present { _ in }
    #expect(delegate.beganPresentingCalls.first === wireframe)
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
    _ = wireframe.present { shown = $0 }
    wireframe.modulePresenter.wireframe?.push(.detail(title: "First"))
    #expect(shown?.navigation.path == [.detail(title: "First")])
  }

  @Test func screenDoesNotKeepWireframe() {
    weak var released: <<Module>>Wireframe?
    let screen: <<Module>>Screen
    do {
      let wireframe = <<if with contains "service" or input>>makeWireframe()<<else>><<Module>>Wireframe()<<end>>
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

  @Test func presentShowsWhatServiceSends() async {
    _ = wireframe.present { _ in }
    #expect(wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.state == .loading)
    await wireframe.moduleInteractor.loading?.value
    #expect(service.functionsCalled == ["fetch()"])
<<if with contains "view-object">>
    let entities = service.fetchResult
    let viewObjects = entities.map(<<Module>>ViewObject.init)
    #expect(wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.state == .content(viewObjects))
<<else>>
    #expect(wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.state == .content)
<<end>>
  }
<<end>>
<<for child in presents>>

  @Test func present<<child>>ShowsAndKeepsModule() {
    let module = <<child>>Wireframe()
    var dependencies = <<Module>>Dependencies()
    dependencies.make<<child>> = { module }
    let wireframe = <<Module>>Wireframe(
<<if input>>
      dependencies: dependencies,
<<for value in input>>
      <<value.name>>: <<Module>>Samples.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
<<else>>
      dependencies: dependencies
<<end>>
    )
    let view = <<Module>>NavigationInterfaceMock()
    wireframe.view = view
    wireframe.present<<child>>()
    #expect(module.delegate === wireframe.modulePresenter)
    #expect(wireframe.<<child|lowerCamel>>Module === module)
<<if navigation == "swiftui">>
    #expect(view.<<child|lowerCamel>>Screen?.viewModel === module.moduleView.viewModel)
<<else>>
    #expect(view.showChildCalls.first === module.moduleView)
<<end>>
    wireframe.dismiss<<child>>()
    #expect(wireframe.<<child|lowerCamel>>Module == nil)
<<if navigation == "swiftui">>
    #expect(view.<<child|lowerCamel>>Screen == nil)
<<else>>
    #expect(view.dismissChildCallCount == 1)
<<end>>
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
      let wireframe = <<if with contains "service" or input>>makeWireframe()<<else>><<Module>>Wireframe()<<end>>
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
