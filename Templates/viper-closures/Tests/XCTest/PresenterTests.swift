import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: XCTestCase {
<<for action in actions>>
<<if action.isTestable>>
<<if not action.result or action.resultSample>>
  @MainActor
  func test<<action.id|upperCamel>>AsksInteractor() async throws {
    let parts = <<Module>>PresenterParts()
<<if style == "closures">>
    let result = try await <<Module|lowerCamel>>Answer {
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
        onSuccess: $0,
        onFailure: $1
      )
    }
<<elseif action.parameters>>
    let result = try await parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    let result = try await parts.presenter.<<action.name>>()
<<end>>
<<if action.parameters>>
    XCTAssertEqual(parts.interactor.<<action.id>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.interactor.<<action.id>>CallCount, 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(parts.interactor.<<parameter.recorded>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      parts.interactor.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(parts.interactor.<<parameter.recorded>>, <<parameter.sample>>)
<<end>>
<<end>>
<<if not action.result>>
    XCTAssertEqual(result, <<Module>>Fixtures.entity)
<<elseif action.isResultComparable>>
    XCTAssertEqual(result, <<action.resultSample>>)
<<else>>
    XCTAssertNotNil((result as Any?))
<<end>>
  }
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>ReportsError() async throws {
    let parts = <<Module>>PresenterParts()
    parts.interactor.<<action.id>>Error = CancellationError()
    var caught: (any Error)?
    do {
<<if style == "closures">>
      _ = try await <<Module|lowerCamel>>Answer {
        parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
          onSuccess: $0,
          onFailure: $1
        )
      }
<<elseif action.parameters>>
      _ = try await parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      _ = try await parts.presenter.<<action.name>>()
<<end>>
    } catch {
      caught = error
    }
    XCTAssertTrue(caught is CancellationError)
  }
<<end>>
<<end>>

  @MainActor
  func testMessageDescribesError() async throws {
    let parts = <<Module>>PresenterParts()
    let error = <<Module>>ServiceError.notConnected
    let message = parts.presenter.message(for: error)
    XCTAssertEqual(message, <<Module>>Texts.notConnected)
  }
<<for screen in next>>
<<if ui == "swiftui" and navigation == "swiftui">>

  @MainActor
  func testShow<<screen>>ScreenAsksRouter() async throws {
    let parts = <<Module>>PresenterParts()
    parts.presenter.show<<screen>>Screen()
    XCTAssertEqual(parts.router.show<<screen>>ScreenCallCount, 1)
  }
<<else>>

  @MainActor
  func testMake<<screen>>ScreenAsksRouter() async throws {
    let parts = <<Module>>PresenterParts()
    _ = parts.presenter.make<<screen>>Screen()
    XCTAssertEqual(parts.router.make<<screen>>ScreenCallCount, 1)
  }
<<end>>
<<end>>
<<if next>>
<<for action in actions>>
<<if (not action.result or action.resultSample) and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>

  @MainActor
  func test<<action.id|upperCamel>>ChoosesNextScreen() async throws {
    let parts = <<Module>>PresenterParts()
<<for screen in next>>
<<if loop.first>>
<<if ui == "swiftui" and navigation == "swiftui">>
    parts.presenter.showNextScreen(after<<action.id|upperCamel>>: <<if action.result>><<action.resultSample>><<else>><<Module>>Fixtures.entity<<end>>)
    XCTAssertEqual(parts.router.show<<screen>>ScreenCallCount, 1)
<<else>>
    _ = parts.presenter.nextScreen(after<<action.id|upperCamel>>: <<if action.result>><<action.resultSample>><<else>><<Module>>Fixtures.entity<<end>>)
    XCTAssertEqual(parts.router.make<<screen>>ScreenCallCount, 1)
<<end>>
<<end>>
<<end>>
  }
<<end>>
<<end>>
<<end>>

  @MainActor
  func testPresenterKeepsParts() async throws {
    weak var interactor: <<Module>>InteractorMock?
    weak var router: <<Module>>RouterMock?
    let presenter: <<Module>>Presenter
    do {
      let ownInteractor = <<Module>>InteractorMock()
      let ownRouter = <<Module>>RouterMock()
      interactor = ownInteractor
      router = ownRouter
      presenter = <<Module>>Presenter(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        interactor: ownInteractor,
        router: ownRouter
      )
    }
    XCTAssertNotNil(interactor)
    XCTAssertNotNil(router)
    withExtendedLifetime(presenter) {}
  }
}

@MainActor
private struct <<Module>>PresenterParts {
  let interactor = <<Module>>InteractorMock()
  let router = <<Module>>RouterMock()
  let presenter: <<Module>>Presenter

  init() {
    presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      interactor: interactor,
      router: router
    )
  }
}
