import Foundation
import Nimble
import Quick

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

/// What the tests work with.
@MainActor
private struct <<Module>>ViewParts {
  let view: <<Module>>View<<if ui == "swiftui">>Model<<else>>Controller<<end>>
  let interactor: <<Module>>Interactor
  let router = <<Module>>RouterMock()
  let service = <<Module>>ServiceMock()

  init() <<if input contains "isMissing">>throws <<end>>{
    interactor = <<Module>>Interactor(service: service)
    let presenter = <<Module>>Presenter(
<<for value in input>>
      <<value.name>>: <<value.testSample>>,
<<end>>
      interactor: interactor,
      router: router
    )
    view = <<Module>>View<<if ui == "swiftui">>Model<<else>>Controller<<end>><<if view == "storyboard">>.fromStoryboard<<end>>(presenter: presenter)
  }
}

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewTests: AsyncSpec {
  override class func spec() {
<<if screen == "form" and ui != "none" and (actions contains "hasField")>>

    it("field is named after its action") { @MainActor in
      let name = <<Module>>Texts.field("label", of: "action")
      expect(name.contains("label")).to(beTrue())
      expect(name.contains("action")).to(beTrue())
    }
<<end>>
<<if screen == "form" and ui != "none" and (actions contains "hasNumberField")>>
<<include "Tests/Quick/NumberTest.swift">>
<<end>>
<<for action in actions>>
<<if action.isTestable>>
<<include "Tests/Quick/ViewCalls.swift">>
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

    it("<<name>> screen is shown") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
<<if ui == "uikit">>
      #if canImport(UIKit)
        let stack = UINavigationController(rootViewController: parts.view)
      #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
      var shown: <<Module>>Screen?
      parts.view.onNext = { shown = $0 }
<<end>>
      parts.view.show<<name>>Screen()
<<if ui == "uikit">>
      #if canImport(UIKit)
        expect(stack.viewControllers.last).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
      #else
        expect(parts.view.nextScreen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
      #endif
<<elseif ui == "appkit">>
      #if !canImport(AppKit)
        expect(parts.view.nextScreen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
      #endif
<<elseif navigation == "swiftui">>
      expect(parts.view.nextScreen).to(equal(parts.router.make<<name>>ScreenResult))
<<elseif ui == "swiftui">>
      expect(shown).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
<<else>>
      expect(parts.view.nextScreen).to(beIdenticalTo(parts.router.make<<name>>ScreenResult))
<<end>>
      expect(parts.router.make<<name>>ScreenCallCount).to(equal(1))
    }
<<end>>
<<end>>
<<if ui == "swiftui" and screen == "form" and actions>>

    it("finds changes of states") { @MainActor in
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
<<if (next or next-on-failure) and navigation == "swiftui">>

    it("end of next screen is reported") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      var endCount = 0
      parts.view.nextScreen = <<Module>>NextScreen { endCount += 1 }
      expect(endCount).to(equal(0))
      parts.view.nextScreen = nil
      expect(endCount).to(equal(1))
    }

    it("end of replaced next screen is reported") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      var ended: [String] = []
      parts.view.nextScreen = <<Module>>NextScreen { ended.append("first") }
      parts.view.nextScreen = <<Module>>NextScreen { ended.append("second") }
      expect(ended).to(equal(["first"]))
      parts.view.nextScreen = nil
      expect(ended).to(equal(["first", "second"]))
    }

    it("next screen ends with screen") { @MainActor in
      let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
      var endCount = 0
      parts.view.nextScreen = <<Module>>NextScreen { endCount += 1 }
      parts.view.wasDismissed()
      expect(parts.view.nextScreen).to(beNil())
      expect(endCount).to(equal(1))
    }
<<end>>
<<include "Tests/Quick/ViewOnApple.swift">>
  }
}
