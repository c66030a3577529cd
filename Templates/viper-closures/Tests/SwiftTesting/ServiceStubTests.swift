<<include "Includes/FoundationImportForTests.swift">>
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ServiceStubTests {
  @Test func cannedResponseIsComplete() {
    #expect(
      <<Module>>ServiceStub.response
        == <<Module>>Fixtures.response
    )
  }
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.name>>AnswersWithCannedResponse() async {
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
    #expect(answer.entity == entity)
    #expect(answer.error == nil)
  }

  @Test func <<action.name>>DecodesResponseWithoutOptionalFields() async {
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
    #expect(answer.entity == entity)
    #expect(answer.error == nil)
  }

  @Test func <<action.name>>ReportsBrokenJSON() async {
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
    #expect(answer.error is DecodingError)
    #expect(answer.entity == nil)
  }
<<end>>
<<end>>
}
