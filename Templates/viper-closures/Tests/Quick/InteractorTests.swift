import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: AsyncSpec {
  override class func spec() {
<<for action in actions>>
<<if action.isTestable>>
<<if not action.result or action.resultSample>>
    it("asks the service for <<action.id>>") { @MainActor in
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
      expect(parts.service.<<action.id>>Calls.count).to(equal(1))
<<else>>
      expect(parts.service.<<action.id>>CallCount).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(parts.service.<<parameter.recorded>>).toNot(beNil())
<<elseif action.isLong>>
      expect(parts.service.<<parameter.recorded>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(parts.service.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
<<if not action.result>>
      expect(result).to(equal(<<Module>>Fixtures.entity))
<<elseif action.isResultComparable>>
      expect(result).to(equal(<<action.resultSample>>))
<<else>>
      expect((result as Any?)).toNot(beNil())
<<end>>
    }
<<end>>

    it("reports the error of <<action.id>>") { @MainActor in
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
      expect(caught is CancellationError).to(beTrue())
    }
<<end>>
<<end>>

    it("keeps the service") { @MainActor in
      weak var kept: <<Module>>ServiceMock?
      let interactor: <<Module>>Interactor
      do {
        let service = <<Module>>ServiceMock()
        kept = service
        interactor = <<Module>>Interactor(service: service)
      }
      expect(kept).toNot(beNil())
      withExtendedLifetime(interactor) {}
    }
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
