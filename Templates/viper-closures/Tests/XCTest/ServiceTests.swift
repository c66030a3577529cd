import Foundation
import XCTest

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class <<Module>>ServiceTests: XCTestCase {
  @MainActor
  func testStatusOfSuccessIsDecoded() async throws {
    let response = try <<Module>>Fixtures.httpResponse(status: 200)
    let data = Data(<<Module>>Fixtures.response.utf8)
    let decoded = try <<Module>>Service.entity(from: data, response)
    XCTAssertEqual(decoded, <<Module>>Fixtures.entity)
  }

  @MainActor
  func testStatusOfFailureIsAnError() async throws {
    let data = Data(<<Module>>Fixtures.response.utf8)
    for status in [199, 300, 404, 500] {
      let response = try <<Module>>Fixtures.httpResponse(
        status: status
      )
      var code: URLError.Code?
      do {
        _ = try <<Module>>Service.entity(from: data, response)
      } catch let error as URLError {
        code = error.code
      }
      XCTAssertEqual(code, .badServerResponse)
    }
  }

  @MainActor
  func testEntitySurvivesEncoding() async throws {
    let data = try JSONEncoder().encode(<<Module>>Fixtures.entity)
    let decoded = try <<Module>>Service.entity(from: data, nil)
    XCTAssertEqual(decoded, <<Module>>Fixtures.entity)
  }
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.name|upperCamel>>DecodesResponse() async throws {
    let url = try <<Module>>Fixtures.url(
      of: <<Module>>Fixtures.response
    )
    let service = <<Module>>Service(url: url)
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
    let url = try <<Module>>Fixtures.url(
      of: <<Module>>Fixtures.minimalResponse
    )
    let service = <<Module>>Service(url: url)
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
    let url = try <<Module>>Fixtures.url(
      of: "{"
    )
    let service = <<Module>>Service(url: url)
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

  @MainActor
  func test<<action.name|upperCamel>>ReportsRequestThatFails() async throws {
    let url = try XCTUnwrap(
      URL(string: "no-such-scheme:service")
    )
    let service = <<Module>>Service(url: url)
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
    XCTAssertTrue(answer.error is URLError)
    XCTAssertNil(answer.entity)
  }
<<end>>
<<end>>
}
