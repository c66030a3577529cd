import Foundation
import Testing

@testable import <<Target>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

#if canImport(UIKit)
  import UIKit
#endif
<<elseif ui == "appkit">>

#if canImport(AppKit)
  import AppKit
#endif
<<end>>
<<if ui == "uikit" or ui == "appkit">>

#if canImport(ObjectiveC)
  import ObjectiveC
#endif
<<end>>

@MainActor
<<if input contains "isMissing">>
@Suite(
<<for own in OwnTypes>>
<<if own.isMissingInput>>
  .enabled("write <<Module>>Samples.<<own.name>>") { @MainActor in <<Module>>Samples.<<own.name>> != nil },
<<end>>
<<end>>
)
<<end>>
struct <<Module>>RouterTests {
  let root: <<Module>><<if navigation == "swiftui">>ViewModel<<else>>ViewController<<end>>
  let fetcher = <<Module>>MockDataFetcher()
<<if not (navigation == "swiftui" and next)>>
  let end = <<Module>>MockRouter()
<<end>>
<<if (next or next-on-failure) and navigation != "swiftui">>
  let screen = <<Module>>ViewController<<if view == "storyboard">>.fromStoryboard<<end>>(
<<if ui == "swiftui">>
    viewModel: <<Module>>ViewModel(presenter: <<Module>>MockPresenter())
<<else>>
    presenter: <<Module>>MockPresenter()
<<end>>
  )
<<end>>

  init() <<if input contains "isMissing">>throws <<end>>{
    root = <<Module>>Router.create<<if navigation == "swiftui">>ViewModel<<end>>(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      dependencies: <<Module>>Dependencies(
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters) and not (navigation == "swiftui" and next)>>
<<if next>>
        <<if loop.first>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>><<else>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>>After<<action.id|upperCamel>><<end>>: { [end, screen]<<if action.result>> result<<end>> in
          end.<<action.id>>Succeeded(<<if action.result>>result<<end>>)
          return screen
        },
<<else>>
        <<action.id>>Succeeded: { [end] in
          end.<<action.id>>Succeeded(<<if action.result>>$0<<end>>)
        },
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
<<if not loop.first or not actions>>
        make<<place>>: { [screen] in screen },
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>
        make<<place>>: { [screen] in screen },
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next-on-failure>>
        make<<place>><<if next contains place>>AfterFailure<<end>>: { [end, screen] error in
          end.show<<place>>(after: error)
          return screen
        },
<<end>>
<<end>>
        fetcher: fetcher<<if navigation != "swiftui" and actions>>,
        didDismiss: { [end] in end.didDismiss() }<<end>>
      )
    )
  }

  @Test func createConnectsParts() throws {
    let presenter = try #require(root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter as? <<Module>>Presenter)
    let interactor = try #require(presenter.interactor as? <<Module>>Interactor)
    #expect(presenter.view === root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>)
    #expect(presenter.router.<<if navigation == "swiftui">>viewModel<<else>>viewController<<end>> === root)
    #expect(interactor.output === presenter)
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
    #expect(interactor.<<value.reference>> == <<value.sample>>)
<<end>>
<<end>>
  }

  @Test func showAlertShowsMessage() {
    let error = URLError(.timedOut)
    root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.showAlert(for: error)
<<if ui == "uikit">>
    #if canImport(UIKit)
      #expect(root.alert?.message == error.localizedDescription)
    #else
      #expect(root.alert == error.localizedDescription)
    #endif
<<elseif ui == "appkit">>
    #if canImport(AppKit)
      #expect(root.alert?.informativeText == error.localizedDescription)
    #else
      #expect(root.alert == error.localizedDescription)
    #endif
<<else>>
    #expect(root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.alert == error.localizedDescription)
<<end>>
  }
