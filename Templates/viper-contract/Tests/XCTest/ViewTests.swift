import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<include "Includes/ViewType.swift">>Tests: XCTestCase {
  @MainActor
  private struct Fixture {
    let view: <<include "Includes/ViewType.swift">>
    let presenter = <<Module>>MockPresenter()

    init() {
      view = <<include "Includes/ViewType.swift">>(presenter: presenter)
    }
  }

  @MainActor
  func testLoadingBeginsAndEnds() async throws {
    let fixture = Fixture()
    XCTAssertFalse(fixture.view.showsLoading)
    fixture.view.updateLoading(loading: true)
    XCTAssertTrue(fixture.view.showsLoading)
    fixture.view.updateLoading(loading: false)
    XCTAssertFalse(fixture.view.showsLoading)
  }

  @MainActor
  func testAlertSaysMessage() async throws {
    let fixture = Fixture()
    XCTAssertNil(fixture.view.alertMessage)
    fixture.view.presentAlert(message: "message")
    XCTAssertEqual(fixture.view.alertMessage, "message")
  }

  @MainActor
  func testViewDidLoadTellsPresenter() async throws {
    let fixture = Fixture()
<<if ui == "swiftui">>
    await fixture.view.viewDidLoad()
<<else>>
    fixture.view.viewDidLoad()
    await fixture.view.loading?.value
<<end>>
    XCTAssertEqual(fixture.presenter.viewDidLoadCallCount, 1)
  }
<<if ui != "swiftui">>

  @MainActor
  func testReleasingViewCancelsLoading() async throws {
    let fixture = Fixture()
    var loading: Task<Void, Never>?
    do {
      let view = <<include "Includes/ViewType.swift">>(presenter: fixture.presenter)
      view.viewDidLoad()
      loading = view.loading
    }
    XCTAssertEqual(loading?.isCancelled, true)
  }
<<end>>
<<if ui == "swiftui">>

  @MainActor
  func testAlertIsThereUntilDismissed() async throws {
    let fixture = Fixture()
    XCTAssertFalse(fixture.view.isAlertPresented)
    fixture.view.presentAlert(message: "message")
    XCTAssertTrue(fixture.view.isAlertPresented)
    fixture.view.isAlertPresented = true
    XCTAssertEqual(fixture.view.alertMessage, "message")
    fixture.view.isAlertPresented = false
    XCTAssertNil(fixture.view.alertMessage)
  }
<<end>>
<<if ui == "swiftui" and navigation == "swiftui" and next>>

  @MainActor
  func testRouteIsThereUntilDismissed() async throws {
    let fixture = Fixture()
    XCTAssertFalse(fixture.view.isRoutePresented)
<<for screen in next>>
<<if loop.first>>
    fixture.view.route = .<<screen|lowerCamel>>
<<end>>
<<end>>
    fixture.view.isRoutePresented = true
    XCTAssertTrue(fixture.view.isRoutePresented)
    fixture.view.isRoutePresented = false
    XCTAssertNil(fixture.view.route)
  }
<<end>>
<<if ui == "uikit" and view == "storyboard">>

  @MainActor
  func testStoryboardBearsNameOfModule() async throws {
    let name = <<Module>>Constants.storyboard
    let identifier = <<Module>>Constants.viewController
    XCTAssertEqual(name, "<<Module>>")
    XCTAssertEqual(identifier, "<<Module>>ViewController")
  }
<<end>>
<<for action in actions>>
<<if action.resultSample and on-load contains action.id and not action.parameters>>

  @MainActor
  func test<<action.id|upperCamel>>IsShown() async throws {
    let fixture = Fixture()
    XCTAssertNil(fixture.view.<<action.id>>Result)
    fixture.view.show(<<action.id>>: <<action.resultSample>>)
    XCTAssertNotNil(fixture.view.<<action.id>>Result)
  }
<<end>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>TellsPresenter() async throws {
    let fixture = Fixture()
    <<include "Includes/Await.swift">>fixture.view.<<include "Includes/SampleCall.swift">>
<<if action.parameters>>
    XCTAssertEqual(fixture.presenter.<<action.calls>>.count, 1)
<<else>>
    XCTAssertEqual(fixture.presenter.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(fixture.presenter.<<parameter.recorded>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      fixture.presenter.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(fixture.presenter.<<parameter.recorded>>, <<parameter.sample>>)
<<end>>
<<end>>
  }
<<end>>
<<end>>

  @MainActor
  func testPresenterIsRetained() async throws {
    weak var presenter: <<Module>>MockPresenter?
    let view: <<include "Includes/ViewType.swift">>
    do {
      let held = <<Module>>MockPresenter()
      presenter = held
      view = <<include "Includes/ViewType.swift">>(presenter: held)
    }
    XCTAssertNotNil(presenter)
    withExtendedLifetime(view) {}
  }
}
