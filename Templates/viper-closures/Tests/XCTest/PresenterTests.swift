<<include "Includes/FoundationImportForTests.swift">>
import XCTest

@testable import <<Target>>

final class <<Module>>PresenterTests: XCTestCase {
  @MainActor
  func testKeepsWhatItIsGiven() async throws {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    XCTAssertIdentical(presenter.interactor, interactor)
    XCTAssertIdentical(presenter.router, router)
  }
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.name|upperCamel>>AsksInteractor() async throws {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let answer = <<Module>>Answer()
<<if style == "closures">>
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      onSuccess: { answer.entity = $0 },
      onFailure: { answer.error = $0 }
    )
<<else>>
    await answer.record {
<<if action.parameters>>
      try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      try await presenter.<<action.name>>()
<<end>>
    }
<<end>>
    XCTAssertEqual(interactor.calls, ["<<action.name>>"])
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(interactor.<<parameter.variable>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      interactor.<<parameter.variable>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(interactor.<<parameter.variable>>, <<parameter.sample>>)
<<end>>
<<end>>
  }

  @MainActor
  func test<<action.name|upperCamel>>HandsResultOn() async throws {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let entity = <<Module>>Fixtures.entity
    let answer = <<Module>>Answer()
<<if style == "closures">>
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      onSuccess: { answer.entity = $0 },
      onFailure: { answer.error = $0 }
    )
    interactor.onSuccess?(entity)
<<else>>
    interactor.result = .success(entity)
    await answer.record {
<<if action.parameters>>
      try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      try await presenter.<<action.name>>()
<<end>>
    }
<<end>>
    XCTAssertEqual(answer.entity, entity)
    XCTAssertNil(answer.error)
  }

  @MainActor
  func test<<action.name|upperCamel>>HandsErrorOn() async throws {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let answer = <<Module>>Answer()
<<if style == "closures">>
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      onSuccess: { answer.entity = $0 },
      onFailure: { answer.error = $0 }
    )
    interactor.onFailure?(CancellationError())
<<else>>
    interactor.result = .failure(CancellationError())
    await answer.record {
<<if action.parameters>>
      try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      try await presenter.<<action.name>>()
<<end>>
    }
<<end>>
    XCTAssertTrue(answer.error is CancellationError)
    XCTAssertNil(answer.entity)
  }
<<end>>
<<end>>
<<if ui == "swiftui" and navigation == "swiftui">>
<<for screen in next>>

  @MainActor
  func testShow<<screen>>ScreenAsksRouter() async throws {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    presenter.show<<screen>>Screen()
    XCTAssertEqual(router.calls, ["show<<screen>>Screen"])
  }
<<end>>
<<else>>
<<for screen in next>>

  @MainActor
  func testMake<<screen>>ScreenAsksRouter() async throws {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let screen: <<Module>>Screen? =
      presenter.make<<screen>>Screen()
    XCTAssertEqual(router.calls, ["make<<screen>>Screen"])
    XCTAssertIdentical(screen, router.<<screen|lowerCamel>>Screen)
  }
<<end>>
<<end>>
}
