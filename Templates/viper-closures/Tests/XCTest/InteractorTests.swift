<<include "Includes/FoundationImportForTests.swift">>
import XCTest

@testable import <<Target>>

final class <<Module>>InteractorTests: XCTestCase {
  @MainActor
  func testServiceIsTheGivenOne() async throws {
    let service = <<Module>>ServiceMock()
    let interactor = <<Module>>Interactor(service: service)
    XCTAssertIdentical(interactor.service, service)
  }
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.name|upperCamel>>AsksService() async throws {
    let service = <<Module>>ServiceMock()
    let interactor = <<Module>>Interactor(service: service)
    let answer = <<Module>>Answer()
<<if style == "closures">>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      onSuccess: { answer.entity = $0 },
      onFailure: { answer.error = $0 }
    )
<<else>>
    await answer.record {
<<if action.parameters>>
      try await interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      try await interactor.<<action.name>>()
<<end>>
    }
<<end>>
    XCTAssertEqual(service.calls, ["<<action.name>>"])
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(service.<<parameter.variable>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      service.<<parameter.variable>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(service.<<parameter.variable>>, <<parameter.sample>>)
<<end>>
<<end>>
  }

  @MainActor
  func test<<action.name|upperCamel>>HandsResultOn() async throws {
    let service = <<Module>>ServiceMock()
    let interactor = <<Module>>Interactor(service: service)
    let entity = <<Module>>Fixtures.entity
    let answer = <<Module>>Answer()
<<if style == "closures">>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      onSuccess: { answer.entity = $0 },
      onFailure: { answer.error = $0 }
    )
    service.onSuccess?(entity)
<<else>>
    service.result = .success(entity)
    await answer.record {
<<if action.parameters>>
      try await interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      try await interactor.<<action.name>>()
<<end>>
    }
<<end>>
    XCTAssertEqual(answer.entity, entity)
    XCTAssertNil(answer.error)
  }

  @MainActor
  func test<<action.name|upperCamel>>HandsErrorOn() async throws {
    let service = <<Module>>ServiceMock()
    let interactor = <<Module>>Interactor(service: service)
    let answer = <<Module>>Answer()
<<if style == "closures">>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      onSuccess: { answer.entity = $0 },
      onFailure: { answer.error = $0 }
    )
    service.onFailure?(CancellationError())
<<else>>
    service.result = .failure(CancellationError())
    await answer.record {
<<if action.parameters>>
      try await interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      try await interactor.<<action.name>>()
<<end>>
    }
<<end>>
    XCTAssertTrue(answer.error is CancellationError)
    XCTAssertNil(answer.entity)
  }
<<end>>
<<end>>

  @MainActor
  func testInteractorOwnsService() async throws {
    weak var kept: <<Module>>ServiceMock?
    do {
      let service = <<Module>>ServiceMock()
      kept = service
      let interactor = <<Module>>Interactor(service: service)
      withExtendedLifetime(interactor) {}
    }
    XCTAssertNil(kept)
  }
}
