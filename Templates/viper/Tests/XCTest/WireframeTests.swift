import XCTest

@testable import <<Target>>
<<if view == "storyboard">>

#if canImport(UIKit)
  import UIKit
#endif
<<end>>

final class <<Module>>WireframeTests: XCTestCase {
  @MainActor
  func testInitConnectsInteractorToPresenter() async throws {
    let wireframe = <<Module>>Wireframe()
    XCTAssertIdentical(wireframe.moduleInteractor.presenter, wireframe.modulePresenter)
  }

  @MainActor
  func testInitConnectsPresenterToInteractor() async throws {
    let wireframe = <<Module>>Wireframe()
    XCTAssertIdentical(wireframe.modulePresenter.interactor, wireframe.moduleInteractor)
  }

  @MainActor
  func testInitConnectsPresenterToView() async throws {
    let wireframe = <<Module>>Wireframe()
    XCTAssertIdentical(wireframe.modulePresenter.view, wireframe.moduleView)
  }

  @MainActor
  func testInitConnectsPresenterToWireframe() async throws {
    let wireframe = <<Module>>Wireframe()
    XCTAssertIdentical(wireframe.modulePresenter.wireframe, wireframe)
  }

  @MainActor
  func testInitConnectsViewToPresenter() async throws {
    let wireframe = <<Module>>Wireframe()
    XCTAssertIdentical(wireframe.moduleView.presenter, wireframe.modulePresenter)
  }

  @MainActor
  func testInitUsesItsOwnPresenterAndView() async throws {
    let wireframe = <<Module>>Wireframe()
    XCTAssertIdentical(wireframe.presenter, wireframe.modulePresenter)
    XCTAssertIdentical(wireframe.view, wireframe.moduleView)
  }

  @MainActor
  func testGettingDelegateAsksPresenter() async throws {
    let wireframe = <<Module>>Wireframe()
    let presenter = <<Module>>WireframeToPresenterInterfaceMock()
    let delegate = <<Module>>DelegateMock()
    presenter.delegateToReturn = delegate
    wireframe.presenter = presenter
    XCTAssertIdentical(wireframe.delegate, delegate)
    XCTAssertEqual(presenter.functionsCalled, ["delegate"])
  }

  @MainActor
  func testSettingDelegateTellsPresenter() async throws {
    let wireframe = <<Module>>Wireframe()
    let presenter = <<Module>>WireframeToPresenterInterfaceMock()
    let delegate = <<Module>>DelegateMock()
    wireframe.presenter = presenter
    wireframe.delegate = delegate
    XCTAssertIdentical(presenter.newDelegate, delegate)
    XCTAssertEqual(presenter.functionsCalled, ["set(delegate:)"])
  }

  @MainActor
  func testPresentShowsView() async throws {
    let wireframe = <<Module>>Wireframe()
    let view = <<Module>>NavigationInterfaceMock()
    wireframe.view = view
    var shown: <<Module>>Screen?
    wireframe.present { shown = $0 }
    XCTAssertIdentical(shown<<if navigation == "swiftui">>?.viewModel<<end>>, view.screenToReturn<<if navigation == "swiftui">>.viewModel<<end>>)
    XCTAssertEqual(view.functionsCalled, ["screen"])
  }

  @MainActor
  func testPresentTellsPresenter() async throws {
    let wireframe = <<Module>>Wireframe()
    let presenter = <<Module>>WireframeToPresenterInterfaceMock()
    wireframe.presenter = presenter
    var calledBeforehand: [String]?
    wireframe.present { _ in calledBeforehand = presenter.functionsCalled }
    XCTAssertEqual(calledBeforehand, [])
    XCTAssertEqual(presenter.functionsCalled, ["beganPresenting()"])
  }

  @MainActor
  func testPresentTellsDelegate() async throws {
    let wireframe = <<Module>>Wireframe()
    let delegate = <<Module>>DelegateMock()
    wireframe.delegate = delegate
    wireframe.present { _ in }
    XCTAssertIdentical(delegate.module, wireframe)
  }
<<if navigation == "swiftui">>

