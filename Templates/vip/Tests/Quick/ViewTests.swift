import Foundation
import Nimble
import Quick

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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewTests: AsyncSpec {
  override class func spec() {

    it("view did load when view is ready notifies interactor") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
      expect(parts.interactor.viewDidLoadCallCount).to(equal(1))
    }
<<if ui != "none">>

    it("view did load when view comes back notifies interactor once") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
      parts.view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
      expect(parts.interactor.viewDidLoadCallCount).to(equal(1))
    }

    it("view did load when dismissed before notifies interactor again") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
      parts.view.wasDismissed()
      parts.view.<<if ui == "uikit" or ui == "appkit">>appearOnScreen<<else>>viewDidLoad<<end>>()
      expect(parts.interactor.viewDidLoadCallCount).to(equal(2))
    }
<<end>>

    it("configure when there is title shows it") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.configure(with: .init(title: "title"))
      expect(parts.view.title).to(equal("title"))
    }

    it("was dismissed when user leaves notifies interactor") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.wasDismissed()
      expect(parts.interactor.wasDismissedCallCount).to(equal(1))
    }
<<if ui == "swiftui" and screen == "form" and (use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions))>>

    it("states when they change have new failures and successes") { @MainActor in
      let earlier = ["a": <<Module>>State.loading, "b": .loading]
      let states = ["a": <<Module>>State.succeeded, "b": .failed(message: "message")]
<<if HasObservation>>
      expect(states.messages(since: earlier)).to(equal(["message"]))
      expect(states.messages(since: states)).to(equal([]))
<<end>>
      expect(states.hasSucceeded("a", since: earlier)).to(beTrue())
      expect(states.hasSucceeded("b", since: earlier)).to(beFalse())
      expect(states.hasSucceeded("a", since: states)).to(beFalse())
    }
<<end>>
<<if screen == "form" and ui != "none" and (use-cases contains "hasNumberField" or actions contains "hasNumberField")>>
<<include "Tests/Quick/NumberTest.swift">>
<<end>>
<<if screen == "form" and ui != "none" and (use-cases contains "hasField" or actions contains "hasField")>>

    it("field of action names both") { @MainActor in
      let name = <<Module>>Texts.field("label", of: "action")
      expect(name.contains("label")).to(beTrue())
      expect(name.contains("action")).to(beTrue())
    }
<<end>>
<<for action in use-cases>>
<<if action.isCall or worker>>
<<include "Tests/Quick/ViewCalls.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isCall or worker>>
<<include "Tests/Quick/ViewCalls.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.isTestable>>
<<include "Tests/Quick/ViewRequests.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isTestable>>
<<include "Tests/Quick/ViewRequests.swift">>
<<end>>
<<end>>
<<for action in use-cases>>
<<if action.isResultShown>>
<<include "Tests/Quick/ViewModels.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if action.isResultShown>>
<<include "Tests/Quick/ViewModels.swift">>
<<end>>
<<end>>
<<for name in next>>
<<if loop.first>>
<<for action in use-cases>>
<<if (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/Quick/ViewNext.swift">>
<<end>>
<<end>>
<<for action in actions>>
<<if (action.leadsOnAmongLists or action.element or not action.parameters and (action.name contains "Load" or action.name contains "Fetch")) and (not action.result or action.resultSample and not action.missing)>>
<<include "Tests/Quick/ViewNext.swift">>
<<end>>
<<end>>
<<end>>
<<end>>
<<for action in use-cases>>
<<include "Tests/Quick/ViewChoices.swift">>
<<end>>
<<for action in actions>>
<<include "Tests/Quick/ViewChoices.swift">>
<<end>>
<<for name in next>>
<<if not loop.first or not (use-cases or actions)>>

    it("show <<name>> when called calls router") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.show<<name>>()
      expect(parts.router.show<<name>>CallCount).to(equal(1))
    }
<<end>>
<<end>>
<<if next-on-failure>>

    it("display failure when something fails calls router") { @MainActor in
      let parts = <<Module>>ViewParts()
      parts.view.displayFailure(URLError(.timedOut))
      expect(parts.router.show<<next-on-failure|upperCamel>>Calls.first as? URLError).to(equal(URLError(.timedOut)))
      expect(parts.router.show<<next-on-failure|upperCamel>>Calls.count).to(equal(1))
    }
