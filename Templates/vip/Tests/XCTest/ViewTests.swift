import Foundation
import XCTest

@testable import <<Target>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

#if canImport(UIKit)
  import ObjectiveC
  import UIKit
#endif
<<elseif ui == "appkit">>

#if canImport(AppKit)
  import AppKit
#endif
<<end>>

/// What the tests work with.
@MainActor
private struct <<Module>>ViewParts {
  let view: <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>>
  let interactor = <<Module>>MockInteractor()
<<if next or next-on-failure or view-to-router>>
  let router = <<Module>>MockRouter()
<<end>>

  init() {
    view = <<Module>><<if ui == "swiftui">>ScreenModel<<else>>ViewController<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(
      interactor: interactor<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
      router: router
<<end>>
    )
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewTests: XCTestCase {

  @MainActor
  func testViewDidLoad_whenViewIsReady_notifiesInteractor() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
    XCTAssertEqual(parts.interactor.viewDidLoadCallCount, 1)
  }
<<if ui != "none">>

  @MainActor
  func testViewDidLoad_whenViewComesBack_notifiesInteractorOnce() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
    parts.view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
    XCTAssertEqual(parts.interactor.viewDidLoadCallCount, 1)
  }

  @MainActor
  func testViewDidLoad_whenDismissedBefore_notifiesInteractorAgain() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
    parts.view.wasDismissed()
    parts.view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
    XCTAssertEqual(parts.interactor.viewDidLoadCallCount, 2)
  }
<<end>>

  @MainActor
  func testConfigure_whenThereIsTitle_showsIt() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.configure(with: .init(title: "title"))
    XCTAssertEqual(parts.view.title, "title")
  }

  @MainActor
  func testWasDismissed_whenUserLeaves_notifiesInteractor() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.wasDismissed()
    XCTAssertEqual(parts.interactor.wasDismissedCallCount, 1)
  }
<<if ui == "swiftui" and screen == "form" and (use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions))>>

  @MainActor
  func testStates_whenTheyChange_haveNewFailuresAndSuccesses() async throws {
    let earlier = ["a": <<Module>>State.loading, "b": .loading]
    let states = ["a": <<Module>>State.succeeded, "b": .failed(message: "message")]
<<if HasObservation>>
    XCTAssertEqual(states.messages(since: earlier), ["message"])
    XCTAssertEqual(states.messages(since: states), [])
<<end>>
    XCTAssertTrue(states.hasSucceeded("a", since: earlier))
    XCTAssertFalse(states.hasSucceeded("b", since: earlier))
    XCTAssertFalse(states.hasSucceeded("a", since: states))
  }
<<end>>
<<if screen == "form" and ui != "none" and (use-cases contains "hasNumberField" or actions contains "hasNumberField")>>
<<include "Tests/XCTest/NumberTest.swift">>
<<end>>
<<if screen == "form" and ui != "none" and (use-cases contains "hasField" or actions contains "hasField")>>

  @MainActor
  func testField_ofAction_namesBoth() async throws {
    let name = <<Module>>Texts.field("label", of: "action")
    XCTAssertTrue(name.contains("label"))
    XCTAssertTrue(name.contains("action"))
  }
<<end>>
<<for action in use-cases>>
<<if action.isCall or worker>>
<<include "Tests/XCTest/ViewCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isCall or worker>>
<<include "Tests/XCTest/ViewCalls.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.isTestable>>
<<include "Tests/XCTest/ViewRequests.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>
<<include "Tests/XCTest/ViewRequests.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.isResultShown>>
<<include "Tests/XCTest/ViewModels.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isResultShown>>
<<include "Tests/XCTest/ViewModels.swift">>
<<end>>
<<end>>
<<for name in next>>
<<if loop.first>>
<<for action in use-cases>>
<<if (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/XCTest/ViewNext.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/XCTest/ViewNext.swift">>
<<end>>
<<end>>
<<end>>
<<end>>
<<for action in use-cases>>
<<include "Tests/XCTest/ViewChoices.swift">>
<<end>>
<<for action in actions>>
<<include "Tests/XCTest/ViewChoices.swift">>
<<end>>
<<for name in next>>
<<if not loop.first or not (use-cases or actions)>>

  @MainActor
  func testShow<<name>>_whenCalled_callsRouter() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.show<<name>>()
    XCTAssertEqual(parts.router.show<<name>>CallCount, 1)
  }
<<end>>
<<end>>
<<if next-on-failure>>

  @MainActor
  func testDisplayFailure_whenSomethingFails_callsRouter() async throws {
    let parts = <<Module>>ViewParts()
    parts.view.displayFailure(URLError(.timedOut))
    XCTAssertEqual(parts.router.show<<next-on-failure|upperCamel>>Calls.first as? URLError, URLError(.timedOut))
    XCTAssertEqual(parts.router.show<<next-on-failure|upperCamel>>Calls.count, 1)
  }
