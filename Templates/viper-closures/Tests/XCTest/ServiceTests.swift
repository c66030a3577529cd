import Foundation
import XCTest

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ServiceTests: XCTestCase {
<<for action in actions>>
<<if action.isTestable>>
<<if not action.result or action.isResultComparable>>
  @MainActor
  func test<<action.id|upperCamel>>SendsRequestAndDecodesAnswer() async throws {
    let parts = <<Module>>ServiceParts()
<<if action.result>>
    parts.web.data = try JSONEncoder().encode(<<action.resultSample>>)
<<else>>
    parts.web.data = Data(<<Module>>Fixtures.response.utf8)
<<end>>
    let service = parts.web.service
<<if style == "closures">>
    let result = try await <<Module|lowerCamel>>Answer {
      service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
        onSuccess: $0,
        onFailure: $1
      )
    }
<<elseif action.parameters>>
    let result = try await service.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    let result = try await service.<<action.name>>()
<<end>>
<<if not action.result>>
    XCTAssertEqual(result, <<Module>>Fixtures.entity)
<<elseif action.isResultComparable>>
    XCTAssertEqual(result, <<action.resultSample>>)
<<else>>
    XCTAssertNotNil((result as Any?))
<<end>>
    let request = parts.web.requests.first
    XCTAssertEqual(request?.url?.lastPathComponent, "<<action.name>>")
<<if action.parameters>>
    XCTAssertEqual(request?.httpMethod, "POST")
    let values = try JSONSerialization.jsonObject(with: request?.httpBody ?? Data())
    let names = (values as? [String: Any])?.keys
<<for parameter in action.parameters>>
    XCTAssertEqual(names?.contains("<<parameter.name>>"), true)
<<end>>
    let body = String(decoding: request?.httpBody ?? Data(), as: UTF8.self)
    XCTAssertEqual(body.contains("{}"), false)
    let type = request?.value(forHTTPHeaderField: "Content-Type")
    XCTAssertEqual(type, "application/json")
<<else>>
    XCTAssertNil(request?.httpBody)
<<end>>
  }
<<end>>
<<if not action.result>>

  @MainActor
  func test<<action.id|upperCamel>>DecodesAnswerWithoutOptionalFields() async throws {
    let parts = <<Module>>ServiceParts()
    parts.web.data = Data(<<Module>>Fixtures.minimalResponse.utf8)
    let service = parts.web.service
<<if style == "closures">>
    let result = try await <<Module|lowerCamel>>Answer {
      service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
        onSuccess: $0,
        onFailure: $1
      )
    }
<<elseif action.parameters>>
    let result = try await service.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    let result = try await service.<<action.name>>()
<<end>>
    XCTAssertEqual(result, <<Module>>Fixtures.minimalEntity)
  }
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>ReportsBrokenJSON() async throws {
    let parts = <<Module>>ServiceParts()
    parts.web.data = Data("{".utf8)
    let service = parts.web.service
    var caught: (any Error)?
    do {
<<if style == "closures">>
      _ = try await <<Module|lowerCamel>>Answer {
        service.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
          onSuccess: $0,
          onFailure: $1
        )
      }
<<elseif action.parameters>>
      _ = try await service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      _ = try await service.<<action.name>>()
<<end>>
    } catch {
      caught = error
    }
    XCTAssertTrue(caught is DecodingError)
  }

  @MainActor
  func test<<action.id|upperCamel>>ReportsTransportError() async throws {
    let parts = <<Module>>ServiceParts()
    parts.web.error = CancellationError()
    let service = parts.web.service
    var caught: (any Error)?
    do {
<<if style == "closures">>
      _ = try await <<Module|lowerCamel>>Answer {
        service.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
          onSuccess: $0,
          onFailure: $1
        )
      }
<<elseif action.parameters>>
      _ = try await service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      _ = try await service.<<action.name>>()
<<end>>
    } catch {
      caught = error
    }
    XCTAssertTrue(caught is CancellationError)
  }

  @MainActor
  func test<<action.id|upperCamel>>ReportsStatusOfFailure() async throws {
    let parts = <<Module>>ServiceParts()
<<if not action.result>>
    parts.web.data = Data(<<Module>>Fixtures.response.utf8)
<<end>>
    parts.web.status = 404
    let service = parts.web.service
    var caught: (any Error)?
    do {
<<if style == "closures">>
      _ = try await <<Module|lowerCamel>>Answer {
        service.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
          onSuccess: $0,
          onFailure: $1
        )
      }
<<elseif action.parameters>>
      _ = try await service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      _ = try await service.<<action.name>>()
<<end>>
    } catch {
      caught = error
    }
    XCTAssertTrue(caught is URLError)
  }

  @MainActor
  func test<<action.id|upperCamel>>NeedsAddress() async throws {
    let service = <<Module>>Service()
    var caught: (any Error)?
    do {
<<if style == "closures">>
      _ = try await <<Module|lowerCamel>>Answer {
        service.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
          onSuccess: $0,
          onFailure: $1
        )
      }
<<elseif action.parameters>>
      _ = try await service.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      _ = try await service.<<action.name>>()
<<end>>
    } catch {
      caught = error
    }
    XCTAssertTrue(caught is <<Module>>ServiceError)
  }
<<end>>
<<end>>

  @MainActor
  func testEntitySurvivesEncoding() async throws {
    let data = try JSONEncoder().encode(<<Module>>Fixtures.entity)
    let decoded = try JSONDecoder().decode(<<Module>>Entity.self, from: data)
    XCTAssertEqual(decoded, <<Module>>Fixtures.entity)
  }
}

@MainActor
private struct <<Module>>ServiceParts {
  let web = <<Module>>Web()
}
