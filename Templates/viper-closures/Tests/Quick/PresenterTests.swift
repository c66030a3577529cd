import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>PresenterTests: AsyncSpec {
  override class func spec() {
<<for action in actions>>
<<if action.isTestable>>
<<if not action.result or action.resultSample>>
    it("asks the interactor for <<action.id>>") { @MainActor in
      let parts = <<Module>>PresenterParts()
<<if style == "closures">>
      let result = try await <<Module|lowerCamel>>Answer {
        parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
          onSuccess: $0,
          onFailure: $1
        )
      }
<<elseif action.parameters>>
      let result = try await parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      let result = try await parts.presenter.<<action.name>>()
<<end>>
<<if action.parameters>>
      expect(parts.interactor.<<action.id>>Calls.count).to(equal(1))
<<else>>
      expect(parts.interactor.<<action.id>>CallCount).to(equal(1))
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(parts.interactor.<<parameter.recorded>>).toNot(beNil())
<<elseif action.isLong>>
      expect(parts.interactor.<<parameter.recorded>>)
        .to(equal(<<parameter.sample>>))
<<else>>
      expect(parts.interactor.<<parameter.recorded>>).to(equal(<<parameter.sample>>))
<<end>>
<<end>>
<<if not action.result>>
      expect(result).to(equal(<<Module>>Fixtures.entity))
<<elseif action.isResultComparable>>
      expect(result).to(equal(<<action.resultSample>>))
<<else>>
      expect((result as Any?)).toNot(beNil())
<<end>>
    }
<<end>>

    it("reports the error of <<action.id>>") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.interactor.<<action.id>>Error = CancellationError()
      var caught: (any Error)?
      do {
<<if style == "closures">>
        _ = try await <<Module|lowerCamel>>Answer {
          parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
            <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
            onSuccess: $0,
            onFailure: $1
          )
        }
<<elseif action.parameters>>
        _ = try await parts.presenter.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
        )
<<else>>
        _ = try await parts.presenter.<<action.name>>()
<<end>>
      } catch {
        caught = error
      }
      expect(caught is CancellationError).to(beTrue())
    }
<<end>>
<<end>>

    it("describes an error") { @MainActor in
      let parts = <<Module>>PresenterParts()
      let error = <<Module>>ServiceError.notConnected
      let message = parts.presenter.message(for: error)
      expect(message).to(equal(<<Module>>Texts.notConnected))
    }
<<for screen in next>>
<<if ui == "swiftui" and navigation == "swiftui">>

    it("shows the screen <<screen>>") { @MainActor in
      let parts = <<Module>>PresenterParts()
      parts.presenter.show<<screen>>Screen()
      expect(parts.router.show<<screen>>ScreenCallCount).to(equal(1))
    }
<<else>>

    it("makes the screen <<screen>>") { @MainActor in
      let parts = <<Module>>PresenterParts()
      _ = parts.presenter.make<<screen>>Screen()
      expect(parts.router.make<<screen>>ScreenCallCount).to(equal(1))
    }
<<end>>
<<end>>
<<if next>>
<<for action in actions>>
<<if (not action.result or action.resultSample) and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>

    it("chooses the screen after <<action.id>>") { @MainActor in
      let parts = <<Module>>PresenterParts()
<<for screen in next>>
<<if loop.first>>
<<if ui == "swiftui" and navigation == "swiftui">>
      parts.presenter.showNextScreen(after<<action.id|upperCamel>>: <<if action.result>><<action.resultSample>><<else>><<Module>>Fixtures.entity<<end>>)
      expect(parts.router.show<<screen>>ScreenCallCount).to(equal(1))
<<else>>
      _ = parts.presenter.nextScreen(after<<action.id|upperCamel>>: <<if action.result>><<action.resultSample>><<else>><<Module>>Fixtures.entity<<end>>)
      expect(parts.router.make<<screen>>ScreenCallCount).to(equal(1))
<<end>>
<<end>>
<<end>>
    }
<<end>>
<<end>>
<<end>>

    it("keeps the interactor and the router") { @MainActor in
      weak var interactor: <<Module>>InteractorMock?
      weak var router: <<Module>>RouterMock?
      let presenter: <<Module>>Presenter
      do {
        let ownInteractor = <<Module>>InteractorMock()
        let ownRouter = <<Module>>RouterMock()
        interactor = ownInteractor
        router = ownRouter
        presenter = <<Module>>Presenter(
<<for value in input>>
          <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
          interactor: ownInteractor,
          router: ownRouter
        )
      }
      expect(interactor).toNot(beNil())
      expect(router).toNot(beNil())
      withExtendedLifetime(presenter) {}
    }
  }
}

@MainActor
private struct <<Module>>PresenterParts {
  let interactor = <<Module>>InteractorMock()
  let router = <<Module>>RouterMock()
  let presenter: <<Module>>Presenter

  init() {
    presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      interactor: interactor,
      router: router
    )
  }
}
