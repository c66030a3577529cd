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

  @Test func presenterIsNotRetained() {
    let interactor = interactor
    do {
      let presenter = <<Module>>InteractorToPresenterInterfaceMock()
      interactor.presenter = presenter
    }
    #expect(interactor.presenter == nil)
  }
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>

  @Test func rowsReachPresenter() async {
    interactor.load()
    await interactor.tasks[.load]?.value
    #expect(presenter.loadedCalls == [[<<Module>>Samples.first]])
    #expect(presenter.loadFailedCalls.isEmpty)
  }

  @Test func errorOfRowsReachesPresenter() async {
    service.fetchResult = .failure(URLError(.timedOut))
    interactor.load()
    await interactor.tasks[.load]?.value
    #expect(presenter.loadedCalls.isEmpty)
    #expect(presenter.loadFailedCalls.first as? URLError == URLError(.timedOut))
  }

  @Test func loadCancelsEarlierLoad() async {
    interactor.load()
    let earlier = interactor.tasks[.load]
    interactor.load()
    let running = interactor.tasks[.load]
    await earlier?.value
    await running?.value
    #expect(earlier?.isCancelled == true)
    #expect(presenter.loadedCalls.count == 1)
    #expect(presenter.loadFailedCalls.isEmpty)
  }

  @Test func cancelledLoadIsNotAnswered() async {
    interactor.load()
    let cancelled = interactor.tasks[.load]
    interactor.cancelAll()
    #expect(interactor.tasks[.load] == nil)
    await cancelled?.value
    #expect(cancelled?.isCancelled == true)
    #expect(presenter.functionsCalled.isEmpty)
    interactor.load()
    await interactor.tasks[.load]?.value
    #expect(presenter.loadedCalls == [[<<Module>>Samples.first]])
    #expect(presenter.loadFailedCalls.isEmpty)
  }

  @Test func releasedInteractorCancelsLoad() async <<if input contains "isMissing">>throws <<end>>{
    service.onFetch = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(
        service: service<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      interactor.presenter = presenter
      interactor.load()
      task = interactor.tasks[.load]
    }
    await task?.value
    #expect(task?.isCancelled == true)
    #expect(presenter.functionsCalled.isEmpty)
  }
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare) and action.isTestable>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>PassesAnswerToPresenter() async throws {
<<else>>
  @Test func <<action.id>>PassesAnswerToPresenter() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
<<for whole in action.whole>>
<<if not whole.parameters>>
    #expect(service.<<whole.calls>> == 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    #expect(service.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
    #expect(service.<<whole.calls>>.count == 1)
<<end>>
<<end>>
<<end>>
<<if action.result and action.isResultComparable>>
    #expect(presenter.<<action.id>>SucceededCalls == [<<action.resultSample>>])
<<elseif action.result>>
    #expect(presenter.<<action.id>>SucceededCalls.count == 1)
<<else>>
    #expect(presenter.<<action.id>>SucceededCallCount == 1)
<<end>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    #expect(presenter.<<action.id>>SucceededIDs == [<<parameter.sample>>])
<<end>>
<<end>>
<<end>>
    #expect(presenter.<<action.id>>FailedCalls.isEmpty)
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>PassesErrorToPresenter() async throws {
<<else>>
  @Test func <<action.id>>PassesErrorToPresenter() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    service.<<action.id>>Result = .failure(URLError(.timedOut))
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
    await interactor.tasks[.<<action.id>>]?.value
<<if action.result>>
    #expect(presenter.<<action.id>>SucceededCalls.isEmpty)
<<else>>
    #expect(presenter.<<action.id>>SucceededCallCount == 0)
<<end>>
    #expect(presenter.<<action.id>>FailedCalls.first as? URLError == URLError(.timedOut))
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
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
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
<<for whole in action.whole>>
    #expect(service.<<whole.calls>><<if whole.parameters>>.count<<end>> == 1)
<<end>>
    #expect(presenter.functionsCalled.count == 1)
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
    service.<<action.id>>Result = .success(<<action.resultSample>>)
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
    #expect(presenter.<<action.id>>FailedCalls.isEmpty)
<<if action.result and action.isResultComparable>>
    #expect(presenter.<<action.id>>SucceededCalls == [<<action.resultSample>>])
<<elseif action.result>>
    #expect(presenter.<<action.id>>SucceededCalls.count == 1)
<<else>>
    #expect(presenter.<<action.id>>SucceededCallCount == 1)
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
    service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(
        service: service<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.testSample>><<if not loop.last>>,<<end>>
<<end>>
      )
      interactor.presenter = presenter
      interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
      task = interactor.tasks[.<<action.id>>]
    }
    await task?.value
    #expect(task?.isCancelled == true)
    #expect(presenter.functionsCalled.isEmpty)
  }
<<end>>
<<end>>
<<for action in presenter-to-interactor>>
<<include "Tests/SwiftTesting/ForwardedCalls.swift">>
<<end>>
}
