import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>InteractorTests {
  let interactor: <<Module>>Interactor
  let fetcher = <<Module>>MockDataFetcher()
  let output = <<Module>>MockInteractorOutput()

  init() {
    interactor = <<Module>>Interactor(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      fetcher: fetcher
    )
    interactor.output = output
  }
<<if validate>>

  @Test func blankTextIsRefused() {
    #expect(interactor.accepted("") == nil)
    #expect(interactor.accepted(" \n\t ") == nil)
    let errors = output.failedCalls.compactMap {
      $0 as? <<Module>>ErrorCode
    }
    #expect(errors == [.empty, .empty])
    #expect(errors.first?.localizedDescription == "Please enter a text.")
  }

  @Test func longTextIsRefused() {
    let limit = <<Module>>ErrorCode.limit
    #expect(interactor.accepted(String(repeating: "x", count: limit)) == nil)
    let errors = output.failedCalls.compactMap {
      $0 as? <<Module>>ErrorCode
    }
    #expect(errors == [.tooLong])
    #expect(errors.first?.localizedDescription == "This text is too long.")
  }

  @Test func textBelowLimitIsTrimmed() {
    let text = String(repeating: "x", count: 19)
    #expect(interactor.accepted("  \(text) \n") == text)
    #expect(output.failedCalls.isEmpty)
  }
<<end>>
<<for action in actions>>
<<if action.isTestable and (not action.result or action.resultSample)>>

  @Test func <<action.id>>StartsFetcher()<<if action.isAsync>> async<<end>> {
    <<include "Includes/Await.swift">>interactor.<<include "Includes/ValidCall.swift">>
<<if action.parameters>>
    #expect(fetcher.<<action.calls>>.count == 1)
<<else>>
    #expect(fetcher.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(fetcher.<<parameter.recorded>> != nil)
<<elseif action.isLong>>
    #expect(
      fetcher.<<parameter.recorded>>
        == <<include "Includes/ValidSample.swift">>
    )
<<else>>
    #expect(fetcher.<<parameter.recorded>> == <<include "Includes/ValidSample.swift">>)
<<end>>
<<end>>
<<if action.result>>
    #expect(output.success<<action.id|upperCamel>>Calls.count == 1)
<<if action.isResultComparable>>
    #expect(
      output.success<<action.id|upperCamel>>Calls.first
        == fetcher.<<action.id>>Result
    )
<<end>>
    #expect(output.successCallCount == 0)
<<elseif action.isAsync and action.isThrowing and not (action.effects contains "throws(")>>
    #expect(output.successCallCount == 1)
<<else>>
    #expect(output.successCallCount == 0)
<<end>>
    #expect(output.failedCalls.isEmpty)
  }
<<if action.isThrowing and not (action.effects contains "throws(")>>

  @Test func <<action.id>>ReportsErrorOfFetcher()<<if action.isAsync>> async<<end>> {
    fetcher.<<action.id>>Error = CancellationError()
    <<include "Includes/Await.swift">>interactor.<<include "Includes/ValidCall.swift">>
    #expect(output.failedCalls.count == 1)
    #expect(output.failedCalls.first is CancellationError)
    #expect(output.successCallCount == 0)
  }
<<end>>
<<for tested in action.parameters>>
<<if tested.type == "String" and validate contains tested.name>>

  @Test func <<action.id>>RefusesBlank<<tested.name|upperCamel>>()<<if action.isAsync>> async<<end>> {
    let text = " \n"
    <<include "Includes/Await.swift">>interactor.<<include "Includes/TextCall.swift">>
    #expect(fetcher.<<action.calls>>.isEmpty)
    #expect(output.failedCalls.count == 1)
  }

  @Test func <<action.id>>Trims<<tested.name|upperCamel>>()<<if action.isAsync>> async<<end>> {
    let text = " text "
    <<include "Includes/Await.swift">>interactor.<<include "Includes/TextCall.swift">>
    #expect(fetcher.<<tested.recorded>> == "text")
  }
<<end>>
<<end>>
<<end>>
<<end>>

  @Test func initMakesItTheResponse() {
    #expect(fetcher.response === interactor)
  }

  @Test func fetchedIsSuccess() {
    interactor.fetched()
    #expect(output.successCallCount == 1)
  }

  @Test func fetchFailedIsFailure() {
    interactor.fetchFailed(error: CancellationError())
    #expect(output.failedCalls.count == 1)
    #expect(output.failedCalls.first is CancellationError)
  }

  @Test func outputIsNotRetained() {
    do {
      let output = <<Module>>MockInteractorOutput()
      interactor.output = output
    }
    #expect(interactor.output == nil)
  }

  @Test func fetcherIsRetained() {
    weak var fetcher: <<Module>>MockDataFetcher?
    let interactor: <<Module>>Interactor
    do {
      let injected = <<Module>>MockDataFetcher()
      fetcher = injected
      interactor = <<Module>>Interactor(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        fetcher: injected
      )
    }
    #expect(fetcher != nil)
    withExtendedLifetime(interactor) {}
  }
}
