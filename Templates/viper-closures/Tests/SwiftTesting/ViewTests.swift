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
struct <<Module>>ViewTests {
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
<<if screen == "form" and ui != "none" and (actions contains "hasField")>>

  @Test func fieldIsNamedAfterItsAction() {
    let name = <<Module>>Texts.field("label", of: "action")
    #expect(name.contains("label"))
    #expect(name.contains("action"))
  }
<<end>>
<<if screen == "form" and ui != "none" and (actions contains "hasNumberField")>>
<<include "Tests/SwiftTesting/NumberTest.swift">>
<<end>>
<<for action in actions>>
<<if action.isTestable>>
<<include "Tests/SwiftTesting/ViewCalls.swift">>
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

  @Test func <<name|lowerCamel>>ScreenIsShown() {
<<if ui == "uikit">>
    #if canImport(UIKit)
      let stack = UINavigationController(rootViewController: view)
    #endif
<<elseif ui == "swiftui" and navigation == "uikit">>
    var shown: <<Module>>Screen?
    view.onNext = { shown = $0 }
<<end>>
    view.show<<name>>Screen()
<<if ui == "uikit">>
    #if canImport(UIKit)
      #expect(stack.viewControllers.last === router.make<<name>>ScreenResult)
    #else
      #expect(view.nextScreen === router.make<<name>>ScreenResult)
    #endif
<<elseif ui == "appkit">>
    #if !canImport(AppKit)
      #expect(view.nextScreen === router.make<<name>>ScreenResult)
    #endif
<<elseif navigation == "swiftui">>
    #expect(view.nextScreen == router.make<<name>>ScreenResult)
<<elseif ui == "swiftui">>
    #expect(shown === router.make<<name>>ScreenResult)
<<else>>
    #expect(view.nextScreen === router.make<<name>>ScreenResult)
<<end>>
    #expect(router.make<<name>>ScreenCallCount == 1)
  }
<<end>>
<<end>>
<<if ui == "swiftui" and screen == "form" and actions>>

  @Test func changesOfStatesAreFound() {
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
<<if (next or next-on-failure) and navigation == "swiftui">>

  @Test func endOfNextScreenIsReported() {
    var endCount = 0
    view.nextScreen = <<Module>>NextScreen { endCount += 1 }
    #expect(endCount == 0)
    view.nextScreen = nil
    #expect(endCount == 1)
  }

  @Test func endOfReplacedNextScreenIsReported() {
    var ended: [String] = []
    view.nextScreen = <<Module>>NextScreen { ended.append("first") }
    view.nextScreen = <<Module>>NextScreen { ended.append("second") }
    #expect(ended == ["first"])
    view.nextScreen = nil
    #expect(ended == ["first", "second"])
  }

  @Test func nextScreenEndsWithScreen() {
    var endCount = 0
    view.nextScreen = <<Module>>NextScreen { endCount += 1 }
    view.wasDismissed()
    #expect(view.nextScreen == nil)
    #expect(endCount == 1)
  }
<<end>>
<<include "Tests/SwiftTesting/ViewOnApple.swift">>
}