<<include "Tests/SwiftTesting/RouterNextTests.swift">>
<<for action in actions>>
<<if action.isTestable>>
<<if next and not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>SucceededShowsNextScreen() throws {
<<else>>
  @Test func <<action.id>>SucceededShowsNextScreen() {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
<<if navigation == "swiftui">>
    root.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
<<if action.result and action.isResultComparable>>
    guard case .<<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>>(let result)? = root.shownRoute?.route else {
      <<for own in OwnTypes>><<if own.type == "Issue">>Testing.<<end>><<end>>Issue.record("The route is missing.")
      return
    }
    #expect(result == <<action.resultSample>>)
<<else>>
    guard case .<<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>>? = root.shownRoute?.route else {
      <<for own in OwnTypes>><<if own.type == "Issue">>Testing.<<end>><<end>>Issue.record("The route is missing.")
      return
    }
<<end>>
<<if not next-on-failure and presentation == "push" and not HasObservation>>
    root.isRoutePresented = true
    #expect(root.isRoutePresented)
    root.isRoutePresented = false
    #expect(root.shownRoute == nil)
<<end>>
<<else>>
<<if ui == "uikit" or ui == "swiftui">>
<<if presentation == "modal">>
    root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
    #if !canImport(UIKit)
      #expect(root.next === screen)
    #endif
<<else>>
    #if canImport(UIKit)
      let navigation = UINavigationController(rootViewController: root)
      root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
      #expect(navigation.topViewController === screen)
    #else
      root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
      #expect(root.next === screen)
    #endif
<<end>>
<<elseif ui == "appkit">>
    root.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
    #if canImport(AppKit)
      #expect(root.presentedViewControllers?.first === screen)
    #else
      #expect(root.next === screen)
    #endif
<<else>>
    root.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
    #expect(root.next === screen)
<<end>>
<<if action.result and action.isResultComparable>>
    #expect(end.<<action.id>>SucceededCalls == [<<action.resultSample>>])
<<elseif action.result>>
    #expect(end.<<action.id>>SucceededCalls.count == 1)
<<else>>
    #expect(end.<<action.id>>SucceededCallCount == 1)
<<end>>
<<end>>
  }
<<end>>

<<if action.missing>>
  @Test(
<<for own in action.missing>>
    .enabled("write <<Module>>Samples.<<own>>") { @MainActor in <<Module>>Samples.<<own>> != nil }<<if not loop.last>>,<<end>>
<<end>>
  )
  func <<action.id>>ReachesDataFetcherAndView() async throws {
<<else>>
  @Test func <<action.id>>ReachesDataFetcherAndView() async throws {
<<end>>
<<for own in action.missing>>
    let <<own>> = try #require(<<Module>>Samples.<<own>>)
<<end>>
<<if action.missing and action.result>>
    fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if ui == "uikit" and presentation == "push" and next and not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
    #if canImport(UIKit)
      // Without a container, the next screen would be presented, which loads the view.
      let navigation = UINavigationController(rootViewController: root)
    #endif
<<end>>
    let part = root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.interactor
    let interactor = try #require(part as? <<Module>>Interactor)
    root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    #expect(root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>] == .loading)
    #expect(root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.showsLoading)
    await interactor.tasks[.<<action.id>>]?.value
    #expect(root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>] == .idle)
<<if not (on-load and next and not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters) and (ui == "appkit" or ui == "uikit" and presentation == "modal"))>>
    #expect(!root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.showsLoading)
<<end>>
<<for whole in action.whole>>
<<if not whole.parameters>>
    #expect(fetcher.<<whole.calls>> == 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    #expect(fetcher.<<parameter.recorded>> == <<if parameter.type == "String" and validate contains parameter.name and not parameter.isInput>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>><<for sent in action.parameters>><<if sent.name == parameter.name>>"text <<loop.index>>"<<end>><<end>><<end>><<else>><<parameter.sample>><<end>>)
<<elseif loop.first>>
    #expect(fetcher.<<whole.calls>>.count == 1)
<<end>>
<<end>>
<<end>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)>>
<<if action.isResultComparable>>
    #expect(root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result == <<action.resultSample>>)
<<else>>
    #expect(root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result != nil)
<<end>>
<<elseif navigation == "swiftui" and next and not (on-load contains action.id and not action.parameters)>>
<<if action.result and action.isResultComparable>>
    guard case .<<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>>(let result)? = root.shownRoute?.route else {
      <<for own in OwnTypes>><<if own.type == "Issue">>Testing.<<end>><<end>>Issue.record("The route is missing.")
      return
    }
    #expect(result == <<action.resultSample>>)
<<else>>
    guard case .<<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>>? = root.shownRoute?.route else {
      <<for own in OwnTypes>><<if own.type == "Issue">>Testing.<<end>><<end>>Issue.record("The route is missing.")
      return
    }
<<end>>
<<elseif not (on-load contains action.id and not action.parameters)>>
<<if action.result and action.isResultComparable>>
    #expect(end.<<action.id>>SucceededCalls == [<<action.resultSample>>])
<<elseif action.result>>
    #expect(end.<<action.id>>SucceededCalls.count == 1)
<<else>>
    #expect(end.<<action.id>>SucceededCallCount == 1)
<<end>>
<<end>>
<<if ui == "uikit" and presentation == "push" and next and not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
    #if canImport(UIKit)
      #expect(navigation.topViewController === screen)
    #endif
<<end>>
  }