<<end>>
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>

    #if canImport(UIKit)
      it("screen when loaded bears identifier") { @MainActor in
        let parts = <<Module>>ViewParts()
<<if ui == "swiftui">>
        let controller = <<Module>>ViewController(model: parts.view)
<<else>>
        let controller = parts.view
<<end>>
        expect(controller.view.accessibilityIdentifier).to(equal("<<Module>>"))
      }

      it("screen when removed notifies interactor") { @MainActor in
        let parts = <<Module>>ViewParts()
<<if ui == "swiftui">>
        let controller = <<Module>>ViewController(model: parts.view)
<<else>>
        let controller = parts.view
<<end>>
        UINavigationController(rootViewController: controller).viewControllers = []
        await Task.yield()
        expect(parts.interactor.wasDismissedCallCount).to(equal(1))
      }

      it("screen when moved to another container is not reported") { @MainActor in
        let parts = <<Module>>ViewParts()
<<if ui == "swiftui">>
        let controller = <<Module>>ViewController(model: parts.view)
<<else>>
        let controller = parts.view
<<end>>
        UINavigationController(rootViewController: controller).viewControllers = []
        let other = UINavigationController(rootViewController: controller)
        await Task.yield()
        expect(controller.parent === other).to(beTrue())
        expect(parts.interactor.wasDismissedCallCount).to(equal(0))
      }

      it("screen when it disappears in window is not reported") { @MainActor in
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
        expect(parts.interactor.wasDismissedCallCount).to(equal(0))
      }

      it("screen when it is gone is reported once") { @MainActor in
        let parts = <<Module>>ViewParts()
<<if ui == "swiftui">>
        let controller = <<Module>>ViewController(model: parts.view)
<<else>>
        let controller = parts.view
<<end>>
        UINavigationController(rootViewController: controller).viewControllers = []
        controller.viewDidDisappear(false)
        await Task.yield()
        expect(parts.interactor.wasDismissedCallCount).to(equal(1))
      }

      it("screen when released is reported once") { @MainActor in
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
        expect(interactor.wasDismissedCallCount).to(equal(1))
      }
    #endif
<<elseif ui == "appkit">>

    #if canImport(AppKit)
      it("screen when loaded bears identifier") { @MainActor in
        let parts = <<Module>>ViewParts()
        expect(parts.view.view.accessibilityIdentifier()).to(equal("<<Module>>"))
      }

      it("screen when it disappears notifies interactor") { @MainActor in
        let parts = <<Module>>ViewParts()
        parts.view.viewDidDisappear()
        await Task.yield()
        expect(parts.interactor.wasDismissedCallCount).to(equal(1))
      }

      it("screen when it disappears in window is not reported") { @MainActor in
        let parts = <<Module>>ViewParts()
        let window = NSWindow(contentViewController: parts.view)
        window.orderFront(nil)
        parts.view.viewDidDisappear()
        await Task.yield()
        expect(parts.interactor.wasDismissedCallCount).to(equal(0))
        window.orderOut(nil)
      }

      it("screen when it is gone is reported once") { @MainActor in
        let parts = <<Module>>ViewParts()
        parts.view.viewDidDisappear()
        parts.view.viewDidDisappear()
        await Task.yield()
        expect(parts.interactor.wasDismissedCallCount).to(equal(1))
      }
    #endif
<<elseif navigation == "swiftui">>
<<if next or next-on-failure>>

    it("next screen when closed is reported") { @MainActor in
      let parts = <<Module>>ViewParts()
      var endCount = 0
      parts.view.show(<<Module>>NextScreen { endCount += 1 })
      expect(endCount).to(equal(0))
      parts.view.nextScreen = nil
      expect(endCount).to(equal(1))
    }

    it("next screen when replaced is reported") { @MainActor in
      let parts = <<Module>>ViewParts()
      var ended: [String] = []
      parts.view.show(<<Module>>NextScreen { ended.append("first") })
      parts.view.show(<<Module>>NextScreen { ended.append("second") })
      expect(ended).to(equal(["first"]))
    }

    it("was dismissed when next screen is shown closes it") { @MainActor in
      let parts = <<Module>>ViewParts()
      var endCount = 0
      parts.view.show(<<Module>>NextScreen { endCount += 1 })
      parts.view.wasDismissed()
      expect(parts.view.nextScreen).to(beNil())
      expect(endCount).to(equal(1))
    }
<<end>>

    it("screen when released is reported once") { @MainActor in
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
      expect(interactor.wasDismissedCallCount).to(equal(1))
    }

    it("screen when reported and released is reported once") { @MainActor in
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
      expect(interactor.wasDismissedCallCount).to(equal(1))
    }
<<end>>
  }
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
