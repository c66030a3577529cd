<<include "Includes/FoundationImportForTests.swift">>
import XCTest

@testable import <<Target>>

final class <<Module>>ServiceStubTests: XCTestCase {
  @MainActor
  func testCannedResponseIsComplete() async throws {
    XCTAssertEqual(
      <<Module>>ServiceStub.response,
      <<Module>>Fixtures.response
    )
  }
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.name|upperCamel>>AnswersWithCannedResponse() async throws {
    let service = <<Module>>ServiceStub()
    let answer = <<Module>>Answer()
<<if style == "closures">>
    await answer.record { onSuccess, onFailure in
      service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
        onSuccess: onSuccess,
        onFailure: onFailure
      )
    }
<<else>>
    await answer.record {
<<if action.parameters>>
      try await service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      try await service.<<action.name>>()
<<end>>
    }
<<end>>
    let entity = <<Module>>Fixtures.entity
    XCTAssertEqual(answer.entity, entity)
    XCTAssertNil(answer.error)
  }

  @MainActor
  func test<<action.name|upperCamel>>DecodesResponseWithoutOptionalFields() async throws {
    let service = <<Module>>ServiceStub(
      response: <<Module>>Fixtures.minimalResponse
    )
    let answer = <<Module>>Answer()
<<if style == "closures">>
    await answer.record { onSuccess, onFailure in
      service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
        onSuccess: onSuccess,
        onFailure: onFailure
      )
    }
<<else>>
    await answer.record {
<<if action.parameters>>
      try await service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      try await service.<<action.name>>()
<<end>>
    }
<<end>>
    let entity = <<Module>>Fixtures.minimalEntity
    XCTAssertEqual(answer.entity, entity)
    XCTAssertNil(answer.error)
  }

  @MainActor
  func test<<action.name|upperCamel>>ReportsBrokenJSON() async throws {
    let service = <<Module>>ServiceStub(
      response: "{"
    )
    let answer = <<Module>>Answer()
<<if style == "closures">>
    await answer.record { onSuccess, onFailure in
      service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
        onSuccess: onSuccess,
        onFailure: onFailure
      )
    }
<<else>>
    await answer.record {
<<if action.parameters>>
      try await service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      try await service.<<action.name>>()
<<end>>
    }
<<end>>
    XCTAssertTrue(answer.error is DecodingError)
    XCTAssertNil(answer.entity)
  }
<<end>>
<<end>>
}
