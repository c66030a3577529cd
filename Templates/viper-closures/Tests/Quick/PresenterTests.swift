import Foundation
import Nimble
import Quick

@testable import <<Target>>

/// What the tests work with.
@MainActor
private struct <<Module>>PresenterParts {
  let presenter: <<Module>>Presenter
  let interactor = <<Module>>InteractorMock()
  let router = <<Module>>RouterMock()

  init() {
    presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<value.sample>>,
<<end>>
      interactor: interactor,
      router: router
    )
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: AsyncSpec {
  override class func spec() {

    it("dismissal is reported") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.wasDismissed()
      expect(parts.router.dismissedReportCount).to(equal(1))
<<if style == "closures" and actions>>
      expect(parts.interactor.cancelAllCallCount).to(equal(1))
<<end>>
    }
<<for action in actions>>
<<if action.isTestable>>
<<if style == "closures">>

    it("<<action.id>> reports result and hands it on") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>PresenterParts()
<<if action.missing and action.result>>
      parts.interactor.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
      var errors: [any Error] = []
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
        onSuccess: { results.append($0) },
        onFailure: { errors.append($0) }
      )
<<if not action.parameters>>
      expect(parts.interactor.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      expect(parts.interactor.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<elseif loop.first>>
      expect(parts.interactor.<<action.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(parts.router.<<action.id>>Reports).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(parts.router.<<action.id>>Reports.count).to(equal(1))
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
      expect(results).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(results.count).to(equal(1))
<<end>>
      expect(errors.isEmpty).to(beTrue())
    }

    it("<<action.id>> hands on error") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>PresenterParts()
      parts.interactor.<<action.id>>Result = .failure(URLError(.timedOut))
      var results: [<<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>] = []
      var errors: [any Error] = []
      parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>>,
<<end>>
        onSuccess: { results.append($0) },
        onFailure: { errors.append($0) }
      )
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
      expect(results.isEmpty).to(beTrue())
      expect(errors.first as? URLError).to(equal(URLError(.timedOut)))
    }
<<else>>

    it("<<action.id>> reports result and returns it") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>PresenterParts()
<<if action.missing and action.result>>
      parts.interactor.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      <<if action.result or not action.isCall>>let result = <<end>>try await parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
<<if not action.parameters>>
      expect(parts.interactor.<<action.calls>>).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if parameter.isComparable>>
      expect(parts.interactor.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<elseif loop.first>>
      expect(parts.interactor.<<action.calls>>.count).to(equal(1))
<<end>>
<<end>>
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(parts.router.<<action.id>>Reports).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(parts.router.<<action.id>>Reports.count).to(equal(1))
<<end>>
<<if not action.isCall or action.result and action.isResultComparable>>
      expect(result).to(equal(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>))
<<elseif action.result>>
      _ = result
<<end>>
    }

    it("<<action.id>> throws error of interactor") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.result>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<Module>>PresenterParts()
      parts.interactor.<<action.id>>Result = .failure(URLError(.timedOut))
      let error = await <<Module>>PresenterErrors.error(of: URLError.self) {
        <<if action.result or not action.isCall>>_ = <<end>>try await parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
      }
      expect(error).to(equal(URLError(.timedOut)))
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
    }

    it("cancelled <<action.id>> is not reported") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>PresenterParts()
<<if action.missing and action.result>>
      parts.interactor.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
      let presenter = parts.presenter
      let task = Task {
        <<if action.result or not action.isCall>>_ = <<end>>try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
        )
      }
      task.cancel()
      _ = await task.result
      expect(parts.interactor.<<action.calls>><<if action.parameters>>.count<<end>>).to(equal(1))
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(0))
<<else>>
      expect(parts.router.<<action.id>>Reports.isEmpty).to(beTrue())
<<end>>
    }
<<end>>
<<end>>
<<end>>
<<for action in actions>>
<<if next and action.isTestable>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>

    it("nothing follows <<action.id>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>PresenterParts()
      let event = <<Module>>Event.<<action.id>><<if action.result or not action.isCall>>(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)<<end>>
      expect(parts.presenter.nextScreen(after: event)).to(beNil())
    }
<<else>>
<<for name in next>>
<<if loop.first>>

    it("<<name>> screen follows <<action.id>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
      let parts = <<Module>>PresenterParts()
      let event = <<Module>>Event.<<action.id>><<if action.result or not action.isCall>>(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)<<end>>
      let screen = parts.presenter.nextScreen(after: event)
<<if navigation == "swiftui">>
      expect(screen).to(equal(parts.router.make<<name>>ScreenResult))
<<else>>
      expect(screen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
<<end>>
      parts.router.make<<name>>ScreenCalls.compactMap { $0 }.forEach(parts.router.report)
<<if action.isCall and not action.result>>
      expect(parts.router.<<action.id>>ReportCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(parts.router.<<action.id>>Reports).to(equal([<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(parts.router.<<action.id>>Reports.count).to(equal(1))
<<end>>
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<for name in next>>

    it("<<name>> screen is made by router") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>? = parts.presenter.make<<name>>Screen()
<<if navigation == "swiftui">>
      expect(screen).to(equal(parts.router.make<<name>>ScreenResult))
<<else>>
      expect(screen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
<<end>>
      expect(parts.router.make<<name>>ScreenCalls.count).to(equal(1))
    }
<<end>>
  }
}

/// The error of a call.
private enum <<Module>>PresenterErrors {
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
