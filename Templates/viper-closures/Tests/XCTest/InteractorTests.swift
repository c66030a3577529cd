import Foundation
import XCTest

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>InteractorParts {
  let interactor: <<Module>>Interactor
  let service = <<Module>>ServiceMock()

  init() {
    interactor = <<Module>>Interactor(service: service)
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: XCTestCase {
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isTestable>>
<<if style == "closures">>

  @MainActor
  func test<<action.id|upperCamel>>ReturnsServiceAnswer() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>InteractorParts()
<<if action.missing and action.result>>
    parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
    await parts.interactor.tasks[.<<action.id>>]?.value
<<if not action.parameters>>
    XCTAssertEqual(parts.service.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.service.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.service.<<action.calls>>.count, 1)
<<end>>
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
    XCTAssertEqual(results, [<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>])
<<else>>
    XCTAssertEqual(results.count, 1)
<<end>>
    XCTAssertTrue(errors.isEmpty)
  }

  @MainActor
  func test<<action.id|upperCamel>>IsAnsweredWithErrorOfService() async throws {
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
    let parts = <<Module>>InteractorParts()
    parts.service.<<action.id>>Result = .failure(URLError(.timedOut))
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
    await parts.interactor.tasks[.<<action.id>>]?.value
    XCTAssertTrue(results.isEmpty)
    XCTAssertEqual(errors.first as? URLError, URLError(.timedOut))
  }

  @MainActor
  func test<<action.id|upperCamel>>IsNotStartedTwice() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>InteractorParts()
<<if action.missing and action.result>>
    parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
    await parts.interactor.tasks[.<<action.id>>]?.value
    XCTAssertEqual(parts.service.<<action.calls>><<if action.parameters>>.count<<end>>, 1)
    XCTAssertEqual(results.count, 1)
    XCTAssertTrue(errors.isEmpty)
  }

  @MainActor
  func testCancelled<<action.id|upperCamel>>IsNotAnswered() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>InteractorParts()
<<if action.missing and action.result>>
    parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
    let cancelled = parts.interactor.tasks[.<<action.id>>]
    parts.interactor.cancelAll()
    parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
      onSuccess: { results.append($0) },
      onFailure: { errors.append($0) }
    )
    let running = parts.interactor.tasks[.<<action.id>>]
    await cancelled?.value
    await running?.value
    XCTAssertEqual(cancelled?.isCancelled, true)
    XCTAssertEqual(results.count, 1)
    XCTAssertTrue(errors.isEmpty)
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
    let parts = <<Module>>InteractorParts()
    parts.service.on<<action.id|upperCamel>> = { try await Task.sleep(nanoseconds: 60_000_000_000) }
    var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
    var errors: [any Error] = []
    let task: Task<Void, Never>?
    do {
      let interactor = <<Module>>Interactor(service: parts.service)
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
    XCTAssertEqual(task?.isCancelled, true)
    XCTAssertTrue(results.isEmpty)
    XCTAssertTrue(errors.isEmpty)
  }
<<else>>

  @MainActor
  func test<<action.id|upperCamel>>ReturnsWhatServiceSends() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<Module>>InteractorParts()
<<if action.missing and action.result>>
    parts.service.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
    <<if action.result or not action.isCall>>let result = <<end>>try await parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )
<<if not action.parameters>>
    XCTAssertEqual(parts.service.<<action.calls>>, 1)
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.service.<<parameter.recorded>>, <<parameter.sample>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.service.<<action.calls>>.count, 1)
<<end>>
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
    XCTAssertEqual(result, <<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)
<<elseif action.result>>
    _ = result
<<end>>
  }

  @MainActor
  func test<<action.id|upperCamel>>ThrowsErrorOfService() async throws {
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
    let parts = <<Module>>InteractorParts()
    parts.service.<<action.id>>Result = .failure(URLError(.timedOut))
    let error = await <<Module>>InteractorErrors.error(of: URLError.self) {
      <<if action.result or not action.isCall>>_ = <<end>>try await parts.interactor.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    }
    XCTAssertEqual(error, URLError(.timedOut))
  }
<<end>>
<<end>>
<<end>>
<<end>>
}

/// The error of a call.
private enum <<Module>>InteractorErrors {
  @MainActor
  static func error<Failure: Error>(
    of type: Failure.Type,
    _ call: () async throws -> Void
  ) async -> Failure? {
    do {
      try await call()
      return nil
    } catch {
      return error as? Failure
    }
  }
}
