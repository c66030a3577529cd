<<include "Includes/FoundationImportForTests.swift">>
import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>InteractorTests: AsyncSpec {
  override class func spec() {
    it("service is the given one") { @MainActor in
      let service = <<Module>>ServiceMock()
      let interactor = <<Module>>Interactor(service: service)
      expect(interactor.service) === service
    }
<<for action in actions>>
<<if action.isTestable>>

    it("<<action.name>> asks service") { @MainActor in
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
      expect(service.calls) == ["<<action.name>>"]
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(service.<<parameter.variable>>).toNot(beNil())
<<elseif action.isLong>>
      expect(service.<<parameter.variable>>)
        == <<parameter.sample>>
<<else>>
      expect(service.<<parameter.variable>>) == <<parameter.sample>>
<<end>>
<<end>>
    }

    it("<<action.name>> hands result on") { @MainActor in
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
      expect(answer.entity) == entity
      expect(answer.error).to(beNil())
    }

    it("<<action.name>> hands error on") { @MainActor in
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
      expect(answer.error is CancellationError) == true
      expect(answer.entity).to(beNil())
    }
<<end>>
<<end>>

    it("interactor owns service") { @MainActor in
      weak var kept: <<Module>>ServiceMock?
      do {
        let service = <<Module>>ServiceMock()
        kept = service
        let interactor = <<Module>>Interactor(service: service)
        withExtendedLifetime(interactor) {}
      }
      expect(kept).to(beNil())
    }
  }
}