  @MainActor
  func testPushAndPopDrivePath() async throws {
    let wireframe = <<Module>>Wireframe()
    let view = <<Module>>NavigationInterfaceMock()
    wireframe.view = view
    wireframe.push(.detail(title: "First"))
    wireframe.push(.detail(title: "Second"))
    XCTAssertEqual(view.path, [.detail(title: "First"), .detail(title: "Second")])
    wireframe.pop()
    XCTAssertEqual(view.path, [.detail(title: "First")])
  }

  @MainActor
  func testPopToRootEmptiesPath() async throws {
    let wireframe = <<Module>>Wireframe()
    let view = <<Module>>NavigationInterfaceMock()
    wireframe.view = view
    view.path = [.detail(title: "First"), .detail(title: "Second")]
    wireframe.popToRoot()
    XCTAssertTrue(view.path.isEmpty)
  }

  @MainActor
  func testPopWithoutScreensDoesNothing() async throws {
    let wireframe = <<Module>>Wireframe()
    wireframe.pop()
    XCTAssertTrue(wireframe.view.path.isEmpty)
  }

  @MainActor
  func testPresenterReachesScreen() async throws {
    let wireframe = <<Module>>Wireframe()
    var shown: <<Module>>Screen?
    wireframe.present { shown = $0 }
    wireframe.modulePresenter.wireframe?.push(.detail(title: "First"))
    XCTAssertEqual(shown?.navigation.path, [.detail(title: "First")])
  }

  @MainActor
  func testScreenDoesNotKeepWireframe() async throws {
    weak var released: <<Module>>Wireframe?
    let screen: <<Module>>Screen
    do {
      let wireframe = <<Module>>Wireframe()
      screen = wireframe.view.screen
      released = wireframe
    }
    XCTAssertNil(released)
    XCTAssertNil(screen.viewModel.presenter)
  }
<<end>>
<<if view == "storyboard">>

  @MainActor
  func testConstantsNameStoryboardAndView() async throws {
    XCTAssertEqual(
      <<Module>>Constants.storyboardName,
      "<<Module>>"
    )
    XCTAssertEqual(
      <<Module>>Constants.viewIdentifier,
      "<<Module>>View"
    )
  }

  #if canImport(UIKit)
    @MainActor
    func testViewComesFromStoryboard() async throws {
      let wireframe = <<Module>>Wireframe()
      XCTAssertNotNil(wireframe.moduleView.storyboard)
    }
  #endif
<<end>>
<<if with contains "service">>

  @MainActor
  func testLoadReachesService() async throws {
    let service = <<Module>>ServiceMock()
    let wireframe = <<Module>>Wireframe(service: service)
    try await wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.load()
    XCTAssertEqual(service.functionsCalled, ["fetch()"])
  }
<<end>>
<<if with contains "service" and with contains "entity" and with contains "view-object">>

  @MainActor
  func testLoadFillsView() async throws {
    let service = <<Module>>ServiceMock()
    let wireframe = <<Module>>Wireframe(service: service)
    let entity = <<Module>>Entity(id: "1", name: "First")
    service.entitiesToReturn = [entity]
    try await wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.load()
    let viewObject = <<Module>>ViewObject(title: "First")
    XCTAssertEqual(wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.viewObjects, [viewObject])
  }
<<end>>

  @MainActor
  func testWireframeKeepsEveryPart() async throws {
    let wireframe = <<Module>>Wireframe()
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
      XCTAssertNotNil(interactor)
      XCTAssertNotNil(presenter)
      XCTAssertNotNil(view)
<<if ui == "swiftui">>
      XCTAssertNotNil(viewModel)
<<end>>
    }
  }

  @MainActor
  func testReleasingWireframeReleasesEveryPart() async throws {
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
    XCTAssertNil(released)
    XCTAssertNil(interactor)
    XCTAssertNil(presenter)
    XCTAssertNil(view)
<<if ui == "swiftui">>
    XCTAssertNil(viewModel)
<<end>>
  }
}
