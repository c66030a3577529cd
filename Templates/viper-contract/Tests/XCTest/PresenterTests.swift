<<include "Includes/FoundationImportForTests.swift">>
import XCTest

@testable import <<Target>>

final class <<Module>>PresenterTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let presenter: <<Module>>Presenter
    let interactor = <<Module>>MockInteractor()
    let router = <<Module>>MockRouter()
    let view = <<Module>>MockView()

    init() {
      presenter = <<Module>>Presenter(
        interactor: interactor,
        router: router
      )
      presenter.view = view
      interactor.output = presenter
    }
  }

  @MainActor
  func testSuccessEndsLoading() async throws {
    let fixture = Fixture()
    fixture.presenter.success()
    XCTAssertEqual(fixture.view.loadings, [false])
    XCTAssertEqual(fixture.router.functionsCalled, [])
  }

  @MainActor
  func testFailureEndsLoadingWithAlert() async throws {
    let fixture = Fixture()
    fixture.presenter.failed(error: <<Module>>ErrorCode.tooLong)
    XCTAssertEqual(fixture.view.loadings, [false])
    XCTAssertEqual(fixture.router.functionsCalled, ["showAlert(for:)"])
    let error = fixture.router.error as? <<Module>>ErrorCode
    XCTAssertEqual(error, .tooLong)
  }
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.name|upperCamel>>TellsInteractor() async throws {
    let fixture = Fixture()
    <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/SampleCall.swift">>
<<if action.isLong>>
    XCTAssertEqual(
      fixture.interactor.functionsCalled,
      [
        "<<action.selector>>"
      ]
    )
<<else>>
    XCTAssertEqual(fixture.interactor.functionsCalled, ["<<action.selector>>"])
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(fixture.interactor.<<parameter.variable>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      fixture.interactor.<<parameter.variable>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(fixture.interactor.<<parameter.variable>>, <<parameter.sample>>)
<<end>>
<<end>>
  }

  @MainActor
  func test<<action.name|upperCamel>>ShowsLoadingWhilePending() async throws {
    let fixture = Fixture()
    fixture.interactor.shouldReturn = false
    <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/SampleCall.swift">>
    XCTAssertEqual(fixture.view.loadings, [true])
    XCTAssertEqual(fixture.router.functionsCalled, [])
  }

  @MainActor
  func test<<action.name|upperCamel>>EndsLoadingOnSuccess() async throws {
    let fixture = Fixture()
    <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/SampleCall.swift">>
    XCTAssertEqual(fixture.view.loadings, [true, false])
    XCTAssertEqual(fixture.router.functionsCalled, [])
  }

  @MainActor
  func test<<action.name|upperCamel>>EndsLoadingWithAlertOnFailure() async throws {
    let fixture = Fixture()
    fixture.interactor.shouldFail = true
    <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/SampleCall.swift">>
    XCTAssertEqual(fixture.view.loadings, [true, false])
    XCTAssertEqual(fixture.router.functionsCalled, ["showAlert(for:)"])
    let error = fixture.router.error as? <<Module>>ErrorCode
    XCTAssertEqual(error, .empty)
  }
<<end>>
<<end>>

  @MainActor
  func testViewIsNotRetained() async throws {
    let fixture = Fixture()
    do {
      let view = <<Module>>MockView()
      fixture.presenter.view = view
    }
    XCTAssertNil(fixture.presenter.view)
  }

  @MainActor
  func testInteractorAndRouterAreRetained() async throws {
    weak var interactor: <<Module>>MockInteractor?
    weak var router: <<Module>>MockRouter?
    let presenter: <<Module>>Presenter
    do {
      let heldInteractor = <<Module>>MockInteractor()
      let heldRouter = <<Module>>MockRouter()
      interactor = heldInteractor
      router = heldRouter
      presenter = <<Module>>Presenter(
        interactor: heldInteractor,
        router: heldRouter
      )
    }
    XCTAssertNotNil(interactor)
    XCTAssertNotNil(router)
    withExtendedLifetime(presenter) {}
  }
}
