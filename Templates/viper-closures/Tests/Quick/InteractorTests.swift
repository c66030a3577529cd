import Foundation
import Nimble
import Quick

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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>InteractorTests: AsyncSpec {
  override class func spec() {
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isTestable>>
<<if style == "closures">>

    it("<<action.id>> returns service answer") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(parts.service.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      expect(parts.service.<<parameter.recorded>>).to(
        equal(<<parameter.sample>>)
      )
<<elseif loop.first>>
      expect(parts.service.<<action.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
      expect(results).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(results.count).to(equal(1))
<<end>>
      expect(errors.isEmpty).to(beTrue())
    }

    it("<<action.id>> is answered with error of service") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(results.isEmpty).to(beTrue())
      expect(errors.first as? URLError).to(equal(URLError(.timedOut)))
    }

    it("<<action.id>> is not started twice") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(parts.service.<<action.calls>><<if action.parameters>>.count<<end>>).to(equal(1))
      expect(results.count).to(equal(1))
      expect(errors.isEmpty).to(beTrue())
    }

    it("cancelled <<action.id>> is not answered") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(cancelled?.isCancelled).to(equal(true))
      expect(results.count).to(equal(1))
      expect(errors.isEmpty).to(beTrue())
      expect(parts.interactor.tasks[.<<action.id>>]).to(beNil())
    }

    it("released interactor cancels <<action.id>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(task?.isCancelled).to(equal(true))
      expect(results.isEmpty).to(beTrue())
      expect(errors.isEmpty).to(beTrue())
    }
<<else>>

    it("<<action.id>> returns what service sends") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(parts.service.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      expect(parts.service.<<parameter.recorded>>).to(
        equal(<<parameter.sample>>)
      )
<<elseif loop.first>>
      expect(parts.service.<<action.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
      expect(result).to(equal(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>))
<<elseif action.result>>
      _ = result
<<end>>
    }

    it("<<action.id>> throws error of service") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
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
      expect(error).to(equal(URLError(.timedOut)))
    }
<<end>>
<<end>>
<<end>>
<<end>>
  }
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
