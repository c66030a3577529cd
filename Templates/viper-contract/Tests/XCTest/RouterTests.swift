import Foundation
import XCTest

@testable import <<Target>>

<<if ui == "uikit" and view == "storyboard">>
#if canImport(ObjectiveC)
  import ObjectiveC
#endif

<<end>>
final class <<Module>>RouterTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let <<include "Includes/Root.swift">>: <<include "Includes/RootType.swift">>
    let view: <<include "Includes/ViewType.swift">>
    let fetcher = <<Module>>MockDataFetcher()

    init() {
      <<include "Includes/Root.swift">> = <<Module>>Router.create(fetcher: fetcher)
      view = <<include "Includes/Root.swift">><<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>
    }

    var presenter: any <<Module>>Presentation { view.presenter }
  }

  @MainActor
  func testCreateConnectsPresenterToView() async throws {
    let fixture = Fixture()
    XCTAssertIdentical(fixture.presenter.view, fixture.view)
  }

  @MainActor
  func testCreateConnectsInteractorToPresenter() async throws {
    let fixture = Fixture()
    XCTAssertIdentical(fixture.presenter.interactor.output, fixture.presenter)
  }

  @MainActor
  func testCreateConnectsInteractorToFetcher() async throws {
    let fixture = Fixture()
    XCTAssertIdentical(fixture.presenter.interactor.fetcher, fixture.fetcher)
    XCTAssertIdentical(fixture.fetcher.response, fixture.presenter.interactor)
  }

  @MainActor
  func testCreateConnectsRouterToView() async throws {
    let fixture = Fixture()
    XCTAssertIdentical(fixture.presenter.router.<<include "Includes/Root.swift">>, fixture.<<include "Includes/Root.swift">>)
  }
<<if ui != "swiftui" or navigation == "uikit">>

  @MainActor
  func testCreateFetchesForReal() async throws {
    let created = <<Module>>Router.create()
    let interactor = created<<if ui == "swiftui">>.viewModel<<end>>.presenter.interactor
    XCTAssertTrue(interactor.fetcher is <<Module>>DataFetcher)
  }
<<else>>

  #if !canImport(SwiftUI)
    @MainActor
    func testCreateFetchesForReal() async throws {
      let created = <<Module>>Router.create()
      let fetcher = created.viewModel.presenter.interactor.fetcher
      XCTAssertTrue(fetcher is <<Module>>DataFetcher)
    }
  #endif
<<end>>

  @MainActor
  func testShowAlertPresentsError() async throws {
    let fixture = Fixture()
    let error = <<Module>>ErrorCode.tooLong
    fixture.presenter.router.showAlert(for: error)
    XCTAssertEqual(fixture.view.alertMessage, error.errorDescription)
  }
<<if ui == "swiftui" and navigation == "swiftui">>

  @MainActor
  func testShowLengthensPath() async throws {
    let fixture = Fixture()
    fixture.presenter.router.show(.next)
    XCTAssertEqual(fixture.view.path, [.next])
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
    let error = <<Module>>ErrorCode.empty
    fixture.view.updateLoading(loading: true)
    fixture.fetcher.response?.fetchFailed(error: error)
    XCTAssertFalse(fixture.view.showsLoading)
    XCTAssertEqual(fixture.view.alertMessage, error.errorDescription)
  }

  @MainActor
  func testCreatedKeepsEveryPart() async throws {
    weak var view: <<include "Includes/ViewType.swift">>?
    weak var presenter: (any <<Module>>Presentation)?
    weak var interactor: (any <<Module>>Interaction)?
    weak var router: (any <<Module>>Routable)?
    weak var fetcher: (any <<Module>>DataFetching)?
    let <<include "Includes/Root.swift">> = <<Module>>Router.create(
      fetcher: <<Module>>MockDataFetcher()
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
      let <<include "Includes/Root.swift">> = <<Module>>Router.create(
        fetcher: <<Module>>MockDataFetcher()
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
