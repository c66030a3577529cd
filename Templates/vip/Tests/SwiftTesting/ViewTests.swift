import Foundation
import Testing

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

@MainActor
struct <<Module>>ViewTests {
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

  @Test func viewDidLoad_whenViewIsReady_notifiesInteractor() {
    view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
    #expect(interactor.viewDidLoadCallCount == 1)
  }
<<if ui != "none">>

  @Test func viewDidLoad_whenViewComesBack_notifiesInteractorOnce() {
    view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
    view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
    #expect(interactor.viewDidLoadCallCount == 1)
  }

  @Test func viewDidLoad_whenDismissedBefore_notifiesInteractorAgain() {
    view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
    view.wasDismissed()
    view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
    #expect(interactor.viewDidLoadCallCount == 2)
  }
<<end>>

  @Test func configure_whenThereIsTitle_showsIt() {
    view.configure(with: .init(title: "title"))
    #expect(view.title == "title")
  }

  @Test func wasDismissed_whenUserLeaves_notifiesInteractor() {
    view.wasDismissed()
    #expect(interactor.wasDismissedCallCount == 1)
  }
<<if ui == "swiftui" and screen == "form" and (use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions))>>

  @Test func states_whenTheyChange_haveNewFailuresAndSuccesses() {
    let earlier = ["a": <<Module>>State.loading, "b": .loading]
    let states = ["a": <<Module>>State.succeeded, "b": .failed(message: "message")]
<<if HasObservation>>
    #expect(states.messages(since: earlier) == ["message"])
    #expect(states.messages(since: states) == [])
<<end>>
    #expect(states.hasSucceeded("a", since: earlier))
    #expect(!states.hasSucceeded("b", since: earlier))
    #expect(!states.hasSucceeded("a", since: states))
  }
<<end>>
<<if screen == "form" and ui != "none" and (use-cases contains "hasNumberField" or actions contains "hasNumberField")>>
<<include "Tests/SwiftTesting/NumberTest.swift">>
<<end>>
<<if screen == "form" and ui != "none" and (use-cases contains "hasField" or actions contains "hasField")>>

  @Test func field_ofAction_namesBoth() {
    let name = <<Module>>Texts.field("label", of: "action")
    #expect(name.contains("label"))
    #expect(name.contains("action"))
  }
