import XCTest

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

/// What the tests work with.
@MainActor
private struct <<Module>>WireframeParts {
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
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>WireframeTests: XCTestCase {
  @MainActor
  func testInitConnectsInteractorToPresenter() async throws {
    let parts = <<Module>>WireframeParts()
    XCTAssertIdentical(parts.wireframe.moduleInteractor.presenter, parts.wireframe.modulePresenter)
  }

  @MainActor
  func testInitConnectsPresenterToInteractor() async throws {
    let parts = <<Module>>WireframeParts()
    XCTAssertIdentical(parts.wireframe.modulePresenter.interactor, parts.wireframe.moduleInteractor)
  }

  @MainActor
  func testInitConnectsPresenterToView() async throws {
    let parts = <<Module>>WireframeParts()
    XCTAssertIdentical(parts.wireframe.modulePresenter.view, parts.wireframe.moduleView)
  }

  @MainActor
  func testInitConnectsPresenterToWireframe() async throws {
    let parts = <<Module>>WireframeParts()
    XCTAssertIdentical(parts.wireframe.modulePresenter.wireframe, parts.wireframe)
  }

  @MainActor
  func testInitConnectsViewToPresenter() async throws {
    let parts = <<Module>>WireframeParts()
    XCTAssertIdentical(parts.wireframe.moduleView.presenter, parts.wireframe.modulePresenter)
  }

  @MainActor
  func testInitUsesItsOwnPresenterAndView() async throws {
    let parts = <<Module>>WireframeParts()
    XCTAssertIdentical(parts.wireframe.presenter, parts.wireframe.modulePresenter)
    XCTAssertIdentical(parts.wireframe.view, parts.wireframe.moduleView)
  }
<<for value in input>>
<<if value.isComparable>>

  @MainActor
  func testInitPasses<<value.name|upperCamel>>() async throws {
    let parts = <<Module>>WireframeParts()
    let value = <<Module>>Samples.<<value.reference>>
    XCTAssertEqual(parts.wireframe.moduleInteractor.<<value.reference>>, value)
    XCTAssertEqual(parts.wireframe.modulePresenter.<<value.reference>>, value)
  }
<<end>>
<<end>>

  @MainActor
  func testGettingDelegateAsksPresenter() async throws {
    let parts = <<Module>>WireframeParts()
    let presenter = <<Module>>WireframeToPresenterInterfaceMock()
    let delegate = <<Module>>DelegateMock()
    presenter.delegateToReturn = delegate
    parts.wireframe.presenter = presenter
    XCTAssertIdentical(parts.wireframe.delegate, delegate)
    XCTAssertEqual(presenter.functionsCalled, ["delegate"])
  }

  @MainActor
  func testSettingDelegateTellsPresenter() async throws {
    let parts = <<Module>>WireframeParts()
    let presenter = <<Module>>WireframeToPresenterInterfaceMock()
    let delegate = <<Module>>DelegateMock()
    parts.wireframe.presenter = presenter
    parts.wireframe.delegate = delegate
    XCTAssertIdentical(presenter.newDelegate, delegate)
    XCTAssertEqual(presenter.functionsCalled, ["set(delegate:)"])
  }

  @MainActor
  func testPresentShowsView() async throws {
    let parts = <<Module>>WireframeParts()
    let view = <<Module>>NavigationInterfaceMock()
    parts.wireframe.view = view
    var shown: <<Module>>Screen?
    let module = parts.wireframe.present { shown = $0 }
    XCTAssertIdentical(module, parts.wireframe)
    XCTAssertIdentical(shown<<if navigation == "swiftui">>?.viewModel<<end>>, view.screenToReturn<<if navigation == "swiftui">>.viewModel<<end>>)
    XCTAssertEqual(view.functionsCalled, ["screen"])
  }

  @MainActor
  func testPresentTellsPresenter() async throws {
    let parts = <<Module>>WireframeParts()
    let presenter = <<Module>>WireframeToPresenterInterfaceMock()
    parts.wireframe.presenter = presenter
    var calledBeforehand: [String]?
    _ = parts.wireframe.present { _ in calledBeforehand = presenter.functionsCalled }
    XCTAssertEqual(calledBeforehand, [])
    XCTAssertEqual(presenter.functionsCalled, ["beganPresenting()"])
  }

  @MainActor
  func testPresentTellsDelegate() async throws {
    let parts = <<Module>>WireframeParts()
    let delegate = <<Module>>DelegateMock()
    parts.wireframe.delegate = delegate
    _ = parts.wireframe.present { _ in }
    XCTAssertIdentical(delegate.beganPresentingCalls.first, parts.wireframe)
  }
<<if navigation == "swiftui">>

  @MainActor
  func testPushAndPopDrivePath() async throws {
    let parts = <<Module>>WireframeParts()
    let view = <<Module>>NavigationInterfaceMock()
    parts.wireframe.view = view
    parts.wireframe.push(.detail(title: "First"))
    parts.wireframe.push(.detail(title: "Second"))
    XCTAssertEqual(view.path, [.detail(title: "First"), .detail(title: "Second")])
    parts.wireframe.pop()
    XCTAssertEqual(view.path, [.detail(title: "First")])
  }

  @MainActor
  func testPopToRootEmptiesPath() async throws {
    let parts = <<Module>>WireframeParts()
    let view = <<Module>>NavigationInterfaceMock()
    parts.wireframe.view = view
    view.path = [.detail(title: "First"), .detail(title: "Second")]
    parts.wireframe.popToRoot()
    XCTAssertTrue(view.path.isEmpty)
  }

  @MainActor
  func testPopWithoutScreensDoesNothing() async throws {
    let parts = <<Module>>WireframeParts()
    parts.wireframe.pop()
    XCTAssertTrue(parts.wireframe.view.path.isEmpty)
  }

  @MainActor
  func testPresenterReachesScreen() async throws {
    let parts = <<Module>>WireframeParts()
    var shown: <<Module>>Screen?
    _ = parts.wireframe.present { shown = $0 }
    parts.wireframe.modulePresenter.wireframe?.push(.detail(title: "First"))
    XCTAssertEqual(shown?.navigation.path, [.detail(title: "First")])
  }

  @MainActor
  func testScreenDoesNotKeepWireframe() async throws {
    weak var released: <<Module>>Wireframe?
    let screen: <<Module>>Screen
    do {
      let wireframe = <<if with contains "service" or input>>makeWireframe()<<else>><<Module>>Wireframe()<<end>>
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
      let parts = <<Module>>WireframeParts()
      XCTAssertNotNil(parts.wireframe.moduleView.storyboard)
    }
  #endif
<<end>>
<<if with contains "service">>

  @MainActor
  func testPresentShowsWhatServiceSends() async throws {
    let parts = <<Module>>WireframeParts()
    _ = parts.wireframe.present { _ in }
    XCTAssertEqual(parts.wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.state, .loading)
    await parts.wireframe.moduleInteractor.loading?.value
    XCTAssertEqual(parts.service.functionsCalled, ["fetch()"])
<<if with contains "view-object">>
    let entities = parts.service.fetchResult
    let viewObjects = entities.map(<<Module>>ViewObject.init)
    XCTAssertEqual(parts.wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.state, .content(viewObjects))
<<else>>
    XCTAssertEqual(parts.wireframe.moduleView<<if ui == "swiftui">>.viewModel<<end>>.state, .content)
<<end>>
  }
<<end>>
<<for child in presents>>

  @MainActor
  func testPresent<<child>>ShowsAndKeepsModule() async throws {
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
    XCTAssertIdentical(module.delegate, wireframe.modulePresenter)
    XCTAssertIdentical(wireframe.<<child|lowerCamel>>Module, module)
<<if navigation == "swiftui">>
    XCTAssertIdentical(view.<<child|lowerCamel>>Screen?.viewModel, module.moduleView.viewModel)
<<else>>
    XCTAssertIdentical(view.showChildCalls.first, module.moduleView)
<<end>>
    wireframe.dismiss<<child>>()
    XCTAssertNil(wireframe.<<child|lowerCamel>>Module)
<<if navigation == "swiftui">>
    XCTAssertTrue(view.<<child|lowerCamel>>Screen == nil)
<<else>>
    XCTAssertEqual(view.dismissChildCallCount, 1)
<<end>>
  }
<<end>>

  @MainActor
  func testWireframeKeepsEveryPart() async throws {
    let parts = <<Module>>WireframeParts()
    weak var interactor: <<Module>>Interactor?
    weak var presenter: <<Module>>Presenter?
    weak var view: <<Module>>View?
<<if ui == "swiftui">>
    weak var viewModel: <<Module>>ViewModel?
<<end>>
    interactor = parts.wireframe.moduleInteractor
    presenter = parts.wireframe.modulePresenter
    view = parts.wireframe.moduleView
<<if ui == "swiftui">>
    viewModel = parts.wireframe.moduleView.viewModel
<<end>>
    withExtendedLifetime(parts.wireframe) {
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
      let wireframe = <<if with contains "service" or input>>makeWireframe()<<else>><<Module>>Wireframe()<<end>>
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
