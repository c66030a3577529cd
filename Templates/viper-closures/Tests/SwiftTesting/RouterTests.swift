import Foundation
import Testing

@testable import <<Target>>
<<if ui == "appkit" and next>>

#if canImport(AppKit)
  import AppKit
#endif
<<end>>

@MainActor
struct <<Module>>RouterTests {
  @Test func makeConnectsEveryLayer() throws {
    let service = <<Module>>ServiceMock()
    let router = <<if ui == "swiftui" and navigation == "swiftui">><<Module>>Router<<else>><<Module>>RouterMock<<end>>()
    let view = <<Module>>Router.make(
      service: service,
      router: router
    )<<if ui == "swiftui">>.model<<end>>
    #expect(view.presenter.router === router)
    let interactor = try #require(
      view.presenter.interactor as? <<Module>>Interactor
    )
    #expect(interactor.service === service)
  }

  @Test func makeUsesCannedResponse() throws {
    let screen = <<Module>>Router.make()
<<if ui == "swiftui" and navigation == "uikit">>
    let controller = try #require(
      screen as? <<Module>>ViewController
    )
    let view = controller.model
<<elseif ui == "swiftui">>
    let view = screen.model
<<else>>
    let view = try #require(
      screen as? <<Module>>ViewController
    )
<<end>>
    let interactor = try #require(
      view.presenter.interactor as? <<Module>>Interactor
    )
    let service = try #require(
      interactor.service as? <<Module>>ServiceStub
    )
    #expect(
      service.response
        == <<Module>>ServiceStub.response
    )
    #expect(view.presenter.router is <<Module>>Router)
  }

  @Test func makeWithURLUsesWebService() throws {
    let url = try <<Module>>Fixtures.url(of: "")
    let screen = <<Module>>Router.make(url: url)
<<if ui == "swiftui" and navigation == "uikit">>
    let controller = try #require(
      screen as? <<Module>>ViewController
    )
    let view = controller.model
<<elseif ui == "swiftui">>
    let view = screen.model
<<else>>
    let view = try #require(
      screen as? <<Module>>ViewController
    )
<<end>>
    let interactor = try #require(
      view.presenter.interactor as? <<Module>>Interactor
    )
    let service = try #require(
      interactor.service as? <<Module>>Service
    )
    #expect(service.url == url)
    #expect(view.presenter.router is <<Module>>Router)
  }
<<if ui == "swiftui" and navigation == "swiftui">>
<<for screen in next>>

  @Test func show<<screen>>ScreenPushesIt() {
    let router = <<Module>>Router()
    router.show<<screen>>Screen()
    #expect(router.path == [.<<screen|lowerCamel>>Screen])
  }

  @Test func make<<screen>>ScreenAsksWhoWasGiven() {
    let maker = <<Module>>RouterMock()
    let router = <<Module>>Router(
      make<<screen>>Screen: { maker.make<<screen>>Screen() }
    )
    _ = router.make<<screen>>Screen()
    #expect(maker.calls == ["make<<screen>>Screen"])
  }

  @Test func makeHands<<screen>>ScreenOn() throws {
    let maker = <<Module>>RouterMock()
    let screen = <<Module>>Router.make(
      make<<screen>>Screen: { maker.make<<screen>>Screen() }
    )
    _ = screen.router.make<<screen>>Screen()
    #expect(maker.calls == ["make<<screen>>Screen"])
    #expect(screen.model.presenter.router === screen.router)
  }

  @Test func makeWithURLHands<<screen>>ScreenOn() throws {
    let maker = <<Module>>RouterMock()
    let screen = <<Module>>Router.make(
      url: try <<Module>>Fixtures.url(of: ""),
      make<<screen>>Screen: { maker.make<<screen>>Screen() }
    )
    _ = screen.router.make<<screen>>Screen()
    #expect(maker.calls == ["make<<screen>>Screen"])
  }
