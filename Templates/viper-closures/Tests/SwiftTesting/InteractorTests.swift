import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>InteractorTests {
  let service = <<Module>>ServiceMock()
  let interactor: <<Module>>Interactor

  init() {
    interactor = <<Module>>Interactor(service: service)
  }
<<for action in actions>>
<<if action.isTestable>>
<<if not action.result or action.resultSample>>

  @Test func <<action.id>>AsksService() async throws {
<<if style == "closures">>
    let result = try await <<Module|lowerCamel>>Answer {
      interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
        onSuccess: $0,
        onFailure: $1
      )
    }
<<elseif action.parameters>>
    let result = try await interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    let result = try await interactor.<<action.name>>()
<<end>>
<<if action.parameters>>
    #expect(service.<<action.id>>Calls.count == 1)
<<else>>
    #expect(service.<<action.id>>CallCount == 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(service.<<parameter.recorded>> != nil)
<<elseif action.isLong>>
    #expect(
      service.<<parameter.recorded>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(service.<<parameter.recorded>> == <<parameter.sample>>)
<<end>>
<<end>>
<<if not action.result>>
    #expect(result == <<Module>>Fixtures.entity)
<<elseif action.isResultComparable>>
    #expect(result == <<action.resultSample>>)
<<else>>
    #expect((result as Any?) != nil)
<<end>>
  }
<<end>>

  @Test func <<action.id>>ReportsError() async {
    service.<<action.id>>Error = CancellationError()
    var caught: (any Error)?
    do {
<<if style == "closures">>
      _ = try await <<Module|lowerCamel>>Answer {
        interactor.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
          onSuccess: $0,
          onFailure: $1
        )
      }
<<elseif action.parameters>>
      _ = try await interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      _ = try await interactor.<<action.name>>()
<<end>>
    } catch {
      caught = error
    }
    #expect(caught is CancellationError)
  }
<<end>>
<<end>>

  @Test func interactorKeepsService() {
    weak var kept: <<Module>>ServiceMock?
    let interactor: <<Module>>Interactor
    do {
      let service = <<Module>>ServiceMock()
      kept = service
      interactor = <<Module>>Interactor(service: service)
    }
    #expect(kept != nil)
    withExtendedLifetime(interactor) {}
  }
}