<<end>>
<<end>>

<<if navigation != "swiftui" and actions>>
  @Test func dismissalIsReportedToOwner() {
    root<<if ui == "swiftui">>.viewModel<<end>>.presenter.wasDismissed()
    #expect(end.didDismissCallCount == 1)
  }

<<end>>
  @Test func rootKeepsPartsAndReleasesThem() <<if input contains "isMissing">>throws <<end>>{
    weak var presenter: (any <<Module>>Presentation)?
    weak var interactor: (any <<Module>>Interaction)?
    weak var router: (any <<Module>>Routable)?
    weak var released: <<Module>><<if navigation == "swiftui">>ViewModel<<else>>ViewController<<end>>?
<<if ui == "uikit" or ui == "appkit">>
    @MainActor func createAndRelease() <<if input contains "isMissing">>throws <<end>>{
<<else>>
    do {
<<end>>
      let root = <<Module>>Router.create<<if navigation == "swiftui">>ViewModel<<end>>(
<<for value in input>>
        <<value.name>>: <<value.testSample>>,
<<end>>
        dependencies: <<Module>>Dependencies(
<<for action in actions>>
<<if not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters) and not (navigation == "swiftui" and next)>>
<<if next>>
          <<if loop.first>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>><<else>>make<<for place in next>><<if loop.first>><<place>><<end>><<end>>After<<action.id|upperCamel>><<end>>: {<<if action.result>> result in<<end>>
            end.<<action.id>>Succeeded(<<if action.result>>result<<end>>)
            return screen
          },
<<else>>
          <<action.id>>Succeeded: {
            end.<<action.id>>Succeeded(<<if action.result>>$0<<end>>)
          },
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
<<if not loop.first or not actions>>
          make<<place>>: { screen },
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>
          make<<place>>: { screen },
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next-on-failure>>
          make<<place>><<if next contains place>>AfterFailure<<end>>: { _ in screen },
<<end>>
<<end>>
          fetcher: fetcher
        )
      )
      presenter = root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter
      interactor = presenter?.interactor
      router = presenter?.router
      released = root
<<if ui == "uikit">>
      #if canImport(UIKit)
        root.loadViewIfNeeded()
      #endif
<<elseif ui == "appkit">>
      #if canImport(AppKit)
        _ = root.view
      #endif
<<end>>
      withExtendedLifetime(root) {
        #expect(presenter != nil)
        #expect(interactor != nil)
        #expect(router != nil)
      }
    }
<<if ui == "uikit" or ui == "appkit">>
    #if canImport(ObjectiveC)
      <<if input contains "isMissing">>try <<end>>autoreleasepool { <<if input contains "isMissing">>try <<end>>createAndRelease() }
    #else
      <<if input contains "isMissing">>try <<end>>createAndRelease()
    #endif
<<end>>
    #expect(released == nil)
    #expect(presenter == nil)
    #expect(interactor == nil)
    #expect(router == nil)
  }
}
