import Foundation
import Testing

@testable import <<Target>>

@MainActor
<<if input contains "isMissing">>
@Suite(
<<for own in OwnTypes>>
<<if own.isMissingInput>>
  .enabled("write <<Module>>Samples.<<own.name>>") { @MainActor in <<Module>>Samples.<<own.name>> != nil },
<<end>>
<<end>>
)
<<end>>
struct <<Module>>InteractorTests {
  let interactor: <<Module>>Interactor
  let output = <<Module>>MockInteractorOutput()
  let fetcher = <<Module>>MockDataFetcher()

  init() <<if input contains "isMissing">>throws <<end>>{
    interactor = <<Module>>Interactor(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      fetcher: fetcher
    )
    interactor.output = output
  }
<<if not actions>>

  @Test func outputIsNotRetained() {
    let interactor = interactor
    do {
      let output = <<Module>>MockInteractorOutput()
      interactor.output = output
    }
    #expect(interactor.output == nil)
  }
<<end>>
<<if datafetcher-to-interactor>>

  @Test func dataFetcherAnswersInteractor() {
    #expect(fetcher.response === interactor)
  }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ReportsWhatDataFetcherAnswers() async throws {
<<else>>
  @Test func <<action.id>>ReportsWhatDataFetcherAnswers() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(interactor.isLoading)
    await interactor.tasks[.<<action.id>>]?.value
    #expect(!interactor.isLoading)
<<for whole in action.whole>>
<<if not whole.parameters>>
    #expect(fetcher.<<whole.calls>> == 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    #expect(fetcher.<<parameter.recorded>> == <<if parameter.type == "String" and validate contains parameter.name and not parameter.isInput>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>><<for sent in action.parameters>><<if sent.name == parameter.name>>"text <<loop.index>>"<<end>><<end>><<end>><<else>><<parameter.sample>><<end>>)
<<elseif loop.first>>
    #expect(fetcher.<<whole.calls>>.count == 1)
<<end>>
<<end>>
<<end>>
<<if action.result and action.isResultComparable>>
    #expect(output.<<action.id>>SucceededCalls == [<<action.resultSample>>])
<<elseif action.result>>
    #expect(output.<<action.id>>SucceededCalls.count == 1)
<<else>>
    #expect(output.<<action.id>>SucceededCallCount == 1)
<<end>>
    #expect(output.<<action.id>>FailedCalls.isEmpty)
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ReportsError() async throws {
<<else>>
  @Test func <<action.id>>ReportsError() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    fetcher.<<action.id>>Result = .failure(URLError(.timedOut))
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
<<if action.result>>
    #expect(output.<<action.id>>SucceededCalls.isEmpty)
<<else>>
    #expect(output.<<action.id>>SucceededCallCount == 0)
<<end>>
    #expect(output.<<action.id>>FailedCalls.first as? URLError == URLError(.timedOut))
  }
<<if on-load contains action.id and not action.parameters>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>CancelsEarlierOne() async throws {
<<else>>
  @Test func <<action.id>>CancelsEarlierOne() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
<<if action.missing and action.result>>
    fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    interactor.<<action.name>>()
    let earlier = interactor.tasks[.<<action.id>>]
    interactor.<<action.name>>()
    let running = interactor.tasks[.<<action.id>>]
    await earlier?.value
    await running?.value
    #expect(earlier?.isCancelled == true)
    #expect(output.<<action.id>>FailedCalls.isEmpty)
<<if action.result and action.isResultComparable>>
    #expect(output.<<action.id>>SucceededCalls == [<<action.resultSample>>])
<<elseif action.result>>
    #expect(output.<<action.id>>SucceededCalls.count == 1)
<<else>>
    #expect(output.<<action.id>>SucceededCallCount == 1)
<<end>>
  }
<<else>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>IsNotStartedTwice() async throws {
<<else>>
  @Test func <<action.id>>IsNotStartedTwice() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
    #expect(fetcher.<<whole.calls>><<if whole.parameters>>.count<<end>> == 1)
<<end>>
<<if action.result and action.isResultComparable>>
    #expect(output.<<action.id>>SucceededCalls == [<<action.resultSample>>])
<<elseif action.result>>
    #expect(output.<<action.id>>SucceededCalls.count == 1)
<<else>>
    #expect(output.<<action.id>>SucceededCallCount == 1)
<<end>>
  }
<<end>>
<<if navigation != "swiftui">>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func cancelled<<action.id|upperCamel>>IsNotAnswered() async throws {
<<else>>
  @Test func cancelled<<action.id|upperCamel>>IsNotAnswered() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    let cancelled = interactor.tasks[.<<action.id>>]
    interactor.cancelAll()
    #expect(!interactor.isLoading)
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    let running = interactor.tasks[.<<action.id>>]
    await cancelled?.value
    await running?.value
    #expect(cancelled?.isCancelled == true)
    #expect(output.<<action.id>>FailedCalls.isEmpty)
<<if action.result and action.isResultComparable>>
    #expect(output.<<action.id>>SucceededCalls == [<<action.resultSample>>])
<<elseif action.result>>
    #expect(output.<<action.id>>SucceededCalls.count == 1)
<<else>>
    #expect(output.<<action.id>>SucceededCallCount == 1)
<<end>>
  }
<<end>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func releasedInteractorCancels<<action.id|upperCamel>>() async throws {
<<else>>
  @Test func releasedInteractorCancels<<action.id|upperCamel>>() async <<if input contains "isMissing">>throws <<end>>{
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    fetcher.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(
<<for value in input>>
        <<value.name>>: <<value.testSample>>,
<<end>>
        fetcher: fetcher
      )
      interactor.output = output
      interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      task = interactor.tasks[.<<action.id>>]
    }
    await task?.value
    #expect(task?.isCancelled == true)
<<if action.result>>
    #expect(output.<<action.id>>SucceededCalls.isEmpty)
<<else>>
    #expect(output.<<action.id>>SucceededCallCount == 0)
<<end>>
    #expect(output.<<action.id>>FailedCalls.isEmpty)
  }
<<end>>
<<end>>
<<for action in presenter-to-interactor>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
<<for action in datafetcher-to-interactor>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
}
