import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: XCTestCase {
<<for action in actions>>
<<if action.isTestable>>
<<if not action.result or action.resultSample>>
  @MainActor
  func test<<action.id|upperCamel>>AsksService() async throws {
    let parts = <<Module>>InteractorParts()
<<if style == "closures">>
    let result = try await <<Module|lowerCamel>>Answer {
      parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
        onSuccess: $0,
        onFailure: $1
      )
    }
<<elseif action.parameters>>
    let result = try await parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    let result = try await parts.interactor.<<action.name>>()
<<end>>
<<if action.parameters>>
    XCTAssertEqual(parts.service.<<action.id>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.service.<<action.id>>CallCount, 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(parts.service.<<parameter.recorded>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      parts.service.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(parts.service.<<parameter.recorded>>, <<parameter.sample>>)
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
    let parts = <<Module>>InteractorParts()
    parts.service.<<action.id>>Error = CancellationError()
    var caught: (any Error)?
    do {
<<if style == "closures">>
      _ = try await <<Module|lowerCamel>>Answer {
        parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
          onSuccess: $0,
          onFailure: $1
        )
      }
<<elseif action.parameters>>
      _ = try await parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      _ = try await parts.interactor.<<action.name>>()
<<end>>
    } catch {
      caught = error
    }
    XCTAssertTrue(caught is CancellationError)
  }
<<end>>
<<end>>

  @MainActor
  func testInteractorKeepsService() async throws {
    weak var kept: <<Module>>ServiceMock?
    let interactor: <<Module>>Interactor
    do {
      let service = <<Module>>ServiceMock()
      kept = service
      interactor = <<Module>>Interactor(service: service)
    }
    XCTAssertNotNil(kept)
    withExtendedLifetime(interactor) {}
  }
}

@MainActor
private struct <<Module>>InteractorParts {
  let service = <<Module>>ServiceMock()
  let interactor: <<Module>>Interactor

  init() {
    interactor = <<Module>>Interactor(service: service)
  }
}
