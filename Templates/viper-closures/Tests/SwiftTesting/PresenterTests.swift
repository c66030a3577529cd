import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>PresenterTests {
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
<<for action in actions>>
<<if action.isTestable>>
<<if not action.result or action.resultSample>>

  @Test func <<action.id>>AsksInteractor() async throws {
<<if style == "closures">>
    let result = try await <<Module|lowerCamel>>Answer {
      presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
        onSuccess: $0,
        onFailure: $1
      )
    }
<<elseif action.parameters>>
    let result = try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
    )
<<else>>
    let result = try await presenter.<<action.name>>()
<<end>>
<<if action.parameters>>
    #expect(interactor.<<action.id>>Calls.count == 1)
<<else>>
    #expect(interactor.<<action.id>>CallCount == 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(interactor.<<parameter.recorded>> != nil)
<<elseif action.isLong>>
    #expect(
      interactor.<<parameter.recorded>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(interactor.<<parameter.recorded>> == <<parameter.sample>>)
<<end>>
<<end>>
<<if not action.result>>
    #expect(result == <<Module>>Fixtures.entity)
<<elseif action.isResultComparable>>
    #expect(result == <<action.resultSample>>)
<<else>>
    #expect((result as Any?) != nil)
<<end>>
  }
<<end>>

  @Test func <<action.id>>ReportsError() async {
    interactor.<<action.id>>Error = CancellationError()
    var caught: (any Error)?
    do {
<<if style == "closures">>
      _ = try await <<Module|lowerCamel>>Answer {
        presenter.<<action.name>>(
<<for parameter in action.parameters>>
          <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
          onSuccess: $0,
          onFailure: $1
        )
      }
<<elseif action.parameters>>
      _ = try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      _ = try await presenter.<<action.name>>()
<<end>>
    } catch {
      caught = error
    }
    #expect(caught is CancellationError)
  }
<<end>>
<<end>>

  @Test func messageDescribesError() {
    let error = <<Module>>ServiceError.notConnected
    let message = presenter.message(for: error)
    #expect(message == <<Module>>Texts.notConnected)
  }
<<for screen in next>>
<<if ui == "swiftui" and navigation == "swiftui">>

  @Test func show<<screen>>ScreenAsksRouter() {
    presenter.show<<screen>>Screen()
    #expect(router.show<<screen>>ScreenCallCount == 1)
  }
<<else>>

  @Test func make<<screen>>ScreenAsksRouter() {
    _ = presenter.make<<screen>>Screen()
    #expect(router.make<<screen>>ScreenCallCount == 1)
  }
<<end>>
<<end>>
<<if next>>
<<for action in actions>>
<<if (not action.result or action.resultSample) and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>

  @Test func <<action.id>>ChoosesNextScreen() {
<<for screen in next>>
<<if loop.first>>
<<if ui == "swiftui" and navigation == "swiftui">>
    presenter.showNextScreen(after<<action.id|upperCamel>>: <<if action.result>><<action.resultSample>><<else>><<Module>>Fixtures.entity<<end>>)
    #expect(router.show<<screen>>ScreenCallCount == 1)
<<else>>
    _ = presenter.nextScreen(after<<action.id|upperCamel>>: <<if action.result>><<action.resultSample>><<else>><<Module>>Fixtures.entity<<end>>)
    #expect(router.make<<screen>>ScreenCallCount == 1)
<<end>>
<<end>>
<<end>>
  }
<<end>>
<<end>>
<<end>>

  @Test func presenterKeepsParts() {
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
    #expect(interactor != nil)
    #expect(router != nil)
    withExtendedLifetime(presenter) {}
  }
}
