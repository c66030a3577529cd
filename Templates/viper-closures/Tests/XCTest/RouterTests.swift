import Foundation
import XCTest

@testable import <<Target>>
<<if ui == "appkit" and next>>

#if canImport(AppKit)
  import AppKit
#endif
<<end>>

final class <<Module>>RouterTests: XCTestCase {
  @MainActor
  func testMakeConnectsEveryLayer() async throws {
    let service = <<Module>>ServiceMock()
    let router = <<if ui == "swiftui" and navigation == "swiftui">><<Module>>Router<<else>><<Module>>RouterMock<<end>>()
    let view = <<Module>>Router.make(
      service: service,
      router: router
    )<<if ui == "swiftui">>.model<<end>>
    XCTAssertIdentical(view.presenter.router, router)
    let interactor = try XCTUnwrap(
      view.presenter.interactor as? <<Module>>Interactor
    )
    XCTAssertIdentical(interactor.service, service)
  }

  @MainActor
  func testMakeUsesCannedResponse() async throws {
    let screen = <<Module>>Router.make()
<<if ui == "swiftui" and navigation == "uikit">>
    let controller = try XCTUnwrap(
      screen as? <<Module>>ViewController
    )
    let view = controller.model
<<elseif ui == "swiftui">>
    let view = screen.model
<<else>>
    let view = try XCTUnwrap(
      screen as? <<Module>>ViewController
    )
<<end>>
    let interactor = try XCTUnwrap(
      view.presenter.interactor as? <<Module>>Interactor
    )
    let service = try XCTUnwrap(
      interactor.service as? <<Module>>ServiceStub
    )
    XCTAssertEqual(
      service.response,
      <<Module>>ServiceStub.response
    )
    XCTAssertTrue(view.presenter.router is <<Module>>Router)
  }

  @MainActor
  func testMakeWithURLUsesWebService() async throws {
    let url = try <<Module>>Fixtures.url(of: "")
    let screen = <<Module>>Router.make(url: url)
<<if ui == "swiftui" and navigation == "uikit">>
    let controller = try XCTUnwrap(
      screen as? <<Module>>ViewController
    )
    let view = controller.model
<<elseif ui == "swiftui">>
    let view = screen.model
<<else>>
    let view = try XCTUnwrap(
      screen as? <<Module>>ViewController
    )
<<end>>
    let interactor = try XCTUnwrap(
      view.presenter.interactor as? <<Module>>Interactor
    )
    let service = try XCTUnwrap(
      interactor.service as? <<Module>>Service
    )
    XCTAssertEqual(service.url, url)
    XCTAssertTrue(view.presenter.router is <<Module>>Router)
  }
<<if ui == "swiftui" and navigation == "swiftui">>
<<for screen in next>>

  @MainActor
  func testShow<<screen>>ScreenPushesIt() async throws {
    let router = <<Module>>Router()
    router.show<<screen>>Screen()
    XCTAssertEqual(router.path, [.<<screen|lowerCamel>>Screen])
  }

  @MainActor
  func testMake<<screen>>ScreenAsksWhoWasGiven() async throws {
    let maker = <<Module>>RouterMock()
    let router = <<Module>>Router(
      make<<screen>>Screen: { maker.make<<screen>>Screen() }
    )
    _ = router.make<<screen>>Screen()
    XCTAssertEqual(maker.calls, ["make<<screen>>Screen"])
  }

  @MainActor
  func testMakeHands<<screen>>ScreenOn() async throws {
    let maker = <<Module>>RouterMock()
    let screen = <<Module>>Router.make(
      make<<screen>>Screen: { maker.make<<screen>>Screen() }
    )
    _ = screen.router.make<<screen>>Screen()
    XCTAssertEqual(maker.calls, ["make<<screen>>Screen"])
    XCTAssertIdentical(screen.model.presenter.router, screen.router)
  }

