import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: XCTestCase {
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
    XCTAssertEqual(fixture.view.updateLoadingCalls, [false])
    XCTAssertTrue(fixture.router.showAlertCalls.isEmpty)
<<for screen in next>>
<<if loop.first>>
    XCTAssertEqual(fixture.router.show<<screen>>CallCount, 1)
<<end>>
<<end>>
  }

  @MainActor
  func testFailureEndsLoadingWithAlert() async throws {
    let fixture = Fixture()
    fixture.presenter.failed(error: CancellationError())
    XCTAssertEqual(fixture.view.updateLoadingCalls, [false])
    XCTAssertEqual(fixture.router.showAlertCalls.count, 1)
    XCTAssertTrue(fixture.router.showAlertCalls.first is CancellationError)
<<for screen in next>>
<<if loop.first>>
    XCTAssertEqual(fixture.router.show<<screen>>CallCount, 0)
<<end>>
<<end>>
  }
<<for action in actions>>
<<if action.isTestable and (not action.result or action.resultSample)>>

  @MainActor
  func test<<action.id|upperCamel>>TellsInteractor() async throws {
    let fixture = Fixture()
    <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/SampleCall.swift">>
<<if action.parameters>>
    XCTAssertEqual(fixture.interactor.<<action.calls>>.count, 1)
<<else>>
    XCTAssertEqual(fixture.interactor.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(fixture.interactor.<<parameter.recorded>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      fixture.interactor.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(fixture.interactor.<<parameter.recorded>>, <<parameter.sample>>)
<<end>>
<<end>>
    XCTAssertEqual(fixture.view.updateLoadingCalls, [true, false])
    XCTAssertTrue(fixture.router.showAlertCalls.isEmpty)
<<if action.result and on-load contains action.id and not action.parameters>>
    XCTAssertEqual(fixture.view.show<<action.id|upperCamel>>Calls.count, 1)
<<if action.isResultComparable>>
    XCTAssertEqual(
      fixture.view.show<<action.id|upperCamel>>Calls.first,
      fixture.interactor.<<action.id>>Result
    )
<<end>>
<<else>>
<<for screen in next>>
<<if loop.first>>
    XCTAssertEqual(fixture.router.show<<screen>>CallCount, 1)
<<end>>
<<end>>
<<end>>
  }

  @MainActor
  func test<<action.id|upperCamel>>ShowsLoadingWhilePending() async throws {
    let fixture = Fixture()
    fixture.interactor.shouldReturn = false
    <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/SampleCall.swift">>
    XCTAssertEqual(fixture.view.updateLoadingCalls, [true])
    XCTAssertTrue(fixture.router.showAlertCalls.isEmpty)
  }

  @MainActor
  func test<<action.id|upperCamel>>EndsLoadingWithAlertOnFailure() async throws {
    let fixture = Fixture()
    fixture.interactor.shouldFail = true
    <<include "Includes/Await.swift">>fixture.presenter.<<include "Includes/SampleCall.swift">>
    XCTAssertEqual(fixture.view.updateLoadingCalls, [true, false])
    XCTAssertEqual(fixture.router.showAlertCalls.count, 1)
  }
<<if on-load contains action.id and not action.parameters>>

  @MainActor
  func testViewDidLoadStarts<<action.id|upperCamel>>() async throws {
    let fixture = Fixture()
    await fixture.presenter.viewDidLoad()
    XCTAssertEqual(fixture.interactor.<<action.calls>>, 1)
  }
<<end>>
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
