import Foundation
import XCTest

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>DetailInteractorParts {
  let interactor: <<Module>>DetailInteractor
  let output = <<Module>>DetailOutputMock()
<<if detail == "load" or detail-actions contains "isCall">>
  let networkManager = <<Module>>DetailNetworkManagingMock()
<<end>>

  init() {
    interactor = <<Module>>DetailInteractor(
      item: <<Module>>Samples.first<<if detail == "load" or detail-actions contains "isCall">>,
      networkManager: networkManager<<end>>
    )
    interactor.output = output
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DetailInteractorTests: XCTestCase {
<<if detail == "load">>

  @MainActor
  func testItemsReachOutput() async throws {
    let parts = <<Module>>DetailInteractorParts()
    parts.interactor.getData()
    await parts.interactor.tasks[.load]?.value
    XCTAssertEqual(parts.networkManager.getDetailCalls, [<<Module>>Samples.first])
    XCTAssertEqual(parts.output.dataDidFetchCalls, [<<Module>>Samples.second])
    XCTAssertTrue(parts.output.dataDidFailCalls.isEmpty)
    XCTAssertNil(parts.interactor.tasks[.load])
  }

  @MainActor
  func testErrorReachesOutput() async throws {
    let parts = <<Module>>DetailInteractorParts()
    parts.networkManager.getDetailResult = .failure(URLError(.timedOut))
    parts.interactor.getData()
    await parts.interactor.tasks[.load]?.value
    XCTAssertTrue(parts.output.dataDidFetchCalls.isEmpty)
    XCTAssertEqual(parts.output.dataDidFailCalls.first as? URLError, URLError(.timedOut))
    XCTAssertNil(parts.interactor.tasks[.load])
  }

  @MainActor
  func testGetDataCancelsEarlierRun() async throws {
    let parts = <<Module>>DetailInteractorParts()
    parts.interactor.getData()
    let earlier = parts.interactor.tasks[.load]
    parts.interactor.getData()
    let running = parts.interactor.tasks[.load]
    await earlier?.value
    await running?.value
    XCTAssertEqual(earlier?.isCancelled, true)
    XCTAssertEqual(parts.output.dataDidFetchCalls, [<<Module>>Samples.second])
    XCTAssertTrue(parts.output.dataDidFailCalls.isEmpty)
  }

  @MainActor
  func testCancelAllCancelsGetData() async throws {
    let parts = <<Module>>DetailInteractorParts()
    parts.interactor.getData()
    let cancelled = parts.interactor.tasks[.load]
    parts.interactor.cancelAll()
    XCTAssertNil(parts.interactor.tasks[.load])
    await cancelled?.value
    XCTAssertTrue(parts.output.dataDidFetchCalls.isEmpty)
    XCTAssertTrue(parts.output.dataDidFailCalls.isEmpty)
  }

  @MainActor
  func testReleaseCancelsRun() async throws {
    let parts = <<Module>>DetailInteractorParts()
    parts.networkManager.onGetDetail = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>DetailInteractor(
        item: <<Module>>Samples.first,
        networkManager: parts.networkManager
      )
      interactor.output = parts.output
      interactor.getData()
      task = interactor.tasks[.load]
    }
    await task?.value
    XCTAssertEqual(task?.isCancelled, true)
    XCTAssertTrue(parts.output.dataDidFailCalls.isEmpty)
  }
<<end>>

  @MainActor
  func testOutputIsNotRetained() async throws {
    let parts = <<Module>>DetailInteractorParts()
    let interactor = parts.interactor
    do {
      let output = <<Module>>DetailOutputMock()
      interactor.output = output
    }
    XCTAssertNil(interactor.output)
  }
<<for action in detail-actions>>
<<if action.isCall and action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>PassesAnswerToOutput() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>DetailInteractorParts()
<<if action.missing and action.result>>
    parts.networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await parts.interactor.tasks[.<<action.id>>]?.value
<<if action.parameters>>
    XCTAssertEqual(parts.networkManager.<<action.calls>>.map { $0.item }, [<<Module>>Samples.first])
<<else>>
    XCTAssertEqual(parts.networkManager.<<action.id>>Calls, [<<Module>>Samples.first])
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.networkManager.<<action.calls>>.first?.<<parameter.reference>>, <<parameter.sample>>)
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
  func test<<action.id|upperCamel>>PassesErrorToOutput() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<if action.result>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<Module>>DetailInteractorParts()
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
    XCTAssertEqual(parts.output.<<action.id>>SucceededCallCount, 0)
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
    let parts = <<Module>>DetailInteractorParts()
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
<<if action.parameters>>
    XCTAssertEqual(parts.networkManager.<<action.calls>>.map { $0.item }, [<<Module>>Samples.first])
<<else>>
    XCTAssertEqual(parts.networkManager.<<action.id>>Calls, [<<Module>>Samples.first])
<<end>>
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls, [<<action.resultSample>>])
<<elseif action.result>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCalls.count, 1)
<<else>>
    XCTAssertEqual(parts.output.<<action.id>>SucceededCallCount, 1)
<<end>>
  }

  @MainActor
  func testCancelled<<action.id|upperCamel>>IsNotAnswered() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>DetailInteractorParts()
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
    XCTAssertEqual(parts.output.<<action.id>>SucceededCallCount, 1)
<<end>>
    XCTAssertNil(parts.interactor.tasks[.<<action.id>>])
  }

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
    let parts = <<Module>>DetailInteractorParts()
    parts.networkManager.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>DetailInteractor(
        item: <<Module>>Samples.first,
        networkManager: parts.networkManager
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
    XCTAssertEqual(parts.output.<<action.id>>SucceededCallCount, 0)
<<end>>
    XCTAssertTrue(parts.output.<<action.id>>FailedCalls.isEmpty)
  }
<<end>>
<<end>>
<<for action in detail-presenter-to-detail-interactor>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
}
