<<include "Includes/FoundationImportForTests.swift">>
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>InteractorTests {
  @Test func serviceIsTheGivenOne() {
    let service = <<Module>>ServiceMock()
    let interactor = <<Module>>Interactor(service: service)
    #expect(interactor.service === service)
  }
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.name>>AsksService()<<if style == "async">> async<<end>> {
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
    #expect(service.calls == ["<<action.name>>"])
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(service.<<parameter.variable>> != nil)
<<elseif action.isLong>>
    #expect(
      service.<<parameter.variable>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(service.<<parameter.variable>> == <<parameter.sample>>)
<<end>>
<<end>>
  }

  @Test func <<action.name>>HandsResultOn()<<if style == "async">> async<<end>> {
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
    #expect(answer.entity == entity)
    #expect(answer.error == nil)
  }

  @Test func <<action.name>>HandsErrorOn()<<if style == "async">> async<<end>> {
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
    #expect(answer.error is CancellationError)
    #expect(answer.entity == nil)
  }
<<end>>
<<end>>

  @Test func interactorOwnsService() {
    weak var kept: <<Module>>ServiceMock?
    do {
      let service = <<Module>>ServiceMock()
      kept = service
      let interactor = <<Module>>Interactor(service: service)
      withExtendedLifetime(interactor) {}
    }
    #expect(kept == nil)
  }
}
