<<include "Includes/FoundationImportForTests.swift">>
import XCTest

@testable import <<Target>>

final class <<Module>>ViewTests: XCTestCase {
  @MainActor
  func testPresenterIsTheGivenOne() async throws {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
      presenter: presenter
    )
    XCTAssertIdentical(view.presenter, presenter)
    XCTAssertNil(view.entity)
    XCTAssertNil(view.error)
  }
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.name|upperCamel>>TellsPresenter() async throws {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
      presenter: presenter
    )
<<if action.parameters>>
    <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )<<if style == "async">>.value<<end>>
<<else>>
    <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
    XCTAssertEqual(interactor.calls, ["<<action.name>>"])
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(interactor.<<parameter.variable>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      interactor.<<parameter.variable>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(interactor.<<parameter.variable>>, <<parameter.sample>>)
<<end>>
<<end>>
  }

  @MainActor
  func test<<action.name|upperCamel>>ShowsResult() async throws {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
      presenter: presenter
    )
    let entity = <<Module>>Fixtures.entity
<<if style == "async">>
    interactor.result = .success(entity)
<<end>>
<<if action.parameters>>
    <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )<<if style == "async">>.value<<end>>
<<else>>
    <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
<<if style == "closures">>
    interactor.onSuccess?(entity)
<<end>>
    XCTAssertEqual(view.entity, entity)
    XCTAssertNil(view.error)
  }

  @MainActor
  func test<<action.name|upperCamel>>ShowsError() async throws {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
      presenter: presenter
    )
<<if style == "async">>
    interactor.result = .failure(CancellationError())
<<end>>
<<if action.parameters>>
    <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )<<if style == "async">>.value<<end>>
<<else>>
    <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
<<if style == "closures">>
    interactor.onFailure?(CancellationError())
<<end>>
    XCTAssertTrue(view.error is CancellationError)
    XCTAssertNil(view.entity)
  }

  @MainActor
  func test<<action.name|upperCamel>>ForgetsErrorWithNextResult() async throws {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
      presenter: presenter
    )
<<if style == "async">>
    interactor.result = .failure(CancellationError())
<<end>>
<<if action.parameters>>
    <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )<<if style == "async">>.value<<end>>
<<else>>
    <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
<<if style == "closures">>
    interactor.onFailure?(CancellationError())
<<end>>
<<if style == "async">>
    interactor.result = .success(<<Module>>Fixtures.entity)
<<end>>
<<if action.parameters>>
    <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )<<if style == "async">>.value<<end>>
<<else>>
    <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
<<if style == "closures">>
    interactor.onSuccess?(<<Module>>Fixtures.entity)
<<end>>
    XCTAssertNil(view.error)
  }
<<end>>
<<end>>
<<if ui == "swiftui" and navigation == "swiftui">>
<<for screen in next>>

  @MainActor
  func testShow<<screen>>ScreenTellsPresenter() async throws {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
      presenter: presenter
    )
    view.show<<screen>>Screen()
    XCTAssertEqual(router.calls, ["show<<screen>>Screen"])
  }
<<end>>
<<else>>
<<for screen in next>>

  @MainActor
  func testShow<<screen>>ScreenDisplaysWhatRouterMakes() async throws {
    let interactor = <<Module>>InteractorMock()
    let router = <<Module>>RouterMock()
    let presenter = <<Module>>Presenter(
      interactor: interactor,
      router: router
    )
    let view = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>><<if view == "storyboard">>.make<<end>>(
      presenter: presenter
    )
<<if ui == "swiftui">>
    weak var shown: <<Module>>Screen?
    view.show = { shown = $0 }
<<end>>
    view.show<<screen>>Screen()
    XCTAssertEqual(router.calls, ["make<<screen>>Screen"])
    XCTAssertIdentical(view.nextScreen, router.<<screen|lowerCamel>>Screen)
<<if ui == "swiftui">>
    XCTAssertIdentical(shown, router.<<screen|lowerCamel>>Screen)
<<end>>
  }
<<end>>
<<end>>
}