<<end>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

  #if canImport(UIKit)
    @MainActor
    func testScreen_whenLoaded_bearsIdentifier() async throws {
      let parts = <<Module>>ViewParts()
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(model: parts.view)
<<else>>
      let controller = parts.view
<<end>>
      XCTAssertEqual(controller.view.accessibilityIdentifier, "<<Module>>")
    }

    @MainActor
    func testScreen_whenRemoved_notifiesInteractor() async throws {
      let parts = <<Module>>ViewParts()
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(model: parts.view)
<<else>>
      let controller = parts.view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      await Task.yield()
      XCTAssertEqual(parts.interactor.wasDismissedCallCount, 1)
    }

    @MainActor
    func testScreen_whenMovedToAnotherContainer_isNotReported() async throws {
      let parts = <<Module>>ViewParts()
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(model: parts.view)
<<else>>
      let controller = parts.view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      let other = UINavigationController(rootViewController: controller)
      await Task.yield()
      XCTAssertTrue(controller.parent === other)
      XCTAssertEqual(parts.interactor.wasDismissedCallCount, 0)
    }

    @MainActor
    func testScreen_whenItDisappearsInWindow_isNotReported() async throws {
      let parts = <<Module>>ViewParts()
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(model: parts.view)
<<else>>
      let controller = parts.view
<<end>>
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.isHidden = false
      controller.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.interactor.wasDismissedCallCount, 0)
    }

    @MainActor
    func testScreen_whenItIsGone_isReportedOnce() async throws {
      let parts = <<Module>>ViewParts()
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(model: parts.view)
<<else>>
      let controller = parts.view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      controller.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.interactor.wasDismissedCallCount, 1)
    }

    @MainActor
    func testScreen_whenReleased_isReportedOnce() async throws {
      let parts = <<Module>>ViewParts()
      let interactor = parts.interactor
      let appearAndRelease = {
<<if ui == "swiftui">>
        let model = <<Module>>ScreenModel(
          interactor: interactor<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
          router: parts.router
<<end>>
        )
        <<Module>>ViewController(model: model).viewDidAppear(false)
<<else>>
        let controller = <<Module>>ViewController<<if view == "storyboard">>.fromStoryboard<<end>>(
          interactor: interactor<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
          router: parts.router
<<end>>
        )
        controller.viewDidAppear(false)
<<end>>
      }
      autoreleasepool { appearAndRelease() }
      for _ in 1...100 where interactor.wasDismissedCallCount == 0 {
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      XCTAssertEqual(interactor.wasDismissedCallCount, 1)
    }
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @MainActor
    func testScreen_whenLoaded_bearsIdentifier() async throws {
      let parts = <<Module>>ViewParts()
      XCTAssertEqual(parts.view.view.accessibilityIdentifier(), "<<Module>>")
    }

    @MainActor
    func testScreen_whenItDisappears_notifiesInteractor() async throws {
      let parts = <<Module>>ViewParts()
      parts.view.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.interactor.wasDismissedCallCount, 1)
    }

    @MainActor
    func testScreen_whenItDisappearsInWindow_isNotReported() async throws {
      let parts = <<Module>>ViewParts()
      let window = NSWindow(contentViewController: parts.view)
      window.orderFront(nil)
      parts.view.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.interactor.wasDismissedCallCount, 0)
      window.orderOut(nil)
    }

    @MainActor
    func testScreen_whenItIsGone_isReportedOnce() async throws {
      let parts = <<Module>>ViewParts()
      parts.view.viewDidDisappear()
      parts.view.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.interactor.wasDismissedCallCount, 1)
    }
  #endif
<<elseif navigation == "swiftui">>
<<if next or next-on-failure>>

  @MainActor
  func testNextScreen_whenClosed_isReported() async throws {
    let parts = <<Module>>ViewParts()
    var endCount = 0
    parts.view.show(<<Module>>NextScreen { endCount += 1 })
    XCTAssertEqual(endCount, 0)
    parts.view.nextScreen = nil
    XCTAssertEqual(endCount, 1)
  }

  @MainActor
  func testNextScreen_whenReplaced_isReported() async throws {
    let parts = <<Module>>ViewParts()
    var ended: [String] = []
    parts.view.show(<<Module>>NextScreen { ended.append("first") })
    parts.view.show(<<Module>>NextScreen { ended.append("second") })
    XCTAssertEqual(ended, ["first"])
  }

  @MainActor
  func testWasDismissed_whenNextScreenIsShown_closesIt() async throws {
    let parts = <<Module>>ViewParts()
    var endCount = 0
    parts.view.show(<<Module>>NextScreen { endCount += 1 })
    parts.view.wasDismissed()
    XCTAssertNil(parts.view.nextScreen)
    XCTAssertEqual(endCount, 1)
  }
<<end>>

  @MainActor
  func testScreen_whenReleased_isReportedOnce() async throws {
    let parts = <<Module>>ViewParts()
    let interactor = parts.interactor
    do {
      let view = <<Module>>ScreenModel(
        interactor: interactor<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
        router: parts.router
<<end>>
      )
      view.viewDidLoad()
    }
    for _ in 1...100 where interactor.wasDismissedCallCount == 0 {
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    XCTAssertEqual(interactor.wasDismissedCallCount, 1)
  }

  @MainActor
  func testScreen_whenReportedAndReleased_isReportedOnce() async throws {
    let parts = <<Module>>ViewParts()
    let interactor = parts.interactor
    do {
      let view = <<Module>>ScreenModel(
        interactor: interactor<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
        router: parts.router
<<end>>
      )
      view.viewDidLoad()
      view.wasDismissed()
    }
    try await Task.sleep(nanoseconds: 10_000_000)
    XCTAssertEqual(interactor.wasDismissedCallCount, 1)
  }
<<end>>
}
<<if ui == "uikit" or ui == "appkit">>

extension <<Module>>ViewController {
  /// What the system calls when the screen appears.
  fileprivate func appearOnScreen() {
    #if canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
      viewWillAppear(<<if ui == "uikit">>false<<end>>)
    #else
      viewDidLoad()
    #endif
  }
}
<<end>>
