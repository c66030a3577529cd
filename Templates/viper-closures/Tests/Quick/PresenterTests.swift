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

  init() <<if input contains "isMissing">>throws <<end>>{
    presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      interactor: interactor,
      router: router
    )
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: AsyncSpec {
  override class func spec() {

    it("dismissal is reported") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
      parts.presenter.wasDismissed()
      expect(parts.router.dismissedReportCount).to(equal(1))
<<if style == "closures" and actions>>
      expect(parts.interactor.cancelAllCallCount).to(equal(1))
<<end>>
    }
<<for action in actions>>
<<if action.isTestable>>
<<include "Tests/Quick/PresenterCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if next and action.isTestable>>
<<if not action.leadsOn>>

    it("nothing follows <<action.id>>") { @MainActor in
<<for own in action.missing>>
      guard let <<own>> = <<Module>>Samples.<<own>> else { return }
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
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
<<if action.parameters>>
<<for own in action.missing>>
      _ = <<own>>
<<end>>
<<end>>
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
      let event = <<Module>>Event.<<action.id>><<if action.result or not action.isCall>>(<<if action.result>><<action.resultSample>><<elseif action.isCall>>()<<else>><<Module>>Samples.first<<end>>)<<end>>
      let screen = parts.presenter.nextScreen(after: event)
<<if navigation == "swiftui">>
      expect(screen).to(equal(parts.router.make<<name>>ScreenResult))
<<else>>
      expect(screen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
<<end>>
<<if action.isCall and not action.result>>
      expect(parts.router.make<<name>>ScreenCallCount).to(equal(1))
<<elseif not action.isCall or action.isResultComparable>>
      expect(parts.router.make<<name>>ScreenCalls).to(equal([<<if action.result>><<action.resultSample>><<else>><<Module>>Samples.first<<end>>]))
<<else>>
      expect(parts.router.make<<name>>ScreenCalls.count).to(equal(1))
<<end>>
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if next-on-failure>>
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>

    it("nothing follows failure of <<action.id>>") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
      let screen = parts.presenter.nextScreen(after: URLError(.timedOut), of: .<<action.id>>)
      expect(screen).to(beNil())
    }
<<else>>

    it("<<next-on-failure|words>> screen follows failure of <<action.id>>") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
      let error = URLError(.timedOut)
      let screen = parts.presenter.nextScreen(after: error, of: .<<action.id>>)
<<if navigation == "swiftui">>
      expect(screen).to(equal(parts.router.make<<next-on-failure|upperCamel>>ScreenResult))
<<else>>
      expect(screen).to(beIdenticalTo(parts.router.make<<next-on-failure|upperCamel>>ScreenResult))
<<end>>
      expect(parts.router.make<<next-on-failure|upperCamel>>ScreenCalls.first as? URLError).to(equal(error))
    }

    it("nothing follows cancellation of <<action.id>>") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
      let screen = parts.presenter.nextScreen(after: CancellationError(), of: .<<action.id>>)
      expect(screen).to(beNil())
    }
<<end>>
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

    it("<<name>> screen is made by router") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>PresenterParts()
      let screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>>? = parts.presenter.make<<name>>Screen()
<<if navigation == "swiftui">>
      expect(screen).to(equal(parts.router.make<<name>>ScreenResult))
<<else>>
      expect(screen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
<<end>>
      expect(parts.router.make<<name>>ScreenCallCount).to(equal(1))
    }
<<end>>
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