<<end>>
<<else>>
<<for screen in next>>

  @Test func make<<screen>>ScreenMakesTheGivenScreen() {
    let screen: <<Module>>Screen =
      <<Module>>Placeholder()
    let router = <<Module>>Router(
      make<<screen>>Screen: { screen }
    )
    let made: <<Module>>Screen? = router.make<<screen>>Screen()
    #expect(made === screen)
  }

  @Test func make<<screen>>ScreenIsEmptyWithoutOne() {
    let router = <<Module>>Router()
    let made = router.make<<screen>>Screen()
    #expect(made is <<Module>>Placeholder)
  }

  @Test func makeHands<<screen>>ScreenOn() throws {
    let next: <<Module>>Screen =
      <<Module>>Placeholder()
    let screen = <<Module>>Router.make(
      make<<screen>>Screen: { next }
    )
<<if ui == "swiftui" and navigation == "uikit">>
    let controller = try #require(
      screen as? <<Module>>ViewController
    )
    let view = controller.model
<<elseif ui == "swiftui">>
    let view = screen.model
<<else>>
    let view = try #require(
      screen as? <<Module>>ViewController
    )
<<end>>
    let made: <<Module>>Screen? =
      view.presenter.make<<screen>>Screen()
    #expect(made === next)
  }

  @Test func makeWithURLHands<<screen>>ScreenOn() throws {
    let next: <<Module>>Screen =
      <<Module>>Placeholder()
    let url = try <<Module>>Fixtures.url(of: "")
    let screen = <<Module>>Router.make(
      url: url,
      make<<screen>>Screen: { next }
    )
<<if ui == "swiftui" and navigation == "uikit">>
    let controller = try #require(
      screen as? <<Module>>ViewController
    )
    let view = controller.model
<<elseif ui == "swiftui">>
    let view = screen.model
<<else>>
    let view = try #require(
      screen as? <<Module>>ViewController
    )
<<end>>
    let made: <<Module>>Screen? =
      view.presenter.make<<screen>>Screen()
    #expect(made === next)
  }
<<end>>
<<end>>
<<if ui == "appkit" and next>>

  #if canImport(AppKit)
    @Test func placeholderHasAButtonThatClosesIt() {
      let view = <<Module>>Placeholder().view
      let button = view.subviews.first as? NSButton
      #expect(view.frame.width > 0)
      #expect(button?.keyEquivalent == "\u{1b}")
      #expect(button?.action != nil)
    }
  #endif
<<end>>

  @Test func screenKeepsEveryPart() {
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
      #expect(presenter != nil)
      #expect(interactor != nil)
      #expect(service != nil)
      #expect(router != nil)
    }
  }

  @Test func releasingScreenReleasesEveryPart() {
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
    #expect(view == nil)
    #expect(presenter == nil)
    #expect(interactor == nil)
    #expect(service == nil)
    #expect(router == nil)
  }
<<for action in actions>>
<<if action.isTestable>>

  @Test func <<action.name>>ReachesService()<<if style == "async">> async<<end>> {
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
    #expect(service.calls == ["<<action.name>>"])
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
    #expect(service.<<parameter.variable>> != nil)
<<elseif action.isLong>>
    #expect(
      service.<<parameter.variable>>
        == <<parameter.sample>>
    )
<<else>>
    #expect(service.<<parameter.variable>> == <<parameter.sample>>)
<<end>>
<<end>>
  }

  @Test func <<action.name>>DoesNotKeepScreenWhilePending()<<if style == "async">> async<<end>> {
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
    #expect(released == nil)
    #expect(service.calls == ["<<action.name>>"])
    service.onSuccess?(<<Module>>Fixtures.entity)
<<else>>
    var isReleasedInTime = false
    service.whenCalled = { isReleasedInTime = released == nil }
    await task.value
    #expect(isReleasedInTime)
<<end>>
  }
<<end>>
<<end>>
}
