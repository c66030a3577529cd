<<include "Includes/FoundationImportForTests.swift">>
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>PresenterTests {
  @Test func keepsWhatItIsGiven() {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    #expect(presenter.interactor === interactor)
    #expect(presenter.router === router)
  }
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.name>>AsksInteractor()<<if style == "async">> async<<end>> {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let answer = <<Module>>Answer()
<<if style == "closures">>
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      onSuccess: { answer.entity = $0 },
      onFailure: { answer.error = $0 }
    )
<<else>>
    await answer.record {
<<if action.parameters>>
      try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      try await presenter.<<action.name>>()
<<end>>
    }
<<end>>
    #expect(interactor.calls == ["<<action.name>>"])
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(interactor.<<parameter.variable>> != nil)
<<elseif action.isLong>>
    #expect(
      interactor.<<parameter.variable>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(interactor.<<parameter.variable>> == <<parameter.sample>>)
<<end>>
<<end>>
  }

  @Test func <<action.name>>HandsResultOn()<<if style == "async">> async<<end>> {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let entity = <<Module>>Fixtures.entity
    let answer = <<Module>>Answer()
<<if style == "closures">>
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      onSuccess: { answer.entity = $0 },
      onFailure: { answer.error = $0 }
    )
    interactor.onSuccess?(entity)
<<else>>
    interactor.result = .success(entity)
    await answer.record {
<<if action.parameters>>
      try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      try await presenter.<<action.name>>()
<<end>>
    }
<<end>>
    #expect(answer.entity == entity)
    #expect(answer.error == nil)
  }

  @Test func <<action.name>>HandsErrorOn()<<if style == "async">> async<<end>> {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let answer = <<Module>>Answer()
<<if style == "closures">>
    presenter.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      onSuccess: { answer.entity = $0 },
      onFailure: { answer.error = $0 }
    )
    interactor.onFailure?(CancellationError())
<<else>>
    interactor.result = .failure(CancellationError())
    await answer.record {
<<if action.parameters>>
      try await presenter.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if style == "closures" or not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      try await presenter.<<action.name>>()
<<end>>
    }
<<end>>
    #expect(answer.error is CancellationError)
    #expect(answer.entity == nil)
  }
<<end>>
<<end>>
<<if ui == "swiftui" and navigation == "swiftui">>
<<for screen in next>>

  @Test func show<<screen>>ScreenAsksRouter() {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    presenter.show<<screen>>Screen()
    #expect(router.calls == ["show<<screen>>Screen"])
  }
<<end>>
<<else>>
<<for screen in next>>

  @Test func make<<screen>>ScreenAsksRouter() {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let screen: <<Module>>Screen? =
      presenter.make<<screen>>Screen()
    #expect(router.calls == ["make<<screen>>Screen"])
    #expect(screen === router.<<screen|lowerCamel>>Screen)
  }
<<end>>
<<end>>
}
