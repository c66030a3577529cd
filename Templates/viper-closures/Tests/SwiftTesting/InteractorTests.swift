import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>InteractorTests {
<<include "Includes/OwnNames.swift">>

  let interactor: <<Module>>Interactor
  let service = <<Module>>ServiceMock()

  init() {
    interactor = <<Module>>Interactor(service: service)
  }
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isTestable>>
<<if style == "closures">>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ReturnsServiceAnswer() async throws {
<<else>>
  @Test func <<action.id>>ReturnsServiceAnswer() async {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
    await interactor.tasks[.<<action.id>>]?.value
<<if not action.parameters>>
    #expect(service.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    #expect(service.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
    #expect(service.<<action.calls>>.count == 1)
<<end>>
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
    #expect(results == [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    #expect(results.count == 1)
<<end>>
    #expect(errors.isEmpty)
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>IsAnsweredWithErrorOfService() async throws {
<<else>>
  @Test func <<action.id>>IsAnsweredWithErrorOfService() async {
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
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
    await interactor.tasks[.<<action.id>>]?.value
    #expect(results.isEmpty)
    #expect(errors.first as? URLError == URLError(.timedOut))
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
    service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
    await interactor.tasks[.<<action.id>>]?.value
    #expect(service.<<action.calls>><<if action.parameters>>.count<<end>> == 1)
    #expect(results.count == 1)
    #expect(errors.isEmpty)
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
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
    let cancelled = interactor.tasks[.<<action.id>>]
    interactor.cancelAll()
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
    let running = interactor.tasks[.<<action.id>>]
    await cancelled?.value
    await running?.value
    #expect(cancelled?.isCancelled == true)
    #expect(results.count == 1)
    #expect(errors.isEmpty)
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
<<end>>
<<if action.result>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(service: service)
      interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
        onSuccess: { results.append($0) },
        onFailure: { errors.append($0) }
      )
      task = interactor.tasks[.<<action.id>>]
    }
    await task?.value
    #expect(task?.isCancelled == true)
    #expect(results.isEmpty)
    #expect(errors.isEmpty)
  }
<<else>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ReturnsWhatServiceSends() async throws {
<<else>>
  @Test func <<action.id>>ReturnsWhatServiceSends() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    <<if action.result or not action.isCall>>let result = <<end>>try await interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if not action.parameters>>
    #expect(service.<<action.calls>> == 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    #expect(service.<<parameter.recorded>> == <<parameter.sample>>)
<<elseif loop.first>>
    #expect(service.<<action.calls>>.count == 1)
<<end>>
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
    #expect(result == <<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
<<elseif action.result>>
    _ = result
<<end>>
  }

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ThrowsErrorOfService() async throws {
<<else>>
  @Test func <<action.id>>ThrowsErrorOfService() async {
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
    let error = await #expect(throws: URLError.self) {
      <<if action.result or not action.isCall>>_ = <<end>>try await interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
    #expect(error == URLError(.timedOut))
  }
<<end>>
<<end>>
<<end>>
<<end>>
}
