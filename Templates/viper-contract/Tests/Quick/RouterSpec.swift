import Foundation
import Nimble
import Quick

@testable import <<Target>>

<<if ui == "uikit" and view == "storyboard">>
#if canImport(ObjectiveC)
  import ObjectiveC
#endif

<<end>>
final class <<Module>>RouterSpec: AsyncSpec {
  @MainActor
  private struct Fixture {
    let <<include "Includes/Root.swift">>: <<include "Includes/RootType.swift">>
    let view: <<include "Includes/ViewType.swift">>
    let fetcher = <<Module>>MockDataFetcher()

    init() {
      <<include "Includes/Root.swift">> = <<Module>>Router.create(fetcher: fetcher)
      view = <<include "Includes/Root.swift">><<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>
    }

    var presenter: any <<Module>>Presentation { view.presenter }
  }

  override class func spec() {
    it("connects the presenter to the view") { @MainActor in
      let fixture = Fixture()
      expect(fixture.presenter.view === fixture.view).to(beTrue())
    }

    it("connects the interactor to the presenter") { @MainActor in
      let fixture = Fixture()
      expect(fixture.presenter.interactor.output === fixture.presenter).to(beTrue())
    }

    it("connects the interactor to the fetcher, both ways") { @MainActor in
      let fixture = Fixture()
      expect(fixture.presenter.interactor.fetcher === fixture.fetcher).to(beTrue())
      expect(fixture.fetcher.response === fixture.presenter.interactor).to(beTrue())
    }

    it("connects the router to the view") { @MainActor in
      let fixture = Fixture()
      expect(fixture.presenter.router.<<include "Includes/Root.swift">> === fixture.<<include "Includes/Root.swift">>).to(beTrue())
    }
<<if ui != "swiftui" or navigation == "uikit">>

    it("creates a module that fetches for real") { @MainActor in
      let created = <<Module>>Router.create()
      let interactor = created<<if ui == "swiftui">>.viewModel<<end>>.presenter.interactor
      expect(interactor.fetcher is <<Module>>DataFetcher).to(beTrue())
    }
<<else>>

    #if !canImport(SwiftUI)
      it("creates a module that fetches for real") { @MainActor in
        let created = <<Module>>Router.create()
        let fetcher = created.viewModel.presenter.interactor.fetcher
        expect(fetcher is <<Module>>DataFetcher).to(beTrue())
      }
    #endif
<<end>>

    it("presents an error in an alert") { @MainActor in
      let fixture = Fixture()
      let error = <<Module>>ErrorCode.tooLong
      fixture.presenter.router.showAlert(for: error)
      expect(fixture.view.alertMessage).to(equal(error.errorDescription))
    }
<<if ui == "swiftui" and navigation == "swiftui">>

    it("puts a screen on top") { @MainActor in
      let fixture = Fixture()
      fixture.presenter.router.show(.next)
      expect(fixture.view.path).to(equal([.next]))
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
      let error = <<Module>>ErrorCode.empty
      fixture.view.updateLoading(loading: true)
      fixture.fetcher.response?.fetchFailed(error: error)
      expect(fixture.view.showsLoading).to(beFalse())
      expect(fixture.view.alertMessage).to(equal(error.errorDescription))
    }

    it("creates what keeps every part") { @MainActor in
      weak var view: <<include "Includes/ViewType.swift">>?
      weak var presenter: (any <<Module>>Presentation)?
      weak var interactor: (any <<Module>>Interaction)?
      weak var router: (any <<Module>>Routable)?
      weak var fetcher: (any <<Module>>DataFetching)?
      let <<include "Includes/Root.swift">> = <<Module>>Router.create(
        fetcher: <<Module>>MockDataFetcher()
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
        let <<include "Includes/Root.swift">> = <<Module>>Router.create(
          fetcher: <<Module>>MockDataFetcher()
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
