import Testing

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
@MainActor
struct <<Module>>ViewTests {
  let interactor = <<Module>>InteractorMock()
  let router = <<Module>>RouterMock()
  let view: <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>

  init() {
    let presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      interactor: interactor,
      router: router
    )
    view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(presenter: presenter)
  }
<<for action in actions>>
<<if action.isTestable>>
<<if not action.result or action.resultSample>>

  @Test func <<action.id>>TellsPresenterAndShowsResult()<<if style == "async">> async<<end>> {
    let view = view
<<if action.parameters>>
    <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )<<if style == "async">>.value<<end>>
<<else>>
    <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
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
    #expect(view.<<action.id>>Result == <<Module>>Fixtures.entity)
<<elseif action.isResultComparable>>
    #expect(view.<<action.id>>Result == <<action.resultSample>>)
<<else>>
    #expect((view.<<action.id>>Result as Any?) != nil)
<<end>>
    #expect(view.error == nil)
  }
<<end>>

  @Test func <<action.id>>ShowsError()<<if style == "async">> async<<end>> {
    let view = view
    interactor.<<action.id>>Error = <<Module>>ServiceError.notConnected
<<if action.parameters>>
    <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )<<if style == "async">>.value<<end>>
<<else>>
    <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
    #expect(view.message == <<Module>>Texts.notConnected)
  }

  @Test func <<action.id>>ShowsThatItWorks()<<if style == "async">> async<<end>> {
    let view = view
    var message: String?
    interactor.on<<action.id|upperCamel>> = { message = view.message }
<<if action.parameters>>
    <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )<<if style == "async">>.value<<end>>
<<else>>
    <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
    #expect(message == <<Module>>Texts.loading)
    #expect(view.isBusy == false)
  }
<<if next and (not action.result or action.resultSample) and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>

  @Test func <<action.id>>ShowsNextScreen()<<if style == "async">> async<<end>> {
    let view = view
<<if action.parameters>>
    <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )<<if style == "async">>.value<<end>>
<<else>>
    <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
<<for screen in next>>
<<if loop.first>>
<<if ui == "swiftui" and navigation == "swiftui">>
    #expect(router.show<<screen>>ScreenCallCount == 1)
<<else>>
    #expect(router.make<<screen>>ScreenCallCount == 1)
<<end>>
<<end>>
<<end>>
  }
<<end>>
<<if style == "async">>

  @Test func <<action.id>>IsCancelledWithView() async {
    var task: Task<Void, Never>?
    do {
      let presenter = <<Module>>Presenter(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        interactor: interactor,
        router: router
      )
      let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(presenter: presenter)
<<if action.parameters>>
      <<if style == "async">>task = <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      <<if style == "async">>task = <<end>>view.<<action.name>>()
<<end>>
    }
    #expect(task?.isCancelled == true)
    await task?.value
  }
<<else>>

  @Test func <<action.id>>DoesNotKeepViewWhilePending() {
    interactor.holdsAnswers = true
    weak var released: <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>?
    do {
      let presenter = <<Module>>Presenter(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        interactor: interactor,
        router: router
      )
      let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(presenter: presenter)
      released = view
<<if action.parameters>>
      <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )<<if style == "async">>.value<<end>>
<<else>>
      <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
    }
    #expect(released == nil)
    #expect(interactor.heldAnswers.count == 1)
    interactor.heldAnswers.first?()
  }
<<end>>
<<end>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>

  @Test func <<action.id>>StartsWhenViewHasLoaded()<<if style == "async">> async<<end>> {
    let view = view
    view.viewDidLoad()
<<if style == "async">>
    await view.<<action.id>>Task?.value
<<end>>
    #expect(interactor.<<action.id>>CallCount == 1)
    #expect(view.message != nil)
  }
<<end>>
<<end>>
<<for screen in next>>
<<if ui == "swiftui" and navigation == "swiftui">>

  @Test func show<<screen>>ScreenTellsPresenter() {
    view.show<<screen>>Screen()
    #expect(router.show<<screen>>ScreenCallCount == 1)
  }
<<else>>

  @Test func show<<screen>>ScreenDisplaysIt() {
    let screen = <<Module>>Router.make(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      dependencies: <<Module>>Dependencies()
    )
    router.make<<screen>>ScreenResult = screen
<<if ui == "swiftui">>
    weak var shown: <<Module>>Screen?
    view.show = { shown = $0 }
<<end>>
    view.show<<screen>>Screen()
    #expect(view.nextScreen === screen)
<<if ui == "swiftui">>
    #expect(shown === screen)
<<end>>
  }
<<end>>
<<end>>
}
