import Nimble
import Quick

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>RouterTests: AsyncSpec {
  override class func spec() {
    it("connects every layer") { @MainActor in
      let service = <<Module>>ServiceMock()
<<if ui == "swiftui" and navigation == "swiftui">>
      let view = <<Module>>Router.makeModel(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        dependencies: .init(service: service),
        router: <<Module>>Router()
      )
<<else>>
      let screen = <<Module>>Router.make(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        dependencies: .init(service: service)
      )
<<if ui == "swiftui">>
      let view = (screen as? <<Module>>ViewController)?.model
<<else>>
      let view = screen as? <<Module>>ViewController
<<end>>
<<end>>
      let presenter = view<<if not (ui == "swiftui" and navigation == "swiftui")>>?<<end>>.presenter
      let interactor = presenter<<if not (ui == "swiftui" and navigation == "swiftui")>>?<<end>>.interactor as? <<Module>>Interactor
      expect(interactor?.service).to(beIdenticalTo(service))
      expect(presenter<<if not (ui == "swiftui" and navigation == "swiftui")>>?<<end>>.router is <<Module>>Router).to(beTrue())
<<for value in input>>
<<if value.isComparable>>
      expect(presenter<<if not (ui == "swiftui" and navigation == "swiftui")>>?<<end>>.<<value.reference>>).to(equal(<<Module>>Fixtures.<<value.reference>>))
<<end>>
<<end>>
    }

    it("uses the service of the module when it is given none") { @MainActor in
      let service = <<Module>>Dependencies().service
      expect(service is <<Module>>Service).to(beTrue())
    }
<<if ui == "swiftui" and navigation == "swiftui">>
<<for screen in next>>

    it("pushes the screen <<screen>>") { @MainActor in
      let router = <<Module>>Router()
      router.show<<screen>>Screen()
      expect(router.path).to(equal([.<<screen|lowerCamel>>Screen]))
    }

    it("shows the screen <<screen>> in a stack of the app") { @MainActor in
      var shown: [<<Module>>Route] = []
      let router = <<Module>>Router(onShow: { shown.append($0) })
      router.show<<screen>>Screen()
      expect(shown).to(equal([.<<screen|lowerCamel>>Screen]))
      expect(router.path.count).to(equal(0))
    }
<<end>>
<<else>>
<<for screen in next>>

    it("makes the screen <<screen>>") { @MainActor in
      let screen = <<Module>>Router.make(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        dependencies: <<Module>>Dependencies()
      )
      let dependencies = <<Module>>Dependencies(
        make<<screen>>Screen: { screen }
      )
      let router = <<Module>>Router(dependencies: dependencies)
      let made = router.make<<screen>>Screen()
      expect(made).to(beIdenticalTo(screen))
    }
<<end>>
<<end>>

    it("keeps every part while the screen is kept") { @MainActor in
      weak var presenter: <<Module>>Presenter?
      weak var interactor: <<Module>>Interactor?
      weak var service: <<Module>>ServiceMock?
      weak var router: <<Module>>Router?
<<if ui == "swiftui" and navigation == "swiftui">>
      let view = <<Module>>Router.makeModel(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        dependencies: .init(service: <<Module>>ServiceMock()),
        router: <<Module>>Router()
      )
<<else>>
      let screen = <<Module>>Router.make(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        dependencies: .init(service: <<Module>>ServiceMock())
      )
<<if ui == "swiftui">>
      let view = (screen as? <<Module>>ViewController)?.model
<<else>>
      let view = screen as? <<Module>>ViewController
<<end>>
<<end>>
      presenter = view<<if not (ui == "swiftui" and navigation == "swiftui")>>?<<end>>.presenter
      interactor = presenter?.interactor as? <<Module>>Interactor
      service = interactor?.service as? <<Module>>ServiceMock
      router = presenter?.router as? <<Module>>Router
      expect(presenter).toNot(beNil())
      expect(interactor).toNot(beNil())
      expect(service).toNot(beNil())
      expect(router).toNot(beNil())
      withExtendedLifetime(view) {}
    }

    it("releases every part with the screen") { @MainActor in
      weak var released: <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>?
      weak var presenter: <<Module>>Presenter?
      weak var interactor: <<Module>>Interactor?
      weak var service: <<Module>>ServiceMock?
      weak var router: <<Module>>Router?
      do {
<<if ui == "swiftui" and navigation == "swiftui">>
        let view = <<Module>>Router.makeModel(
<<for value in input>>
          <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
          dependencies: .init(service: <<Module>>ServiceMock()),
          router: <<Module>>Router()
        )
<<else>>
        let screen = <<Module>>Router.make(
<<for value in input>>
          <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
          dependencies: .init(service: <<Module>>ServiceMock())
        )
<<if ui == "swiftui">>
        let view = (screen as? <<Module>>ViewController)?.model
<<else>>
        let view = screen as? <<Module>>ViewController
<<end>>
<<end>>
        released = view
        presenter = view<<if not (ui == "swiftui" and navigation == "swiftui")>>?<<end>>.presenter
        interactor = presenter?.interactor as? <<Module>>Interactor
        service = interactor?.service as? <<Module>>ServiceMock
        router = presenter?.router as? <<Module>>Router
        expect(router).toNot(beNil())
      }
      expect(released).to(beNil())
      expect(presenter).to(beNil())
      expect(interactor).to(beNil())
      expect(service).to(beNil())
      expect(router).to(beNil())
    }
  }
}
