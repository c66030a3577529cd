import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DetailInteractorTests {
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
<<if detail == "load">>

  @Test func itemsReachOutput() async {
    interactor.getData()
    await interactor.tasks[.load]?.value
    #expect(networkManager.getDetailCalls == [<<Module>>Samples.first])
    #expect(output.dataDidFetchCalls == [<<Module>>Samples.second])
    #expect(output.dataDidFailCalls.isEmpty)
    #expect(interactor.tasks[.load] == nil)
  }

  @Test func errorReachesOutput() async {
    networkManager.getDetailResult = .failure(URLError(.timedOut))
    interactor.getData()
    await interactor.tasks[.load]?.value
    #expect(output.dataDidFetchCalls.isEmpty)
    #expect(output.dataDidFailCalls.first as? URLError == URLError(.timedOut))
    #expect(interactor.tasks[.load] == nil)
  }

  @Test func getDataCancelsEarlierRun() async {
    interactor.getData()
    let earlier = interactor.tasks[.load]
    interactor.getData()
    let running = interactor.tasks[.load]
    await earlier?.value
    await running?.value
    #expect(earlier?.isCancelled == true)
    #expect(output.dataDidFetchCalls == [<<Module>>Samples.second])
    #expect(output.dataDidFailCalls.isEmpty)
  }

  @Test func cancelAllCancelsGetData() async {
    interactor.getData()
    let cancelled = interactor.tasks[.load]
    interactor.cancelAll()
    #expect(interactor.tasks[.load] == nil)
    await cancelled?.value
    #expect(output.dataDidFetchCalls.isEmpty)
    #expect(output.dataDidFailCalls.isEmpty)
  }

  @Test func releaseCancelsRun() async {
    networkManager.onGetDetail = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>DetailInteractor(
        item: <<Module>>Samples.first,
        networkManager: networkManager
      )
      interactor.output = output
      interactor.getData()
      task = interactor.tasks[.load]
    }
    await task?.value
    #expect(task?.isCancelled == true)
    #expect(output.dataDidFailCalls.isEmpty)
  }
<<end>>

  @Test func outputIsNotRetained() {
    let interactor = interactor
    do {
      let output = <<Module>>DetailOutputMock()
      interactor.output = output
    }
    #expect(interactor.output == nil)
  }
<<for action in detail-actions>>
<<if action.isCall and action.isTestable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>PassesAnswerToOutput() async throws {
<<else>>
  @Test func <<action.id>>PassesAnswerToOutput() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
<<if action.parameters>>
    #expect(networkManager.<<action.calls>>.map { $0.item } == [<<Module>>Samples.first])
<<else>>
    #expect(networkManager.<<action.id>>Calls == [<<Module>>Samples.first])
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    #expect(networkManager.<<action.calls>>.first?.<<parameter.reference>> == <<parameter.sample>>)
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
  func <<action.id>>PassesErrorToOutput() async throws {
<<else>>
  @Test func <<action.id>>PassesErrorToOutput() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<if action.result>>
    _ = <<own>>
<<end>>
<<end>>
    networkManager.<<action.id>>Result = .failure(URLError(.timedOut))
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
<<if action.result>>
    #expect(output.<<action.id>>SucceededCalls.isEmpty)
<<else>>
    #expect(output.<<action.id>>SucceededCallCount == 0)
<<end>>
    #expect(output.<<action.id>>FailedCalls.first as? URLError == URLError(.timedOut))
    #expect(interactor.tasks[.<<action.id>>] == nil)
  }

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
    networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
<<if action.parameters>>
    #expect(networkManager.<<action.calls>>.map { $0.item } == [<<Module>>Samples.first])
<<else>>
    #expect(networkManager.<<action.id>>Calls == [<<Module>>Samples.first])
<<end>>
<<if action.result and action.isResultComparable>>
    #expect(output.<<action.id>>SucceededCalls == [<<action.resultSample>>])
<<elseif action.result>>
    #expect(output.<<action.id>>SucceededCalls.count == 1)
<<else>>
    #expect(output.<<action.id>>SucceededCallCount == 1)
<<end>>
  }

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
    networkManager.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    let cancelled = interactor.tasks[.<<action.id>>]
    interactor.cancelAll()
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
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
    #expect(interactor.tasks[.<<action.id>>] == nil)
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func releasedInteractorCancels<<action.id|upperCamel>>() async throws {
<<else>>
  @Test func releasedInteractorCancels<<action.id|upperCamel>>() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<if action.result>>
    _ = <<own>>
<<end>>
<<end>>
    networkManager.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>DetailInteractor(
        item: <<Module>>Samples.first,
        networkManager: networkManager
      )
      interactor.output = output
      interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
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
<<for action in detail-presenter-to-detail-interactor>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
}
