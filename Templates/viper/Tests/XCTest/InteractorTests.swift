import Foundation
import XCTest

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>InteractorParts {
  let interactor: <<Module>>Interactor
  let presenter = <<Module>>InteractorToPresenterInterfaceMock()
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
  let service = <<Module>>ServiceMock()
<<end>>

  init() <<if input contains "isMissing">>throws <<end>>{
    interactor = <<Module>>Interactor(
<<if interactor-to-service or with contains "service" and (with contains "entity" or with contains "view-object") or (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
      service: service<<if input>>,<<end>>
<<end>>
<<for value in input>>
      <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
    )
    interactor.presenter = presenter
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: XCTestCase {

  @MainActor
  func testPresenterIsNotRetained() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    let interactor = parts.interactor
    do {
      let presenter = <<Module>>InteractorToPresenterInterfaceMock()
      interactor.presenter = presenter
    }
    XCTAssertNil(interactor.presenter)
  }
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  @MainActor
  func testRowsReachPresenter() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.interactor.load()
    await parts.interactor.tasks[.load]?.value
    XCTAssertEqual(parts.presenter.loadedCalls, [[<<Module>>Samples.first]])
    XCTAssertTrue(parts.presenter.loadFailedCalls.isEmpty)
  }

  @MainActor
  func testErrorOfRowsReachesPresenter() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.service.fetchResult = .failure(URLError(.timedOut))
    parts.interactor.load()
    await parts.interactor.tasks[.load]?.value
    XCTAssertTrue(parts.presenter.loadedCalls.isEmpty)
    XCTAssertEqual(parts.presenter.loadFailedCalls.first as? URLError, URLError(.timedOut))
  }

  @MainActor
  func testLoadCancelsEarlierLoad() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.interactor.load()
    let earlier = parts.interactor.tasks[.load]
    parts.interactor.load()
    let running = parts.interactor.tasks[.load]
    await earlier?.value
    await running?.value
    XCTAssertEqual(earlier?.isCancelled, true)
    XCTAssertEqual(parts.presenter.loadedCalls.count, 1)
    XCTAssertTrue(parts.presenter.loadFailedCalls.isEmpty)
  }

  @MainActor
  func testCancelledLoadIsNotAnswered() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.interactor.load()
    let cancelled = parts.interactor.tasks[.load]
    parts.interactor.cancelAll()
    XCTAssertNil(parts.interactor.tasks[.load])
    await cancelled?.value
    XCTAssertEqual(cancelled?.isCancelled, true)
    XCTAssertTrue(parts.presenter.functionsCalled.isEmpty)
    parts.interactor.load()
    await parts.interactor.tasks[.load]?.value
    XCTAssertEqual(parts.presenter.loadedCalls, [[<<Module>>Samples.first]])
    XCTAssertTrue(parts.presenter.loadFailedCalls.isEmpty)
  }

  @MainActor
  func testReleasedInteractorCancelsLoad() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
    parts.service.onFetch = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(
        service: parts.service<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      interactor.presenter = parts.presenter
      interactor.load()
      task = interactor.tasks[.load]
    }
    await task?.value
    XCTAssertEqual(task?.isCancelled, true)
    XCTAssertTrue(parts.presenter.functionsCalled.isEmpty)
  }
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isTestable>>

  @MainActor
  func test<<action.id|upperCamel>>PassesAnswerToPresenter() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
    parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await parts.interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
<<if not whole.parameters>>
    XCTAssertEqual(parts.service.<<whole.calls>>, 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(
      parts.service.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<elseif loop.first>>
    XCTAssertEqual(parts.service.<<whole.calls>>.count, 1)
<<end>>
<<end>>
<<end>>
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.presenter.<<action.id>>SucceededCalls, [<<action.resultSample>>])
<<elseif action.result>>
    XCTAssertEqual(parts.presenter.<<action.id>>SucceededCalls.count, 1)
<<else>>
    XCTAssertEqual(parts.presenter.<<action.id>>SucceededCallCount, 1)
<<end>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.presenter.<<action.id>>SucceededIDs, [<<parameter.sample>>])
<<end>>
<<end>>
<<end>>
    XCTAssertTrue(parts.presenter.<<action.id>>FailedCalls.isEmpty)
  }

  @MainActor
  func test<<action.id|upperCamel>>PassesErrorToPresenter() async throws {
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
    parts.service.<<action.id>>Result = .failure(URLError(.timedOut))
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await parts.interactor.tasks[.<<action.id>>]?.value
<<if action.result>>
    XCTAssertTrue(parts.presenter.<<action.id>>SucceededCalls.isEmpty)
<<else>>
    XCTAssertEqual(parts.presenter.<<action.id>>SucceededCallCount, 0)
<<end>>
    XCTAssertEqual(parts.presenter.<<action.id>>FailedCalls.first as? URLError, URLError(.timedOut))
  }

  @MainActor
  func test<<action.id|upperCamel>>IsNotStartedTwice() async throws {
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
    XCTAssertEqual(parts.service.<<whole.calls>><<if whole.parameters>>.count<<end>>, 1)
<<end>>
    XCTAssertEqual(parts.presenter.functionsCalled.count, 1)
  }

  @MainActor
  func testCancelled<<action.id|upperCamel>>IsNotAnswered() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>InteractorParts()
<<if action.missing and action.result>>
    parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
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
    XCTAssertTrue(parts.presenter.<<action.id>>FailedCalls.isEmpty)
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.presenter.<<action.id>>SucceededCalls, [<<action.resultSample>>])
<<elseif action.result>>
    XCTAssertEqual(parts.presenter.<<action.id>>SucceededCalls.count, 1)
<<else>>
    XCTAssertEqual(parts.presenter.<<action.id>>SucceededCallCount, 1)
<<end>>
    XCTAssertNil(parts.interactor.tasks[.<<action.id>>])
  }

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
    parts.service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(
        service: parts.service<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      interactor.presenter = parts.presenter
      interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      task = interactor.tasks[.<<action.id>>]
    }
    await task?.value
    XCTAssertEqual(task?.isCancelled, true)
    XCTAssertTrue(parts.presenter.functionsCalled.isEmpty)
  }
<<end>>
<<end>>
<<for action in presenter-to-interactor>>
<<include "Tests/XCTest/ForwardedCalls.swift">>
<<end>>
}
