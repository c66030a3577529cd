import Foundation
import XCTest

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>InteractorParts {
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
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: XCTestCase {
<<if not actions>>

  @MainActor
  func testOutputIsNotRetained() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    let interactor = parts.interactor
    do {
      let output = <<Module>>MockInteractorOutput()
      interactor.output = output
    }
    XCTAssertNil(interactor.output)
  }
<<end>>
<<if datafetcher-to-interactor>>

  @MainActor
  func testDataFetcherAnswersInteractor() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    XCTAssertIdentical(parts.fetcher.response, parts.interactor)
  }
<<end>>
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>ReportsWhatDataFetcherAnswers() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
    parts.fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    XCTAssertTrue(parts.interactor.isLoading)
    await parts.interactor.tasks[.<<action.id>>]?.value
    XCTAssertFalse(parts.interactor.isLoading)
<<for whole in action.whole>>
<<if not whole.parameters>>
    XCTAssertEqual(parts.fetcher.<<whole.calls>>, 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.fetcher.<<parameter.recorded>>, <<if parameter.type == "String" and validate contains parameter.name and not parameter.isInput>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>><<for sent in action.parameters>><<if sent.name == parameter.name>>"text <<loop.index>>"<<end>><<end>><<end>><<else>><<parameter.sample>><<end>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.fetcher.<<whole.calls>>.count, 1)
<<end>>
<<end>>
<<end>>
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls, [<<action.resultSample>>])
<<elseif action.result>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls.count, 1)
<<else>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCallCount, 1)
<<end>>
    XCTAssertTrue(parts.output.<<action.id>>FailedCalls.isEmpty)
  }

  @MainActor
  func test<<action.id|upperCamel>>ReportsError() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.fetcher.<<action.id>>Result = .failure(URLError(.timedOut))
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await parts.interactor.tasks[.<<action.id>>]?.value
<<if action.result>>
    XCTAssertTrue(parts.output.<<action.id>>SucceededCalls.isEmpty)
<<else>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCallCount, 0)
<<end>>
    XCTAssertEqual(parts.output.<<action.id>>FailedCalls.first as? URLError, URLError(.timedOut))
  }
<<if on-load contains action.id and not action.parameters>>

  @MainActor
  func test<<action.id|upperCamel>>CancelsEarlierOne() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
    parts.fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    parts.interactor.<<action.name>>()
    let earlier = parts.interactor.tasks[.<<action.id>>]
    parts.interactor.<<action.name>>()
    let running = parts.interactor.tasks[.<<action.id>>]
    await earlier?.value
    await running?.value
    XCTAssertEqual(earlier?.isCancelled, true)
    XCTAssertTrue(parts.output.<<action.id>>FailedCalls.isEmpty)
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls, [<<action.resultSample>>])
<<elseif action.result>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls.count, 1)
<<else>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCallCount, 1)
<<end>>
  }
<<else>>

  @MainActor
  func test<<action.id|upperCamel>>IsNotStartedTwice() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
    parts.fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    await parts.interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
    XCTAssertEqual(parts.fetcher.<<whole.calls>><<if whole.parameters>>.count<<end>>, 1)
<<end>>
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls, [<<action.resultSample>>])
<<elseif action.result>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls.count, 1)
<<else>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCallCount, 1)
<<end>>
  }
<<end>>
<<if navigation != "swiftui">>

  @MainActor
  func testCancelled<<action.id|upperCamel>>IsNotAnswered() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
    parts.fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    let cancelled = parts.interactor.tasks[.<<action.id>>]
    parts.interactor.cancelAll()
    XCTAssertFalse(parts.interactor.isLoading)
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    let running = parts.interactor.tasks[.<<action.id>>]
    await cancelled?.value
    await running?.value
    XCTAssertEqual(cancelled?.isCancelled, true)
    XCTAssertTrue(parts.output.<<action.id>>FailedCalls.isEmpty)
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls, [<<action.resultSample>>])
<<elseif action.result>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls.count, 1)
<<else>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCallCount, 1)
<<end>>
  }
<<end>>

  @MainActor
  func testReleasedInteractorCancels<<action.id|upperCamel>>() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.fetcher.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(
<<for value in input>>
        <<value.name>>: <<value.testSample>>,
<<end>>
        fetcher: parts.fetcher
      )
      interactor.output = parts.output
      interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
      )
      task = interactor.tasks[.<<action.id>>]
    }
    await task?.value
    XCTAssertEqual(task?.isCancelled, true)
<<if action.result>>
    XCTAssertTrue(parts.output.<<action.id>>SucceededCalls.isEmpty)
<<else>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCallCount, 0)
<<end>>
    XCTAssertTrue(parts.output.<<action.id>>FailedCalls.isEmpty)
  }
<<end>>
<<end>>
<<for action in presenter-to-interactor>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
<<for action in datafetcher-to-interactor>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
}
