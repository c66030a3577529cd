import XCTest

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewTests: XCTestCase {
<<for action in actions>>
<<if action.isTestable>>
<<if not action.result or action.resultSample>>
  @MainActor
  func test<<action.id|upperCamel>>TellsPresenterAndShowsResult() async throws {
    let parts = <<Module>>ViewParts()
    let view = parts.view
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
    XCTAssertEqual(parts.interactor.<<action.id>>Calls.count, 1)
<<else>>
    XCTAssertEqual(parts.interactor.<<action.id>>CallCount, 1)
<<end>>
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(parts.interactor.<<parameter.recorded>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      parts.interactor.<<parameter.recorded>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(parts.interactor.<<parameter.recorded>>, <<parameter.sample>>)
<<end>>
<<end>>
<<if not action.result>>
    XCTAssertEqual(view.<<action.id>>Result, <<Module>>Fixtures.entity)
<<elseif action.isResultComparable>>
    XCTAssertEqual(view.<<action.id>>Result, <<action.resultSample>>)
<<else>>
    XCTAssertNotNil((view.<<action.id>>Result as Any?))
<<end>>
    XCTAssertNil(view.error)
  }
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>ShowsError() async throws {
    let parts = <<Module>>ViewParts()
    let view = parts.view
    parts.interactor.<<action.id>>Error = <<Module>>ServiceError.notConnected
<<if action.parameters>>
    <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )<<if style == "async">>.value<<end>>
<<else>>
    <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
    XCTAssertEqual(view.message, <<Module>>Texts.notConnected)
  }

  @MainActor
  func test<<action.id|upperCamel>>ShowsThatItWorks() async throws {
    let parts = <<Module>>ViewParts()
    let view = parts.view
    var message: String?
    parts.interactor.on<<action.id|upperCamel>> = { message = view.message }
<<if action.parameters>>
    <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )<<if style == "async">>.value<<end>>
<<else>>
    <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
    XCTAssertEqual(message, <<Module>>Texts.loading)
    XCTAssertEqual(view.isBusy, false)
  }
<<if next and (not action.result or action.resultSample) and not (not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload"))>>

  @MainActor
  func test<<action.id|upperCamel>>ShowsNextScreen() async throws {
    let parts = <<Module>>ViewParts()
    let view = parts.view
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
    XCTAssertEqual(parts.router.show<<screen>>ScreenCallCount, 1)
<<else>>
    XCTAssertEqual(parts.router.make<<screen>>ScreenCallCount, 1)
<<end>>
<<end>>
<<end>>
  }
<<end>>
<<if style == "async">>

  @MainActor
  func test<<action.id|upperCamel>>IsCancelledWithView() async throws {
    let parts = <<Module>>ViewParts()
    var task: Task<Void, Never>?
    do {
      let presenter = <<Module>>Presenter(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        interactor: parts.interactor,
        router: parts.router
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
    XCTAssertEqual(task?.isCancelled, true)
    await task?.value
  }
<<else>>

  @MainActor
  func test<<action.id|upperCamel>>DoesNotKeepViewWhilePending() async throws {
    let parts = <<Module>>ViewParts()
    parts.interactor.holdsAnswers = true
    weak var released: <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>?
    do {
      let presenter = <<Module>>Presenter(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        interactor: parts.interactor,
        router: parts.router
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
    XCTAssertNil(released)
    XCTAssertEqual(parts.interactor.heldAnswers.count, 1)
    parts.interactor.heldAnswers.first?()
  }
<<end>>
<<end>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>

  @MainActor
  func test<<action.id|upperCamel>>StartsWhenViewHasLoaded() async throws {
    let parts = <<Module>>ViewParts()
    let view = parts.view
    view.viewDidLoad()
<<if style == "async">>
    await view.<<action.id>>Task?.value
<<end>>
    XCTAssertEqual(parts.interactor.<<action.id>>CallCount, 1)
    XCTAssertNotNil(view.message)
  }
<<end>>
<<end>>
<<for screen in next>>
<<if ui == "swiftui" and navigation == "swiftui">>

  @MainActor
  func testShow<<screen>>ScreenTellsPresenter() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.show<<screen>>Screen()
    XCTAssertEqual(parts.router.show<<screen>>ScreenCallCount, 1)
  }
<<else>>

  @MainActor
  func testShow<<screen>>ScreenDisplaysIt() async throws {
    let parts = <<Module>>ViewParts()
    let screen = <<Module>>Router.make(
<<for value in input>>
      <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
      dependencies: <<Module>>Dependencies()
    )
    parts.router.make<<screen>>ScreenResult = screen
<<if ui == "swiftui">>
    weak var shown: <<Module>>Screen?
    parts.view.show = { shown = $0 }
<<end>>
    parts.view.show<<screen>>Screen()
    XCTAssertIdentical(parts.view.nextScreen, screen)
<<if ui == "swiftui">>
    XCTAssertIdentical(shown, screen)
<<end>>
  }
<<end>>
<<end>>
}

@MainActor
private struct <<Module>>ViewParts {
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
}
