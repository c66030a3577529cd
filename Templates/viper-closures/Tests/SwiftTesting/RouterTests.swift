import Testing

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
@MainActor
struct <<Module>>RouterTests {
  @Test func makeConnectsEveryLayer() {
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
    #expect(interactor?.service === service)
    #expect(presenter<<if not (ui == "swiftui" and navigation == "swiftui")>>?<<end>>.router is <<Module>>Router)
<<for value in input>>
<<if value.isComparable>>
    #expect(presenter<<if not (ui == "swiftui" and navigation == "swiftui")>>?<<end>>.<<value.reference>> == <<Module>>Fixtures.<<value.reference>>)
<<end>>
<<end>>
  }

  @Test func makeUsesTheServiceOfTheModule() {
    let service = <<Module>>Dependencies().service
    #expect(service is <<Module>>Service)
  }
<<if ui == "swiftui" and navigation == "swiftui">>
<<for screen in next>>

  @Test func show<<screen>>ScreenPushesIt() {
    let router = <<Module>>Router()
    router.show<<screen>>Screen()
    #expect(router.path == [.<<screen|lowerCamel>>Screen])
  }

  @Test func show<<screen>>ScreenAsksStackOfApp() {
    var shown: [<<Module>>Route] = []
    let router = <<Module>>Router(onShow: { shown.append($0) })
    router.show<<screen>>Screen()
    #expect(shown == [.<<screen|lowerCamel>>Screen])
    #expect(router.path.count == 0)
  }
<<end>>
<<else>>
<<for screen in next>>

  @Test func make<<screen>>ScreenMakesTheGivenScreen() {
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
    #expect(made === screen)
  }
<<end>>
<<end>>

  @Test func screenKeepsEveryPart() {
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
    #expect(presenter != nil)
    #expect(interactor != nil)
    #expect(service != nil)
    #expect(router != nil)
    withExtendedLifetime(view) {}
  }

  @Test func releasingScreenReleasesEveryPart() {
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
      #expect(router != nil)
    }
    #expect(released == nil)
    #expect(presenter == nil)
    #expect(interactor == nil)
    #expect(service == nil)
    #expect(router == nil)
  }
}
