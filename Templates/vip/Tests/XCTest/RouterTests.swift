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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>RouterTests: XCTestCase {
<<for name in next>>
<<if loop.first and (use-cases or actions)>>
<<for action in use-cases>>
<<if (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/XCTest/RouterNext.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/XCTest/RouterNext.swift">>
<<end>>
<<end>>
<<else>>

  @MainActor
  func testShow<<name>>_whenCalled_showsScreen() async throws {
    let screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>> = <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>>
    let router = <<Module>>Router(
      dependencies: <<Module>>Dependencies(
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
        worker: <<Module>>MockWorker(),
<<end>>
<<for other in next>>
        make<<other>>Screen: { <<if loop.first and (use-cases or actions)>>_ in <<end>><<if other == name>>screen<<elseif navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
        make<<next-on-failure|upperCamel>>Screen: { _ in <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }
<<end>>
      )
    )
    let view = <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(
      interactor: <<Module>>MockInteractor(),
      router: <<Module>>MockRouter()
    )
    router.view = view
<<if ui == "uikit">>
    #if canImport(UIKit)
      let stack = UINavigationController(rootViewController: view)
    #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
    var shown: <<Module>>Screen?
    view.onNext = { shown = $0 }
<<end>>
<<if ui == "appkit">>
    #if !canImport(AppKit)
      router.show<<name>>()
      XCTAssertIdentical(view.nextScreen, screen)
    #endif
<<else>>
    router.show<<name>>()
<<end>>
<<if ui == "uikit">>
    #if canImport(UIKit)
      XCTAssertIdentical(stack.viewControllers.last, screen)
    #else
      XCTAssertIdentical(view.nextScreen, screen)
    #endif
<<elseif ui == "appkit">>
<<elseif navigation == "swiftui">>
    XCTAssertEqual(view.nextScreen, screen)
<<elseif ui == "swiftui">>
    XCTAssertIdentical(shown, screen)
<<else>>
    XCTAssertIdentical(view.nextScreen, screen)
<<end>>
  }
<<end>>
<<end>>
<<if next-on-failure>>

  @MainActor
  func testShow<<next-on-failure|upperCamel>>_afterFailure_showsScreen() async throws {
    let screen: <<if navigation == "swiftui">><<Module>>NextScreen<<else>><<Module>>Screen<<end>> = <<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>>
    var errors: [any Error] = []
    let router = <<Module>>Router(
      dependencies: <<Module>>Dependencies(
<<if worker or use-cases contains "isCall" or actions contains "isCall">>
        worker: <<Module>>MockWorker(),
<<end>>
<<for other in next>>
        make<<other>>Screen: { <<if loop.first and (use-cases or actions)>>_ in <<end>><<if navigation == "swiftui">><<Module>>NextScreen()<<else>><<Module>>ScreenMock()<<end>> }<<if not loop.last or next-on-failure>>,<<end>>
<<end>>
<<if next-on-failure>>
        make<<next-on-failure|upperCamel>>Screen: { error in
          errors.append(error)
          return screen
        }
<<end>>
      )
    )
    let view = <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(
      interactor: <<Module>>MockInteractor(),
      router: <<Module>>MockRouter()
    )
    router.view = view
<<if ui == "uikit">>
    #if canImport(UIKit)
      let stack = UINavigationController(rootViewController: view)
    #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
    var shown: <<Module>>Screen?
    view.onNext = { shown = $0 }
<<end>>
<<if ui == "appkit">>
    #if !canImport(AppKit)
      router.show<<next-on-failure|upperCamel>>(after: URLError(.timedOut))
      XCTAssertIdentical(view.nextScreen, screen)
    #endif
<<else>>
    router.show<<next-on-failure|upperCamel>>(after: URLError(.timedOut))
<<end>>
<<if ui == "uikit">>
    #if canImport(UIKit)
      XCTAssertIdentical(stack.viewControllers.last, screen)
    #else
      XCTAssertIdentical(view.nextScreen, screen)
    #endif
<<elseif ui == "appkit">>
<<elseif navigation == "swiftui">>
    XCTAssertEqual(view.nextScreen, screen)
<<elseif ui == "swiftui">>
    XCTAssertIdentical(shown, screen)
<<else>>
    XCTAssertIdentical(view.nextScreen, screen)
<<end>>
<<if ui == "appkit">>
    #if !canImport(AppKit)
      XCTAssertEqual(errors.first as? URLError, URLError(.timedOut))
    #endif
<<else>>
    XCTAssertEqual(errors.first as? URLError, URLError(.timedOut))
<<end>>
  }
<<end>>
}
