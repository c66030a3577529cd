import Foundation
import XCTest

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

/// What the tests work with.
@MainActor
private struct <<Module>>RouterParts {
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
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>RouterTests: XCTestCase {

  @MainActor
  func testCreateConnectsParts() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
    let presenter = try XCTUnwrap(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter as? <<Module>>Presenter)
    let interactor = try XCTUnwrap(presenter.interactor as? <<Module>>Interactor)
    XCTAssertIdentical(presenter.view, parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>)
    XCTAssertIdentical(presenter.router.<<if navigation == "swiftui">>viewModel<<else>>viewController<<end>>, parts.root)
    XCTAssertIdentical(interactor.output, presenter)
<<for value in input>>
<<if value.isComparable and not value.isMissing>>
    XCTAssertEqual(interactor.<<value.reference>>, <<value.sample>>)
<<end>>
<<end>>
  }

  @MainActor
  func testShowAlertShowsMessage() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
    let error = URLError(.timedOut)
    parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.showAlert(for: error)
<<if ui == "uikit">>
    #if canImport(UIKit)
      XCTAssertEqual(parts.root.alert?.message, error.localizedDescription)
    #else
      XCTAssertEqual(parts.root.alert, error.localizedDescription)
    #endif
<<elseif ui == "appkit">>
    #if canImport(AppKit)
      XCTAssertEqual(parts.root.alert?.informativeText, error.localizedDescription)
    #else
      XCTAssertEqual(parts.root.alert, error.localizedDescription)
    #endif
<<else>>
    XCTAssertEqual(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.alert, error.localizedDescription)
<<end>>
  }
<<include "Tests/XCTest/RouterNextTests.swift">>
<<for action in actions>>
<<if action.isTestable>>
<<if next and not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>

  @MainActor
  func test<<action.id|upperCamel>>SucceededShowsNextScreen() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
<<if action.parameters>>
<<for own in action.missing>>
    _ = <<own>>
<<end>>
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
<<if navigation == "swiftui">>
    parts.root.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
<<if action.result and action.isResultComparable>>
    guard case .<<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>>(let result)? = parts.root.shownRoute?.route else {
      XCTFail("The route is missing.")
      return
    }
    XCTAssertEqual(result, <<action.resultSample>>)
<<else>>
    guard case .<<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>>? = parts.root.shownRoute?.route else {
      XCTFail("The route is missing.")
      return
    }
<<end>>
<<if not next-on-failure and presentation == "push" and not HasObservation>>
    parts.root.isRoutePresented = true
    XCTAssertTrue(parts.root.isRoutePresented)
    parts.root.isRoutePresented = false
    XCTAssertNil(parts.root.shownRoute)
<<end>>
<<else>>
<<if ui == "uikit" or ui == "swiftui">>
<<if presentation == "modal">>
    parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
    #if !canImport(UIKit)
      XCTAssertIdentical(parts.root.next, parts.screen)
    #endif
<<else>>
    #if canImport(UIKit)
      let navigation = UINavigationController(rootViewController: parts.root)
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
      XCTAssertIdentical(navigation.topViewController, parts.screen)
    #else
      parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
      XCTAssertIdentical(parts.root.next, parts.screen)
    #endif
<<end>>
<<elseif ui == "appkit">>
    parts.root.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
    #if canImport(AppKit)
      XCTAssertIdentical(parts.root.presentedViewControllers?.first, parts.screen)
    #else
      XCTAssertIdentical(parts.root.next, parts.screen)
    #endif
<<else>>
    parts.root.presenter.router.<<action.id>>Succeeded(<<if action.result>><<action.resultSample>><<end>>)
    XCTAssertIdentical(parts.root.next, parts.screen)
<<end>>
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.end.<<action.id>>SucceededCalls, [<<action.resultSample>>])
<<elseif action.result>>
    XCTAssertEqual(parts.end.<<action.id>>SucceededCalls.count, 1)
<<else>>
    XCTAssertEqual(parts.end.<<action.id>>SucceededCallCount, 1)
<<end>>
<<end>>
  }
<<end>>

  @MainActor
  func test<<action.id|upperCamel>>ReachesDataFetcherAndView() async throws {
<<for own in action.missing>>
    guard let <<own>> = <<Module>>Samples.<<own>> else {
      throw XCTSkip("write <<Module>>Samples.<<own>>")
    }
<<end>>
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
<<if action.missing and action.result>>
    parts.fetcher.<<action.id>>Result = .success(<<action.resultSample>>)
<<end>>
<<if ui == "uikit" and presentation == "push" and next and not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
    #if canImport(UIKit)
      // Without a container, the next screen would be presented, which loads the view.
      let navigation = UINavigationController(rootViewController: parts.root)
    #endif
<<end>>
    let part = parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.presenter.interactor
    let interactor = try XCTUnwrap(part as? <<Module>>Interactor)
    parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<if parameter.type == "String" and validate contains parameter.name>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>>"text <<loop.index>>"<<end>><<else>><<parameter.sample>><<end>><<if not loop.last>>,<<end>>
<<end>>
    )
    XCTAssertEqual(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>], .loading)
    XCTAssertTrue(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.showsLoading)
    await interactor.tasks[.<<action.id>>]?.value
    XCTAssertEqual(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.states[.<<action.id>>], .idle)
