import Foundation
import Nimble
import Quick

@testable import <<Target>>
<<if ui == "appkit" and next>>

#if canImport(AppKit)
  import AppKit
#endif
<<end>>

final class <<Module>>RouterTests: AsyncSpec {
  override class func spec() {
    it("make connects every layer") { @MainActor in
      let service = <<Module>>ServiceMock()
      let router = <<if ui == "swiftui" and navigation == "swiftui">><<Module>>Router<<else>><<Module>>RouterMock<<end>>()
      let view = <<Module>>Router.make(
        service: service,
        router: router
      )<<if ui == "swiftui">>.model<<end>>
      expect(view.presenter.router) === router
      let interactor = try unwrap(
        view.presenter.interactor as? <<Module>>Interactor
      )
      expect(interactor.service) === service
    }

    it("make uses canned response") { @MainActor in
      let screen = <<Module>>Router.make()
<<if ui == "swiftui" and navigation == "uikit">>
      let controller = try unwrap(
        screen as? <<Module>>ViewController
      )
      let view = controller.model
<<elseif ui == "swiftui">>
      let view = screen.model
<<else>>
      let view = try unwrap(
        screen as? <<Module>>ViewController
      )
<<end>>
      let interactor = try unwrap(
        view.presenter.interactor as? <<Module>>Interactor
      )
      let service = try unwrap(
        interactor.service as? <<Module>>ServiceStub
      )
      expect(service.response)
        == <<Module>>ServiceStub.response
      expect(view.presenter.router is <<Module>>Router) == true
    }

    it("make with URL uses web service") { @MainActor in
      let url = try <<Module>>Fixtures.url(of: "")
      let screen = <<Module>>Router.make(url: url)
<<if ui == "swiftui" and navigation == "uikit">>
      let controller = try unwrap(
        screen as? <<Module>>ViewController
      )
      let view = controller.model
<<elseif ui == "swiftui">>
      let view = screen.model
<<else>>
      let view = try unwrap(
        screen as? <<Module>>ViewController
      )
<<end>>
      let interactor = try unwrap(
        view.presenter.interactor as? <<Module>>Interactor
      )
      let service = try unwrap(
        interactor.service as? <<Module>>Service
      )
      expect(service.url) == url
      expect(view.presenter.router is <<Module>>Router) == true
    }
<<if ui == "swiftui" and navigation == "swiftui">>
<<for screen in next>>

    it("show<<screen>> screen pushes it") { @MainActor in
      let router = <<Module>>Router()
      router.show<<screen>>Screen()
      expect(router.path) == [.<<screen|lowerCamel>>Screen]
    }

    it("make<<screen>> screen asks who was given") { @MainActor in
      let maker = <<Module>>RouterMock()
      let router = <<Module>>Router(
        make<<screen>>Screen: { maker.make<<screen>>Screen() }
      )
      _ = router.make<<screen>>Screen()
      expect(maker.calls) == ["make<<screen>>Screen"]
    }

    it("make hands<<screen>> screen on") { @MainActor in
      let maker = <<Module>>RouterMock()
      let screen = <<Module>>Router.make(
        make<<screen>>Screen: { maker.make<<screen>>Screen() }
      )
      _ = screen.router.make<<screen>>Screen()
      expect(maker.calls) == ["make<<screen>>Screen"]
      expect(screen.model.presenter.router) === screen.router
    }

    it("make with URL hands<<screen>> screen on") { @MainActor in
      let maker = <<Module>>RouterMock()
      let screen = <<Module>>Router.make(
        url: try <<Module>>Fixtures.url(of: ""),
        make<<screen>>Screen: { maker.make<<screen>>Screen() }
      )
      _ = screen.router.make<<screen>>Screen()
      expect(maker.calls) == ["make<<screen>>Screen"]
    }
<<end>>
<<else>>
<<for screen in next>>

    it("make<<screen>> screen makes the given screen") { @MainActor in
      let screen: <<Module>>Screen =
        <<Module>>Placeholder()
      let router = <<Module>>Router(
        make<<screen>>Screen: { screen }
      )
      let made: <<Module>>Screen? = router.make<<screen>>Screen()
      expect(made) === screen
    }

    it("make<<screen>> screen is empty without one") { @MainActor in
      let router = <<Module>>Router()
      let made = router.make<<screen>>Screen()
      expect(made is <<Module>>Placeholder) == true
    }

    it("make hands<<screen>> screen on") { @MainActor in
      let next: <<Module>>Screen =
        <<Module>>Placeholder()
      let screen = <<Module>>Router.make(
        make<<screen>>Screen: { next }
      )
<<if ui == "swiftui" and navigation == "uikit">>
      let controller = try unwrap(
        screen as? <<Module>>ViewController
      )
      let view = controller.model
<<elseif ui == "swiftui">>
      let view = screen.model
<<else>>
      let view = try unwrap(
        screen as? <<Module>>ViewController
      )
<<end>>
      let made: <<Module>>Screen? =
        view.presenter.make<<screen>>Screen()
      expect(made) === next
    }

    it("make with URL hands<<screen>> screen on") { @MainActor in
      let next: <<Module>>Screen =
        <<Module>>Placeholder()
      let url = try <<Module>>Fixtures.url(of: "")
      let screen = <<Module>>Router.make(
        url: url,
        make<<screen>>Screen: { next }
      )
<<if ui == "swiftui" and navigation == "uikit">>
      let controller = try unwrap(
        screen as? <<Module>>ViewController
      )
      let view = controller.model
<<elseif ui == "swiftui">>
      let view = screen.model
<<else>>
      let view = try unwrap(
        screen as? <<Module>>ViewController
      )
<<end>>
      let made: <<Module>>Screen? =
        view.presenter.make<<screen>>Screen()
      expect(made) === next
    }
<<end>>
<<end>>
<<if ui == "appkit" and next>>

    #if canImport(AppKit)
      it("placeholder has a button that closes it") { @MainActor in
        let view = <<Module>>Placeholder().view
        let button = view.subviews.first as? NSButton
        expect(view.frame.width) > 0
        expect(button?.keyEquivalent) == "\u{1b}"
        expect(button?.action).toNot(beNil())
      }
    #endif
<<end>>

    it("screen keeps every part") { @MainActor in
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
        expect(presenter).toNot(beNil())
        expect(interactor).toNot(beNil())
        expect(service).toNot(beNil())
        expect(router).toNot(beNil())
      }
    }

    it("releasing screen releases every part") { @MainActor in
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
      expect(view).to(beNil())
      expect(presenter).to(beNil())
      expect(interactor).to(beNil())
      expect(service).to(beNil())
      expect(router).to(beNil())
    }
<<for action in actions>>
<<if action.isTestable>>

    it("<<action.name>> reaches service") { @MainActor in
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
      expect(service.calls) == ["<<action.name>>"]
<<for parameter in action.parameters>>
<<if not parameter.isComparable>>
      expect(service.<<parameter.variable>>).toNot(beNil())
<<elseif action.isLong>>
      expect(service.<<parameter.variable>>)
        == <<parameter.sample>>
<<else>>
      expect(service.<<parameter.variable>>) == <<parameter.sample>>
<<end>>
<<end>>
    }

    it("<<action.name>> does not keep screen while pending") { @MainActor in
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
      expect(released).to(beNil())
      expect(service.calls) == ["<<action.name>>"]
      service.onSuccess?(<<Module>>Fixtures.entity)
<<else>>
      var isReleasedInTime = false
      service.whenCalled = { isReleasedInTime = released == nil }
      await task.value
      expect(isReleasedInTime) == true
<<end>>
    }
<<end>>
<<end>>
  }
}
