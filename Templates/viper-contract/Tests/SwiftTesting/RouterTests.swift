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

  init() {
    <<include "Includes/Root.swift">> = <<Module>>Router.create(fetcher: fetcher)
    view = <<include "Includes/Root.swift">><<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>
  }

  var presenter: any <<Module>>Presentation { view.presenter }

  @Test func createConnectsPresenterToView() {
    #expect(presenter.view === view)
  }

  @Test func createConnectsInteractorToPresenter() {
    #expect(presenter.interactor.output === presenter)
  }

  @Test func createConnectsInteractorToFetcher() {
    #expect(presenter.interactor.fetcher === fetcher)
    #expect(fetcher.response === presenter.interactor)
  }

  @Test func createConnectsRouterToView() {
    #expect(presenter.router.<<include "Includes/Root.swift">> === <<include "Includes/Root.swift">>)
  }
<<if ui != "swiftui" or navigation == "uikit">>

  @Test func createFetchesForReal() {
    let created = <<Module>>Router.create()
    let interactor = created<<if ui == "swiftui">>.viewModel<<end>>.presenter.interactor
    #expect(interactor.fetcher is <<Module>>DataFetcher)
  }
<<else>>

  #if !canImport(SwiftUI)
    @Test func createFetchesForReal() {
      let created = <<Module>>Router.create()
      let fetcher = created.viewModel.presenter.interactor.fetcher
      #expect(fetcher is <<Module>>DataFetcher)
    }
  #endif
<<end>>

  @Test func showAlertPresentsError() {
    let error = <<Module>>ErrorCode.tooLong
    presenter.router.showAlert(for: error)
    #expect(view.alertMessage == error.errorDescription)
  }
<<if ui == "swiftui" and navigation == "swiftui">>

  @Test func showLengthensPath() {
    presenter.router.show(.next)
    #expect(view.path == [.next])
  }
<<end>>

  @Test func successOfFetcherEndsLoading() {
    view.updateLoading(loading: true)
    fetcher.response?.fetched()
    #expect(!view.showsLoading)
    #expect(view.alertMessage == nil)
  }

  @Test func failureOfFetcherEndsLoadingWithAlert() {
    let error = <<Module>>ErrorCode.empty
    view.updateLoading(loading: true)
    fetcher.response?.fetchFailed(error: error)
    #expect(!view.showsLoading)
    #expect(view.alertMessage == error.errorDescription)
  }

  @Test func <<include "Includes/Root.swift">>KeepsEveryPart() {
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
    #expect(released == nil)
    #expect(view == nil)
    #expect(presenter == nil)
    #expect(interactor == nil)
    #expect(router == nil)
    #expect(fetcher == nil)
  }
}