<<if not (on-load and next and not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters) and (ui == "appkit" or ui == "uikit" and presentation == "modal"))>>
    XCTAssertFalse(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.showsLoading)
<<end>>
<<for whole in action.whole>>
<<if not whole.parameters>>
    XCTAssertEqual(parts.fetcher.<<whole.calls>>, 1)
<<end>>
<<for parameter in whole.parameters>>
<<if parameter.isComparable>>
    XCTAssertEqual(parts.fetcher.<<parameter.recorded>>, <<if parameter.type == "String" and validate contains parameter.name and not parameter.isInput>><<if parameter.maxLength or parameter.format>><<parameter.validSample>><<else>><<for sent in action.parameters>><<if sent.name == parameter.name>>"text <<loop.index>>"<<end>><<end>><<end>><<else>><<parameter.sample>><<end>>)
<<elseif loop.first>>
    XCTAssertEqual(parts.fetcher.<<whole.calls>>.count, 1)
<<end>>
<<end>>
<<end>>
<<if action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)>>
<<if action.isResultComparable>>
    XCTAssertEqual(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result, <<action.resultSample>>)
<<else>>
    XCTAssertNotNil(parts.root<<if ui == "swiftui" and navigation == "uikit">>.viewModel<<end>>.<<action.id>>Result)
<<end>>
<<elseif navigation == "swiftui" and next and not (on-load contains action.id and not action.parameters)>>
<<if action.result and action.isResultComparable>>
    guard case .<<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>>(let result)? = parts.root.shownRoute?.route else {
      XCTFail("The route is missing.")
      return
    }
    XCTAssertEqual(result, <<action.resultSample>>)
<<else>>
    guard case .<<for place in next>><<if loop.first>><<place|lowerCamel>><<end>><<end>><<if not loop.first>>After<<action.id|upperCamel>><<end>>? = parts.root.shownRoute?.route else {
      XCTFail("The route is missing.")
      return
    }
<<end>>
<<elseif not (on-load contains action.id and not action.parameters)>>
<<if action.result and action.isResultComparable>>
    XCTAssertEqual(parts.end.<<action.id>>SucceededCalls, [<<action.resultSample>>])
<<elseif action.result>>
    XCTAssertEqual(parts.end.<<action.id>>SucceededCalls.count, 1)
<<else>>
    XCTAssertEqual(parts.end.<<action.id>>SucceededCallCount, 1)
<<end>>
<<end>>
<<if ui == "uikit" and presentation == "push" and next and not (action.result and (action.defaultResult == "[]" or on-load contains action.id and not action.parameters)) and not (on-load contains action.id and not action.parameters)>>
    #if canImport(UIKit)
      XCTAssertIdentical(navigation.topViewController, parts.screen)
    #endif
<<end>>
  }
<<end>>
<<end>>

<<if navigation != "swiftui" and actions>>
  @MainActor
  func testDismissalIsReportedToOwner() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
    parts.root<<if ui == "swiftui">>.viewModel<<end>>.presenter.wasDismissed()
    XCTAssertEqual(parts.end.didDismissCallCount, 1)
  }

<<end>>
  @MainActor
  func testRootKeepsPartsAndReleasesThem() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>RouterParts()
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
            parts.end.<<action.id>>Succeeded(<<if action.result>>result<<end>>)
            return parts.screen
          },
<<else>>
          <<action.id>>Succeeded: {
            parts.end.<<action.id>>Succeeded(<<if action.result>>$0<<end>>)
          },
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next>>
<<if not loop.first or not actions>>
          make<<place>>: { parts.screen },
<<else>>
<<for first in actions>>
<<if loop.first and (first.defaultResult == "[]" or on-load contains first.id and not first.parameters)>>
<<for main in actions>>
<<if main.leadsOn and (main.defaultResult == "[]" or on-load contains main.id and not main.parameters) or loop.first and not (actions contains "leadsOn")>>
          make<<place>>: { parts.screen },
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<if navigation != "swiftui">>
<<for place in next-on-failure>>
          make<<place>><<if next contains place>>AfterFailure<<end>>: { _ in parts.screen },
<<end>>
<<end>>
          fetcher: parts.fetcher
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
        XCTAssertNotNil(presenter)
        XCTAssertNotNil(interactor)
        XCTAssertNotNil(router)
      }
    }
<<if ui == "uikit" or ui == "appkit">>
    #if canImport(ObjectiveC)
      <<if input contains "isMissing">>try <<end>>autoreleasepool { <<if input contains "isMissing">>try <<end>>createAndRelease() }
    #else
      <<if input contains "isMissing">>try <<end>>createAndRelease()
    #endif
<<end>>
    XCTAssertNil(released)
    XCTAssertNil(presenter)
    XCTAssertNil(interactor)
    XCTAssertNil(router)
  }
}
