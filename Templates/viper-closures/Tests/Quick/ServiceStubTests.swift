<<include "Includes/FoundationImportForTests.swift">>
import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>ServiceStubTests: AsyncSpec {
  override class func spec() {
    it("canned response is complete") { @MainActor in
      expect(<<Module>>ServiceStub.response)
        == <<Module>>Fixtures.response
    }
<<for action in actions>>
<<if action.isTestable>>

    it("<<action.name>> answers with canned response") { @MainActor in
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
      expect(answer.entity) == entity
      expect(answer.error).to(beNil())
    }

    it("<<action.name>> decodes response without optional fields") { @MainActor in
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
      expect(answer.entity) == entity
      expect(answer.error).to(beNil())
    }

    it("<<action.name>> reports broken j s o n") { @MainActor in
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
      expect(answer.error is DecodingError) == true
      expect(answer.entity).to(beNil())
    }
<<end>>
<<end>>
  }
}
