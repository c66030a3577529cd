import XCTest

@testable import <<Target>>

<<include "Includes/ViewFrameworkImport.swift">>
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>RouterTests: XCTestCase {
  @MainActor
  func testMakeConnectsEveryLayer() async throws {
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
    XCTAssertIdentical(interactor?.service, service)
    XCTAssertTrue(presenter<<if not (ui == "swiftui" and navigation == "swiftui")>>?<<end>>.router is <<Module>>Router)
<<for value in input>>
<<if value.isComparable>>
    XCTAssertEqual(presenter<<if not (ui == "swiftui" and navigation == "swiftui")>>?<<end>>.<<value.reference>>, <<Module>>Fixtures.<<value.reference>>)
<<end>>
<<end>>
  }

  @MainActor
  func testMakeUsesTheServiceOfTheModule() async throws {
    let service = <<Module>>Dependencies().service
    XCTAssertTrue(service is <<Module>>Service)
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
  func testShow<<screen>>ScreenAsksStackOfApp() async throws {
    var shown: [<<Module>>Route] = []
    let router = <<Module>>Router(onShow: { shown.append($0) })
    router.show<<screen>>Screen()
    XCTAssertEqual(shown, [.<<screen|lowerCamel>>Screen])
    XCTAssertEqual(router.path.count, 0)
  }
<<end>>
<<else>>
<<for screen in next>>

  @MainActor
  func testMake<<screen>>ScreenMakesTheGivenScreen() async throws {
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
    XCTAssertIdentical(made, screen)
  }
<<end>>
<<end>>

  @MainActor
  func testScreenKeepsEveryPart() async throws {
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
    XCTAssertNotNil(presenter)
    XCTAssertNotNil(interactor)
    XCTAssertNotNil(service)
    XCTAssertNotNil(router)
    withExtendedLifetime(view) {}
  }

  @MainActor
  func testReleasingScreenReleasesEveryPart() async throws {
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
      XCTAssertNotNil(router)
    }
    XCTAssertNil(released)
    XCTAssertNil(presenter)
    XCTAssertNil(interactor)
    XCTAssertNil(service)
    XCTAssertNil(router)
  }
}
