import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>InteractorTests {
  let interactor: <<Module>>Interactor
  let fetcher = <<Module>>MockDataFetcher()
  let output = <<Module>>MockInteractorOutput()

  init() {
    interactor = <<Module>>Interactor(fetcher: fetcher)
    interactor.output = output
  }

  @Test(arguments: ["", " ", " \n\t "])
  func nothingIsEmpty(text: String) {
    #expect(interactor.fault(in: text) == .empty)
  }

  @Test func nineteenCharactersPass() {
    #expect(interactor.fault(in: String(repeating: "x", count: 19)) == nil)
  }

  @Test func twentyCharactersAreTooLong() {
    #expect(interactor.fault(in: String(repeating: "x", count: 20)) == .tooLong)
  }

  @Test func errorsSayDifferentThings() {
    let errors: [<<Module>>ErrorCode] = [.empty, .tooLong]
    let texts = errors.map(\.localizedDescription)
    #expect(texts == ["Please enter a text.", "This text is too long."])
  }
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.name>>StartsFetcher()<<if action.isAsync>> async<<end>> {
    <<include "Includes/Await.swift">>interactor.<<include "Includes/ValidCall.swift">>
<<if action.isLong>>
    #expect(
      fetcher.functionsCalled == [
        "<<action.selector>>"
      ]
    )
<<else>>
    #expect(fetcher.functionsCalled == ["<<action.selector>>"])
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(fetcher.<<parameter.variable>> != nil)
<<elseif action.isLong>>
    #expect(
      fetcher.<<parameter.variable>>
        == <<include "Includes/ValidSample.swift">>
    )
<<else>>
    #expect(fetcher.<<parameter.variable>> == <<include "Includes/ValidSample.swift">>)
<<end>>
<<end>>
    #expect(output.functionsCalled.isEmpty)
  }
<<if action.isThrowing and not action.effects contains "throws(">>

  @Test func <<action.name>>ReportsErrorOfFetcher()<<if action.isAsync>> async<<end>> {
    fetcher.errorToThrow = CancellationError()
    <<include "Includes/Await.swift">>interactor.<<include "Includes/ValidCall.swift">>
    #expect(output.functionsCalled == ["failed(error:)"])
    #expect(output.error is CancellationError)
  }
<<end>>
<<for tested in action.parameters>>
<<if tested.type == "String">>

  @Test(arguments: ["", "   "])
  func <<tested.variable>>MustNotBeEmpty(text: String)<<if action.isAsync>> async<<end>> {
    <<include "Includes/Await.swift">>interactor.<<include "Includes/TextCall.swift">>
    #expect(fetcher.functionsCalled.isEmpty)
    #expect(output.functionsCalled == ["failed(error:)"])
    let error = output.error as? <<Module>>ErrorCode
    #expect(error == .empty)
  }

  @Test func <<tested.variable>>MayHaveNineteenCharacters()<<if action.isAsync>> async<<end>> {
    let text = String(repeating: "x", count: 19)
    <<include "Includes/Await.swift">>interactor.<<include "Includes/TextCall.swift">>
    #expect(fetcher.<<tested.variable>> == text)
    #expect(output.functionsCalled.isEmpty)
  }

  @Test func <<tested.variable>>MustNotHaveTwentyCharacters()<<if action.isAsync>> async<<end>> {
    let text = String(repeating: "x", count: 20)
    <<include "Includes/Await.swift">>interactor.<<include "Includes/TextCall.swift">>
    #expect(fetcher.functionsCalled.isEmpty)
    #expect(output.functionsCalled == ["failed(error:)"])
    let error = output.error as? <<Module>>ErrorCode
    #expect(error == .tooLong)
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
    #expect(output.functionsCalled == ["success()"])
  }

  @Test func fetchFailedIsFailure() {
    interactor.fetchFailed(error: CancellationError())
    #expect(output.functionsCalled == ["failed(error:)"])
    #expect(output.error is CancellationError)
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
      interactor = <<Module>>Interactor(fetcher: injected)
    }
    #expect(fetcher != nil)
    withExtendedLifetime(interactor) {}
  }
}
