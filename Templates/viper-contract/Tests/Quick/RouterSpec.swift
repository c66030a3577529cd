import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if ui == "uikit" and view == "storyboard">>
#if canImport(ObjectiveC)
  import ObjectiveC
#endif

<<end>>
<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>RouterSpec: AsyncSpec {
  @MainActor
  private struct Fixture {
    let <<include "Includes/Root.swift">>: <<include "Includes/RootType.swift">>
    let view: <<include "Includes/ViewType.swift">>
    let fetcher = <<Module>>MockDataFetcher()
<<if next and (ui != "swiftui" or navigation == "uikit")>>
    let screen: <<Module>>ViewController
<<end>>

    init() {
<<if next and (ui != "swiftui" or navigation == "uikit")>>
<<if input>>
      let screen = <<Module>>Router.create(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      let screen = <<Module>>Router.create()
<<end>>
      self.screen = screen
<<end>>
      <<include "Includes/Root.swift">> = <<Module>>Router.<<include "Includes/Create.swift">>(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
<<if next and (ui != "swiftui" or navigation == "uikit")>>
        dependencies: .init(
          fetcher: fetcher,
<<for screen in next>>
          make<<screen>>: { screen }<<if not loop.last>>,<<end>>
<<end>>
        )
<<else>>
        dependencies: .init(fetcher: fetcher)
<<end>>
      )
      view = <<include "Includes/Root.swift">><<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>
    }
  }

  override class func spec() {
    it("connects the presenter to the view") { @MainActor in
      let fixture = Fixture()
      expect(fixture.view.presenter.view === fixture.view).to(beTrue())
    }

    it("connects the interactor to the presenter") { @MainActor in
      let fixture = Fixture()
      expect(fixture.view.presenter.interactor.output === fixture.view.presenter).to(beTrue())
    }

    it("connects the interactor to the fetcher, both ways") { @MainActor in
      let fixture = Fixture()
      expect(fixture.view.presenter.interactor.fetcher === fixture.fetcher).to(beTrue())
      expect(fixture.fetcher.response === fixture.view.presenter.interactor).to(beTrue())
    }

    it("connects the router to the view") { @MainActor in
      let fixture = Fixture()
      expect(fixture.view.presenter.router.<<include "Includes/Root.swift">> === fixture.<<include "Includes/Root.swift">>).to(beTrue())
    }
<<if input>>

    it("hands the input over to the interactor") { @MainActor in
      let fixture = Fixture()
      let interactor = fixture.view.presenter.interactor
      let real = interactor as? <<Module>>Interactor
      expect(real).toNot(beNil())
<<for value in input>>
<<if value.isComparable>>
      expect(real?.<<value.reference>>)
        .to(equal(<<Module>>Fixtures.<<value.reference>>))
<<end>>
<<end>>
    }
<<end>>
<<if ui != "swiftui" or navigation == "uikit">>

    it("creates a module that fetches for real") { @MainActor in
<<if input>>
      let created = <<Module>>Router.create(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>><<if not loop.last>>,<<end>>
<<end>>
      )
<<else>>
      let created = <<Module>>Router.create()
<<end>>
      let fetcher = created<<if ui == "swiftui">>.viewModel<<end>>.presenter.interactor.fetcher
      expect(fetcher is <<Module>>DataFetcher).to(beTrue())
    }
<<else>>

    it("fetches for real without injection") { @MainActor in
      let dependencies = <<Module>>Dependencies()
      expect(dependencies.fetcher is <<Module>>DataFetcher).to(beTrue())
    }
<<end>>

    it("presents an error in an alert") { @MainActor in
      let fixture = Fixture()
      let error = <<Module>>ErrorCode.notConnected
      fixture.view.presenter.router.showAlert(for: error)
      expect(fixture.view.alertMessage).to(equal(error.localizedDescription))
      expect(fixture.view.alertMessage).to(equal("This is not available yet."))
    }
<<for screen in next>>

    it("shows the screen <<screen>>") { @MainActor in
      let fixture = Fixture()
      fixture.view.presenter.router.show<<screen>>()
<<if ui == "swiftui" and navigation == "swiftui">>
      expect(fixture.view.route).to(equal(.<<screen|lowerCamel>>))
<<else>>
      expect(fixture.<<include "Includes/Root.swift">>.nextScreen === fixture.screen).to(beTrue())
<<end>>
    }
<<end>>

    it("ends loading when the fetcher succeeds") { @MainActor in
      let fixture = Fixture()
      fixture.view.updateLoading(loading: true)
      fixture.fetcher.response?.fetched()
      expect(fixture.view.showsLoading).to(beFalse())
      expect(fixture.view.alertMessage).to(beNil())
    }

    it("ends loading with an alert when the fetcher fails") { @MainActor in
      let fixture = Fixture()
      let error = <<Module>>ErrorCode.notConnected
      fixture.view.updateLoading(loading: true)
      fixture.fetcher.response?.fetchFailed(error: error)
      expect(fixture.view.showsLoading).to(beFalse())
      expect(fixture.view.alertMessage).to(equal(error.localizedDescription))
    }

    it("creates what keeps every part") { @MainActor in
      weak var view: <<include "Includes/ViewType.swift">>?
      weak var presenter: (any <<Module>>Presentation)?
      weak var interactor: (any <<Module>>Interaction)?
      weak var router: (any <<Module>>Routable)?
      weak var fetcher: (any <<Module>>DataFetching)?
      let <<include "Includes/Root.swift">> = <<Module>>Router.<<include "Includes/Create.swift">>(
<<for value in input>>
        <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
        dependencies: .init(fetcher: <<Module>>MockDataFetcher())
      )
      do {
        view = <<include "Includes/Root.swift">><<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>
        presenter = view?.presenter
        interactor = presenter?.interactor
        router = presenter?.router
        fetcher = interactor?.fetcher
      }
      expect(view).toNot(beNil())
      expect(presenter).toNot(beNil())
      expect(interactor).toNot(beNil())
      expect(router).toNot(beNil())
      expect(fetcher).toNot(beNil())
      withExtendedLifetime(<<include "Includes/Root.swift">>) {}
    }

    it("creates what releases every part") { @MainActor in
      weak var released: <<include "Includes/RootType.swift">>?
      weak var view: <<include "Includes/ViewType.swift">>?
      weak var presenter: (any <<Module>>Presentation)?
      weak var interactor: (any <<Module>>Interaction)?
      weak var router: (any <<Module>>Routable)?
      weak var fetcher: (any <<Module>>DataFetching)?
<<if ui == "uikit" and view == "storyboard">>
      @MainActor func createAndRelease() {
<<else>>
      do {
<<end>>
        let <<include "Includes/Root.swift">> = <<Module>>Router.<<include "Includes/Create.swift">>(
<<for value in input>>
          <<value.name>>: <<Module>>Fixtures.<<value.reference>>,
<<end>>
          dependencies: .init(fetcher: <<Module>>MockDataFetcher())
        )
        released = <<include "Includes/Root.swift">>
        view = <<include "Includes/Root.swift">><<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>
        presenter = view?.presenter
        interactor = presenter?.interactor
        router = presenter?.router
        fetcher = interactor?.fetcher
      }
<<if ui == "uikit" and view == "storyboard">>
      #if canImport(ObjectiveC)
        autoreleasepool { createAndRelease() }
      #else
        createAndRelease()
      #endif
<<end>>
      expect(released).to(beNil())
      expect(view).to(beNil())
      expect(presenter).to(beNil())
      expect(interactor).to(beNil())
      expect(router).to(beNil())
      expect(fetcher).to(beNil())
    }
  }
}
