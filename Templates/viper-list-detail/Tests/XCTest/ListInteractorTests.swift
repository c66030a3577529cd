import Foundation
import XCTest

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>ListInteractorParts {
  let interactor: <<Module>>ListInteractor
  let output = <<Module>>ListOutputMock()
  let networkManager = <<Module>>ListNetworkManagingMock()

  init() <<if input contains "isMissing">>throws <<end>>{
    interactor = <<Module>>ListInteractor(
      networkManager: networkManager<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    interactor.output = output
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ListInteractorTests: XCTestCase {

  @MainActor
  func testItemsReachOutput() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
    parts.interactor.getData()
    await parts.interactor.tasks[.load]?.value
    XCTAssertEqual(parts.networkManager.getItemsCallCount, 1)
    XCTAssertEqual(parts.output.dataDidFetchCalls, [<<Module>>Samples.all])
    XCTAssertTrue(parts.output.dataDidFailCalls.isEmpty)
    XCTAssertNil(parts.interactor.tasks[.load])
  }

  @MainActor
  func testErrorReachesOutput() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
    parts.networkManager.getItemsResult = .failure(URLError(.timedOut))
    parts.interactor.getData()
    await parts.interactor.tasks[.load]?.value
    XCTAssertTrue(parts.output.dataDidFetchCalls.isEmpty)
    XCTAssertEqual(parts.output.dataDidFailCalls.first as? URLError, URLError(.timedOut))
    XCTAssertNil(parts.interactor.tasks[.load])
  }

  @MainActor
  func testGetDataCancelsEarlierRun() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
    parts.interactor.getData()
    let earlier = parts.interactor.tasks[.load]
    parts.interactor.getData()
    let running = parts.interactor.tasks[.load]
    await earlier?.value
    await running?.value
    XCTAssertEqual(earlier?.isCancelled, true)
    XCTAssertEqual(parts.output.dataDidFetchCalls, [<<Module>>Samples.all])
    XCTAssertTrue(parts.output.dataDidFailCalls.isEmpty)
  }
<<if navigation != "swiftui">>

  @MainActor
  func testCancelAllCancelsGetData() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
    parts.interactor.getData()
    let cancelled = parts.interactor.tasks[.load]
    parts.interactor.cancelAll()
    XCTAssertNil(parts.interactor.tasks[.load])
    await cancelled?.value
    XCTAssertTrue(parts.output.dataDidFetchCalls.isEmpty)
    XCTAssertTrue(parts.output.dataDidFailCalls.isEmpty)
  }
<<end>>

  @MainActor
  func testReleaseCancelsRun() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
    parts.networkManager.onGetItems = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>ListInteractor(
        networkManager: parts.networkManager<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      interactor.output = parts.output
      interactor.getData()
      task = interactor.tasks[.load]
    }
    await task?.value
    XCTAssertEqual(task?.isCancelled, true)
    XCTAssertTrue(parts.output.dataDidFailCalls.isEmpty)
  }

  @MainActor
  func testOutputIsNotRetained() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
    let interactor = parts.interactor
    do {
      let output = <<Module>>ListOutputMock()
      interactor.output = output
    }
    XCTAssertNil(interactor.output)
  }
<<for action in actions>>
<<if action.isCall and action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>PassesAnswerToOutput() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
<<if action.missing and action.result>>
    parts.networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await parts.interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
<<if not whole.parameters>>
    XCTAssertEqual(parts.networkManager.<<whole.calls>>, 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.networkManager.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.networkManager.<<whole.calls>>.count, 1)
<<end>>
<<end>>
<<end>>
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls, [<<action.resultSample>>])
<<elseif action.result>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls.count, 1)
<<else>>
<<include "Tests/XCTest/SucceededOnce.swift">>
<<end>>
    XCTAssertTrue(parts.output.<<action.id>>FailedCalls.isEmpty)
  }

  @MainActor
  func test<<action.id|upperCamel>>PassesErrorToOutput() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<if action.result>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
    parts.networkManager.<<action.id>>Result = .failure(URLError(.timedOut))
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await parts.interactor.tasks[.<<action.id>>]?.value
<<if action.result>>
    XCTAssertTrue(parts.output.<<action.id>>SucceededCalls.isEmpty)
<<else>>
<<include "Tests/XCTest/SucceededNever.swift">>
<<end>>
    XCTAssertEqual(parts.output.<<action.id>>FailedCalls.first as? URLError, URLError(.timedOut))
    XCTAssertNil(parts.interactor.tasks[.<<action.id>>])
  }

  @MainActor
  func test<<action.id|upperCamel>>IsNotStartedTwice() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
<<if action.missing and action.result>>
    parts.networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await parts.interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
    XCTAssertEqual(parts.networkManager.<<whole.calls>><<if whole.parameters>>.count<<end>>, 1)
<<end>>
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls, [<<action.resultSample>>])
<<elseif action.result>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls.count, 1)
<<else>>
<<include "Tests/XCTest/SucceededOnce.swift">>
<<end>>
  }
<<if navigation != "swiftui">>

  @MainActor
  func testCancelled<<action.id|upperCamel>>IsNotAnswered() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
<<if action.missing and action.result>>
    parts.networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let cancelled = parts.interactor.tasks[.<<action.id>>]
    parts.interactor.cancelAll()
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
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
<<include "Tests/XCTest/SucceededOnce.swift">>
<<end>>
    XCTAssertNil(parts.interactor.tasks[.<<action.id>>])
  }
<<end>>

  @MainActor
  func testReleasedInteractorCancels<<action.id|upperCamel>>() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<if action.result>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ListInteractorParts()
    parts.networkManager.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>ListInteractor(
        networkManager: parts.networkManager<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      interactor.output = parts.output
      interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      task = interactor.tasks[.<<action.id>>]
    }
    await task?.value
    XCTAssertEqual(task?.isCancelled, true)
<<if action.result>>
    XCTAssertTrue(parts.output.<<action.id>>SucceededCalls.isEmpty)
<<else>>
<<include "Tests/XCTest/SucceededNever.swift">>
<<end>>
    XCTAssertTrue(parts.output.<<action.id>>FailedCalls.isEmpty)
  }
<<end>>
<<end>>
<<for action in list-presenter-to-list-interactor>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
}