  @MainActor
  func testMakeWithURLHands<<screen>>ScreenOn() async throws {
    let maker = <<Module>>RouterMock()
    let screen = <<Module>>Router.make(
      url: try <<Module>>Fixtures.url(of: ""),
      make<<screen>>Screen: { maker.make<<screen>>Screen() }
    )
    _ = screen.router.make<<screen>>Screen()
    XCTAssertEqual(maker.calls, ["make<<screen>>Screen"])
  }
<<end>>
<<else>>
<<for screen in next>>

  @MainActor
  func testMake<<screen>>ScreenMakesTheGivenScreen() async throws {
    let screen: <<Module>>Screen =
      <<Module>>Placeholder()
    let router = <<Module>>Router(
      make<<screen>>Screen: { screen }
    )
    let made: <<Module>>Screen? = router.make<<screen>>Screen()
    XCTAssertIdentical(made, screen)
  }

  @MainActor
  func testMake<<screen>>ScreenIsEmptyWithoutOne() async throws {
    let router = <<Module>>Router()
    let made = router.make<<screen>>Screen()
    XCTAssertTrue(made is <<Module>>Placeholder)
  }

  @MainActor
  func testMakeHands<<screen>>ScreenOn() async throws {
    let next: <<Module>>Screen =
      <<Module>>Placeholder()
    let screen = <<Module>>Router.make(
      make<<screen>>Screen: { next }
    )
<<if ui == "swiftui" and navigation == "uikit">>
    let controller = try XCTUnwrap(
      screen as? <<Module>>ViewController
    )
    let view = controller.model
<<elseif ui == "swiftui">>
    let view = screen.model
<<else>>
    let view = try XCTUnwrap(
      screen as? <<Module>>ViewController
    )
<<end>>
    let made: <<Module>>Screen? =
      view.presenter.make<<screen>>Screen()
    XCTAssertIdentical(made, next)
  }

  @MainActor
  func testMakeWithURLHands<<screen>>ScreenOn() async throws {
    let next: <<Module>>Screen =
      <<Module>>Placeholder()
    let url = try <<Module>>Fixtures.url(of: "")
    let screen = <<Module>>Router.make(
      url: url,
      make<<screen>>Screen: { next }
    )
<<if ui == "swiftui" and navigation == "uikit">>
    let controller = try XCTUnwrap(
      screen as? <<Module>>ViewController
    )
    let view = controller.model
<<elseif ui == "swiftui">>
    let view = screen.model
<<else>>
    let view = try XCTUnwrap(
      screen as? <<Module>>ViewController
    )
<<end>>
    let made: <<Module>>Screen? =
      view.presenter.make<<screen>>Screen()
    XCTAssertIdentical(made, next)
  }
<<end>>
<<end>>
<<if ui == "appkit" and next>>

  #if canImport(AppKit)
    @MainActor
    func testPlaceholderHasAButtonThatClosesIt() async throws {
      let view = <<Module>>Placeholder().view
      let button = view.subviews.first as? NSButton
      XCTAssertGreaterThan(view.frame.width, 0)
      XCTAssertEqual(button?.keyEquivalent, "\u{1b}")
      XCTAssertNotNil(button?.action)
    }
  #endif
<<end>>

  @MainActor
  func testScreenKeepsEveryPart() async throws {
    weak var presenter: <<Module>>Presenter?
    weak var interactor: <<Module>>Interactor?
    weak var service: <<Module>>ServiceMock?
    weak var router: <<if ui == "swiftui" and navigation == "swiftui">><<Module>>Router<<else>><<Module>>RouterMock<<end>>?
    let screen = <<Module>>Router.make(
      service: <<Module>>ServiceMock(),
      router: <<if ui == "swiftui" and navigation == "swiftui">><<Module>>Router<<else>><<Module>>RouterMock<<end>>()
    )
    presenter = screen<<if ui == "swiftui">>.model<<end>>.presenter
    interactor = presenter?.interactor as? <<Module>>Interactor
    service = interactor?.service as? <<Module>>ServiceMock
    router = presenter?.router as? <<if ui == "swiftui" and navigation == "swiftui">><<Module>>Router<<else>><<Module>>RouterMock<<end>>
    withExtendedLifetime(screen) {
      XCTAssertNotNil(presenter)
      XCTAssertNotNil(interactor)
      XCTAssertNotNil(service)
      XCTAssertNotNil(router)
    }
  }

