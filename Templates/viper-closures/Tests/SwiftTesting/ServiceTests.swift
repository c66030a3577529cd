import Foundation
import Testing

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
struct <<Module>>ServiceTests {
  @Test func statusOfSuccessIsDecoded() throws {
    let response = try <<Module>>Fixtures.httpResponse(status: 200)
    let data = Data(<<Module>>Fixtures.response.utf8)
    let decoded = try <<Module>>Service.entity(from: data, response)
    #expect(decoded == <<Module>>Fixtures.entity)
  }

  @Test func statusOfFailureIsAnError() throws {
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
      #expect(code == .badServerResponse)
    }
  }

  @Test func entitySurvivesEncoding() throws {
    let data = try JSONEncoder().encode(<<Module>>Fixtures.entity)
    let decoded = try <<Module>>Service.entity(from: data, nil)
    #expect(decoded == <<Module>>Fixtures.entity)
  }
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.name>>DecodesResponse() async throws {
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
    #expect(answer.entity == entity)
    #expect(answer.error == nil)
  }

  @Test func <<action.name>>DecodesResponseWithoutOptionalFields() async throws {
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
    #expect(answer.entity == entity)
    #expect(answer.error == nil)
  }

  @Test func <<action.name>>ReportsBrokenJSON() async throws {
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
    #expect(answer.error is DecodingError)
    #expect(answer.entity == nil)
  }

  @Test func <<action.name>>ReportsRequestThatFails() async throws {
    let url = try #require(
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
    #expect(answer.error is URLError)
    #expect(answer.entity == nil)
  }
<<end>>
<<end>>
}
