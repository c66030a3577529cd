<<include "Includes/FoundationImportForTests.swift">>
import XCTest

@testable import <<Target>>

final class <<include "Includes/ViewType.swift">>Tests: XCTestCase {
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
<<if action.isTestable>>

  @MainActor
  func test<<action.name|upperCamel>>TellsPresenter() async throws {
    let fixture = Fixture()
    <<include "Includes/Await.swift">>fixture.view.<<include "Includes/SampleCall.swift">>
<<if action.isLong>>
    XCTAssertEqual(
      fixture.presenter.functionsCalled,
      [
        "<<action.selector>>"
      ]
    )
<<else>>
    XCTAssertEqual(fixture.presenter.functionsCalled, ["<<action.selector>>"])
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(fixture.presenter.<<parameter.variable>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      fixture.presenter.<<parameter.variable>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(fixture.presenter.<<parameter.variable>>, <<parameter.sample>>)
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
