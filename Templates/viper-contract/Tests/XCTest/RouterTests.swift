import Foundation
import XCTest

@testable import <<Target>>

<<if ui == "uikit" and view == "storyboard">>
#if canImport(ObjectiveC)
  import ObjectiveC
#endif

<<end>>
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>RouterTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let <<include "Includes/Root.swift">>: <<include "Includes/RootType.swift">>
    let view: <<include "Includes/ViewType.swift">>
    let fetcher = <<Module>>MockDataFetcher()
<<if next and (ui != "swiftui" or navigation == "uikit")>>
    let screen: <<Module>>ViewController
<<end>>

    init() {
<<if next and (ui != "swiftui" or navigation == "uikit")>>
<<if input>>
      let screen = <<Module>>Router.create(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      let screen = <<Module>>Router.create()
<<end>>
      self.screen = screen
<<end>>
      <<include "Includes/Root.swift">> = <<Module>>Router.<<include "Includes/Create.swift">>(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
<<if next and (ui != "swiftui" or navigation == "uikit")>>
        dependencies: .init(
          fetcher: fetcher,
<<for screen in next>>
          make<<screen>>: { screen }<<if not loop.last>>,<<end>>
<<end>>
        )
<<else>>
        dependencies: .init(fetcher: fetcher)
<<end>>
      )
      view = <<include "Includes/Root.swift">><<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>
    }
  }

  @MainActor
  func testCreateConnectsPresenterToView() async throws {
    let fixture = Fixture()
    XCTAssertIdentical(fixture.view.presenter.view, fixture.view)
  }

  @MainActor
  func testCreateConnectsInteractorToPresenter() async throws {
    let fixture = Fixture()
    XCTAssertIdentical(fixture.view.presenter.interactor.output, fixture.view.presenter)
  }

  @MainActor
  func testCreateConnectsInteractorToFetcher() async throws {
    let fixture = Fixture()
    XCTAssertIdentical(fixture.view.presenter.interactor.fetcher, fixture.fetcher)
    XCTAssertIdentical(fixture.fetcher.response, fixture.view.presenter.interactor)
  }

  @MainActor
  func testCreateConnectsRouterToView() async throws {
    let fixture = Fixture()
    XCTAssertIdentical(fixture.view.presenter.router.<<include "Includes/Root.swift">>, fixture.<<include "Includes/Root.swift">>)
  }
<<if input>>

  @MainActor
  func testCreateHandsOverInput() async throws {
    let fixture = Fixture()
    let interactor = fixture.view.presenter.interactor
    let real = interactor as? <<Module>>Interactor
    XCTAssertNotNil(real)
<<for value in input>>
<<if value.isComparable>>
    XCTAssertEqual(
      real?.<<value.reference>>,
      <<Module>>Fixtures.<<value.reference>>
    )
<<end>>
<<end>>
  }
<<end>>
<<if ui != "swiftui" or navigation == "uikit">>

  @MainActor
  func testCreateFetchesForReal() async throws {
<<if input>>
    let created = <<Module>>Router.create(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    let created = <<Module>>Router.create()
<<end>>
    let fetcher = created<<if ui == "swiftui">>.viewModel<<end>>.presenter.interactor.fetcher
    XCTAssertTrue(fetcher is <<Module>>DataFetcher)
  }
<<else>>

  @MainActor
  func testDependenciesFetchForReal() async throws {
    let dependencies = <<Module>>Dependencies()
    XCTAssertTrue(dependencies.fetcher is <<Module>>DataFetcher)
  }
<<end>>

  @MainActor
  func testShowAlertPresentsError() async throws {
    let fixture = Fixture()
    let error = <<Module>>ErrorCode.notConnected
    fixture.view.presenter.router.showAlert(for: error)
    XCTAssertEqual(fixture.view.alertMessage, error.localizedDescription)
    XCTAssertEqual(fixture.view.alertMessage, "This is not available yet.")
  }
<<for screen in next>>

  @MainActor
  func testShow<<screen>>ShowsScreen() async throws {
    let fixture = Fixture()
    fixture.view.presenter.router.show<<screen>>()
<<if ui == "swiftui" and navigation == "swiftui">>
    XCTAssertEqual(fixture.view.route, .<<screen|lowerCamel>>)
<<else>>
    XCTAssertIdentical(fixture.<<include "Includes/Root.swift">>.nextScreen, fixture.screen)
<<end>>
  }
<<end>>

  @MainActor
  func testSuccessOfFetcherEndsLoading() async throws {
    let fixture = Fixture()
    fixture.view.updateLoading(loading: true)
    fixture.fetcher.response?.fetched()
    XCTAssertFalse(fixture.view.showsLoading)
    XCTAssertNil(fixture.view.alertMessage)
  }

  @MainActor
  func testFailureOfFetcherEndsLoadingWithAlert() async throws {
    let fixture = Fixture()
    let error = <<Module>>ErrorCode.notConnected
    fixture.view.updateLoading(loading: true)
    fixture.fetcher.response?.fetchFailed(error: error)
    XCTAssertFalse(fixture.view.showsLoading)
    XCTAssertEqual(fixture.view.alertMessage, error.localizedDescription)
  }

  @MainActor
  func testRootKeepsEveryPart() async throws {
    weak var view: <<include "Includes/ViewType.swift">>?
    weak var presenter: (any <<Module>>Presentation)?
    weak var interactor: (any <<Module>>Interaction)?
    weak var router: (any <<Module>>Routable)?
    weak var fetcher: (any <<Module>>DataFetching)?
    let <<include "Includes/Root.swift">> = <<Module>>Router.<<include "Includes/Create.swift">>(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      dependencies: .init(fetcher: <<Module>>MockDataFetcher())
    )
    do {
      view = <<include "Includes/Root.swift">><<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>
      presenter = view?.presenter
      interactor = presenter?.interactor
      router = presenter?.router
      fetcher = interactor?.fetcher
    }
    XCTAssertNotNil(view)
    XCTAssertNotNil(presenter)
    XCTAssertNotNil(interactor)
    XCTAssertNotNil(router)
    XCTAssertNotNil(fetcher)
    withExtendedLifetime(<<include "Includes/Root.swift">>) {}
  }

  @MainActor
  func testReleaseReachesEveryPart() async throws {
    weak var released: <<include "Includes/RootType.swift">>?
    weak var view: <<include "Includes/ViewType.swift">>?
    weak var presenter: (any <<Module>>Presentation)?
    weak var interactor: (any <<Module>>Interaction)?
    weak var router: (any <<Module>>Routable)?
    weak var fetcher: (any <<Module>>DataFetching)?
<<if ui == "uikit" and view == "storyboard">>
    @MainActor func createAndRelease() {
<<else>>
    do {
<<end>>
      let <<include "Includes/Root.swift">> = <<Module>>Router.<<include "Includes/Create.swift">>(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        dependencies: .init(fetcher: <<Module>>MockDataFetcher())
      )
      released = <<include "Includes/Root.swift">>
      view = <<include "Includes/Root.swift">><<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>
      presenter = view?.presenter
      interactor = presenter?.interactor
      router = presenter?.router
      fetcher = interactor?.fetcher
    }
<<if ui == "uikit" and view == "storyboard">>
    #if canImport(ObjectiveC)
      autoreleasepool { createAndRelease() }
    #else
      createAndRelease()
    #endif
<<end>>
    XCTAssertNil(released)
    XCTAssertNil(view)
    XCTAssertNil(presenter)
    XCTAssertNil(interactor)
    XCTAssertNil(router)
    XCTAssertNil(fetcher)
  }
}