<<end>>
<<for action in use-cases>>
<<if action.isCall or worker>>
<<include "Tests/SwiftTesting/ViewCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isCall or worker>>
<<include "Tests/SwiftTesting/ViewCalls.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.isTestable>>
<<include "Tests/SwiftTesting/ViewRequests.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>
<<include "Tests/SwiftTesting/ViewRequests.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.isResultShown>>
<<include "Tests/SwiftTesting/ViewModels.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isResultShown>>
<<include "Tests/SwiftTesting/ViewModels.swift">>
<<end>>
<<end>>
<<for name in next>>
<<if loop.first>>
<<for action in use-cases>>
<<if (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/SwiftTesting/ViewNext.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/SwiftTesting/ViewNext.swift">>
<<end>>
<<end>>
<<end>>
<<end>>
<<for action in use-cases>>
<<include "Tests/SwiftTesting/ViewChoices.swift">>
<<end>>
<<for action in actions>>
<<include "Tests/SwiftTesting/ViewChoices.swift">>
<<end>>
<<for name in next>>
<<if not loop.first or not (use-cases or actions)>>

  @Test func show<<name>>_whenCalled_callsRouter() {
    view.show<<name>>()
    #expect(router.show<<name>>CallCount == 1)
  }
<<end>>
<<end>>
<<if next-on-failure>>

  @Test func displayFailure_whenSomethingFails_callsRouter() {
    view.displayFailure(URLError(.timedOut))
    #expect(router.show<<next-on-failure|upperCamel>>Calls.first as? URLError == URLError(.timedOut))
    #expect(router.show<<next-on-failure|upperCamel>>Calls.count == 1)
  }
<<end>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

  #if canImport(UIKit)
    @Test func screen_whenLoaded_bearsIdentifier() {
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(model: view)
<<else>>
      let controller = view
<<end>>
      #expect(controller.view.accessibilityIdentifier == "<<Module>>")
    }

    @Test func screen_whenRemoved_notifiesInteractor() async {
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(model: view)
<<else>>
      let controller = view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      await Task.yield()
      #expect(interactor.wasDismissedCallCount == 1)
    }

    @Test func screen_whenMovedToAnotherContainer_isNotReported() async {
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(model: view)
<<else>>
      let controller = view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      let other = UINavigationController(rootViewController: controller)
      await Task.yield()
      #expect(controller.parent === other)
      #expect(interactor.wasDismissedCallCount == 0)
    }

    @Test func screen_whenItDisappearsInWindow_isNotReported() async {
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(model: view)
<<else>>
      let controller = view
<<end>>
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.isHidden = false
      controller.viewDidDisappear(false)
      await Task.yield()
      #expect(interactor.wasDismissedCallCount == 0)
    }

    @Test func screen_whenItIsGone_isReportedOnce() async {
<<if ui == "swiftui">>
      let controller = <<Module>>ViewController(model: view)
<<else>>
      let controller = view
<<end>>
      UINavigationController(rootViewController: controller).viewControllers = []
      controller.viewDidDisappear(false)
      await Task.yield()
      #expect(interactor.wasDismissedCallCount == 1)
    }

    @Test func screen_whenReleased_isReportedOnce() async throws {
      let interactor = interactor
      let appearAndRelease = {
<<if ui == "swiftui">>
        let model = <<Module>>ScreenModel(
          interactor: interactor<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
          router: router
<<end>>
        )
        <<Module>>ViewController(model: model).viewDidAppear(false)
<<else>>
        let controller = <<Module>>ViewController<<if view == "storyboard">>.fromStoryboard<<end>>(
          interactor: interactor<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
          router: router
<<end>>
        )
        controller.viewDidAppear(false)
<<end>>
      }
      autoreleasepool { appearAndRelease() }
      for _ in 1...100 where interactor.wasDismissedCallCount == 0 {
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      #expect(interactor.wasDismissedCallCount == 1)
    }
  #endif
<<elseif ui == "appkit">>

  #if canImport(AppKit)
    @Test func screen_whenLoaded_bearsIdentifier() {
      #expect(view.view.accessibilityIdentifier() == "<<Module>>")
    }

    @Test func screen_whenItDisappears_notifiesInteractor() async {
      view.viewDidDisappear()
      await Task.yield()
      #expect(interactor.wasDismissedCallCount == 1)
    }

    @Test func screen_whenItDisappearsInWindow_isNotReported() async {
      let window = NSWindow(contentViewController: view)
      window.orderFront(nil)
      view.viewDidDisappear()
      await Task.yield()
      #expect(interactor.wasDismissedCallCount == 0)
      window.orderOut(nil)
    }

    @Test func screen_whenItIsGone_isReportedOnce() async {
      view.viewDidDisappear()
      view.viewDidDisappear()
      await Task.yield()
      #expect(interactor.wasDismissedCallCount == 1)
    }
  #endif
<<elseif navigation == "swiftui">>
<<if next or next-on-failure>>

  @Test func nextScreen_whenClosed_isReported() {
    var endCount = 0
    view.show(<<Module>>NextScreen { endCount += 1 })
    #expect(endCount == 0)
    view.nextScreen = nil
    #expect(endCount == 1)
  }

  @Test func nextScreen_whenReplaced_isReported() {
    var ended: [String] = []
    view.show(<<Module>>NextScreen { ended.append("first") })
    view.show(<<Module>>NextScreen { ended.append("second") })
    #expect(ended == ["first"])
  }

  @Test func wasDismissed_whenNextScreenIsShown_closesIt() {
    var endCount = 0
    view.show(<<Module>>NextScreen { endCount += 1 })
    view.wasDismissed()
    #expect(view.nextScreen == nil)
    #expect(endCount == 1)
  }
<<end>>

  @Test func screen_whenReleased_isReportedOnce() async throws {
    let interactor = interactor
    do {
      let view = <<Module>>ScreenModel(
        interactor: interactor<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
        router: router
<<end>>
      )
      view.viewDidLoad()
    }
    for _ in 1...100 where interactor.wasDismissedCallCount == 0 {
      try await Task.sleep(nanoseconds: 10_000_000)
    }
    #expect(interactor.wasDismissedCallCount == 1)
  }

  @Test func screen_whenReportedAndReleased_isReportedOnce() async throws {
    let interactor = interactor
    do {
      let view = <<Module>>ScreenModel(
        interactor: interactor<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
        router: router
<<end>>
      )
      view.viewDidLoad()
      view.wasDismissed()
    }
    try await Task.sleep(nanoseconds: 10_000_000)
    #expect(interactor.wasDismissedCallCount == 1)
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