  @MainActor
  func testReleasingScreenReleasesEveryPart() async throws {
    weak var view: <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>?
    weak var presenter: <<Module>>Presenter?
    weak var interactor: <<Module>>Interactor?
    weak var service: <<Module>>ServiceMock?
    weak var router: <<if ui == "swiftui" and navigation == "swiftui">><<Module>>Router<<else>><<Module>>RouterMock<<end>>?
    do {
      let screen = <<Module>>Router.make(
        service: <<Module>>ServiceMock(),
        router: <<if ui == "swiftui" and navigation == "swiftui">><<Module>>Router<<else>><<Module>>RouterMock<<end>>()
      )
      view = screen<<if ui == "swiftui">>.model<<end>>
      presenter = view?.presenter
      interactor = presenter?.interactor as? <<Module>>Interactor
      service = interactor?.service as? <<Module>>ServiceMock
      router = presenter?.router as? <<if ui == "swiftui" and navigation == "swiftui">><<Module>>Router<<else>><<Module>>RouterMock<<end>>
    }
    XCTAssertNil(view)
    XCTAssertNil(presenter)
    XCTAssertNil(interactor)
    XCTAssertNil(service)
    XCTAssertNil(router)
  }
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.name|upperCamel>>ReachesService() async throws {
    let service = <<Module>>ServiceMock()
    let router = <<if ui == "swiftui" and navigation == "swiftui">><<Module>>Router<<else>><<Module>>RouterMock<<end>>()
    let view = <<Module>>Router.make(
      service: service,
      router: router
    )<<if ui == "swiftui">>.model<<end>>
<<if action.parameters>>
    <<if style == "async">>await <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
    )<<if style == "async">>.value<<end>>
<<else>>
    <<if style == "async">>await <<end>>view.<<action.name>>()<<if style == "async">>.value<<end>>
<<end>>
    XCTAssertEqual(service.calls, ["<<action.name>>"])
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    XCTAssertNotNil(service.<<parameter.variable>>)
<<elseif action.isLong>>
    XCTAssertEqual(
      service.<<parameter.variable>>,
      <<parameter.sample>>
    )
<<else>>
    XCTAssertEqual(service.<<parameter.variable>>, <<parameter.sample>>)
<<end>>
<<end>>
  }

  @MainActor
  func test<<action.name|upperCamel>>DoesNotKeepScreenWhilePending() async throws {
    let service = <<Module>>ServiceMock()
    weak var released: <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>?
<<if style == "async">>
    let task: Task<Void, Never>
<<end>>
    do {
      let view = <<Module>>Router.make(
        service: service,
        router: <<if ui == "swiftui" and navigation == "swiftui">><<Module>>Router<<else>><<Module>>RouterMock<<end>>()
      )<<if ui == "swiftui">>.model<<end>>
      released = view
<<if action.parameters>>
      <<if style == "async">>task = <<end>>view.<<action.name>>(
<<for parameter in action.parameters>>
        <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.sample>><<if not loop.last>>,<<end>>
<<end>>
      )<<if style == "async">><<end>>
<<else>>
      <<if style == "async">>task = <<end>>view.<<action.name>>()<<if style == "async">><<end>>
<<end>>
    }
<<if style == "closures">>
    XCTAssertNil(released)
    XCTAssertEqual(service.calls, ["<<action.name>>"])
    service.onSuccess?(<<Module>>Fixtures.entity)
<<else>>
    var isReleasedInTime = false
    service.whenCalled = { isReleasedInTime = released == nil }
    await task.value
    XCTAssertTrue(isReleasedInTime)
<<end>>
  }
<<end>>
<<end>>
}
