import Foundation
import Testing

@testable import <<Target>>

<<if ui == "uikit" and view == "storyboard">>
#if canImport(ObjectiveC)
  import ObjectiveC
#endif

<<end>>
@MainActor
struct <<Module>>RouterTests {
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

  @Test func createConnectsPresenterToView() {
    #expect(view.presenter.view === view)
  }

  @Test func createConnectsInteractorToPresenter() {
    #expect(view.presenter.interactor.output === view.presenter)
  }

  @Test func createConnectsInteractorToFetcher() {
    #expect(view.presenter.interactor.fetcher === fetcher)
    #expect(fetcher.response === view.presenter.interactor)
  }

  @Test func createConnectsRouterToView() {
    #expect(view.presenter.router.<<include "Includes/Root.swift">> === <<include "Includes/Root.swift">>)
  }
<<if input>>

  @Test func createHandsOverInput() {
    let interactor = view.presenter.interactor
    let real = interactor as? <<Module>>Interactor
    #expect(real != nil)
<<for value in input>>
<<if value.isComparable>>
    #expect(
      real?.<<value.reference>>
        == <<Module>>Fixtures.<<value.reference>>
    )
<<end>>
<<end>>
  }
<<end>>
<<if ui != "swiftui" or navigation == "uikit">>

  @Test func createFetchesForReal() {
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
    #expect(fetcher is <<Module>>DataFetcher)
  }
<<else>>

  @Test func dependenciesFetchForReal() {
    let dependencies = <<Module>>Dependencies()
    #expect(dependencies.fetcher is <<Module>>DataFetcher)
  }
<<end>>

  @Test func showAlertPresentsError() {
    let error = <<Module>>ErrorCode.notConnected
    view.presenter.router.showAlert(for: error)
    #expect(view.alertMessage == error.localizedDescription)
    #expect(view.alertMessage == "This is not available yet.")
  }
<<for screen in next>>

  @Test func show<<screen>>ShowsScreen() {
    view.presenter.router.show<<screen>>()
<<if ui == "swiftui" and navigation == "swiftui">>
    #expect(view.route == .<<screen|lowerCamel>>)
<<else>>
    #expect(<<include "Includes/Root.swift">>.nextScreen === screen)
<<end>>
  }
<<end>>

  @Test func successOfFetcherEndsLoading() {
    view.updateLoading(loading: true)
    fetcher.response?.fetched()
    #expect(!view.showsLoading)
    #expect(view.alertMessage == nil)
  }

  @Test func failureOfFetcherEndsLoadingWithAlert() {
    let error = <<Module>>ErrorCode.notConnected
    view.updateLoading(loading: true)
    fetcher.response?.fetchFailed(error: error)
    #expect(!view.showsLoading)
    #expect(view.alertMessage == error.localizedDescription)
  }

  @Test func <<include "Includes/Root.swift">>KeepsEveryPart() {
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
    #expect(view != nil)
    #expect(presenter != nil)
    #expect(interactor != nil)
    #expect(router != nil)
    #expect(fetcher != nil)
    withExtendedLifetime(<<include "Includes/Root.swift">>) {}
  }

  @Test func releaseReachesEveryPart() {
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
    #expect(released == nil)
    #expect(view == nil)
    #expect(presenter == nil)
    #expect(interactor == nil)
    #expect(router == nil)
    #expect(fetcher == nil)
  }
}
