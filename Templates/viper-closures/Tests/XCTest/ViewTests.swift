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

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewTests: XCTestCase {
<<if screen == "form" and ui != "none" and (actions contains "hasField")>>

  @MainActor
  func testFieldIsNamedAfterItsAction() async throws {
    let name = <<Module>>Texts.field("label", of: "action")
    XCTAssertTrue(name.contains("label"))
    XCTAssertTrue(name.contains("action"))
  }
<<end>>
<<if screen == "form" and ui != "none" and (actions contains "hasNumberField")>>
<<include "Tests/XCTest/NumberTest.swift">>
<<end>>
<<for action in actions>>
<<if action.isTestable>>
<<include "Tests/XCTest/ViewCalls.swift">>
<<end>>
<<end>>
<<for name in next>>
<<if not loop.first or not (actions contains "leadsOn")>>

  @MainActor
  func test<<name|upperCamel>>ScreenIsShown() async throws {
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
      XCTAssertIdentical(stack.viewControllers.last, parts.router.make<<name>>ScreenResult)
    #else
      XCTAssertIdentical(parts.view.nextScreen, parts.router.make<<name>>ScreenResult)
    #endif
<<elseif ui == "appkit">>
    #if !canImport(AppKit)
      XCTAssertIdentical(parts.view.nextScreen, parts.router.make<<name>>ScreenResult)
    #endif
<<elseif navigation == "swiftui">>
    XCTAssertEqual(parts.view.nextScreen, parts.router.make<<name>>ScreenResult)
<<elseif ui == "swiftui">>
    XCTAssertIdentical(shown, parts.router.make<<name>>ScreenResult)
<<else>>
    XCTAssertIdentical(parts.view.nextScreen, parts.router.make<<name>>ScreenResult)
<<end>>
    XCTAssertEqual(parts.router.make<<name>>ScreenCallCount, 1)
  }
<<end>>
<<end>>
<<if ui == "swiftui" and screen == "form" and actions>>

  @MainActor
  func testChangesOfStatesAreFound() async throws {
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
<<if (next or next-on-failure) and navigation == "swiftui">>

  @MainActor
  func testEndOfNextScreenIsReported() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
    var endCount = 0
    parts.view.nextScreen = <<Module>>NextScreen { endCount += 1 }
    XCTAssertEqual(endCount, 0)
    parts.view.nextScreen = nil
    XCTAssertEqual(endCount, 1)
  }

  @MainActor
  func testEndOfReplacedNextScreenIsReported() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
    var ended: [String] = []
    parts.view.nextScreen = <<Module>>NextScreen { ended.append("first") }
    parts.view.nextScreen = <<Module>>NextScreen { ended.append("second") }
    XCTAssertEqual(ended, ["first"])
    parts.view.nextScreen = nil
    XCTAssertEqual(ended, ["first", "second"])
  }

  @MainActor
  func testNextScreenEndsWithScreen() async throws {
    let parts = <<if input contains "isMissing">>try <<end>><<Module>>ViewParts()
    var endCount = 0
    parts.view.nextScreen = <<Module>>NextScreen { endCount += 1 }
    parts.view.wasDismissed()
    XCTAssertNil(parts.view.nextScreen)
    XCTAssertEqual(endCount, 1)
  }
<<end>>
<<include "Tests/XCTest/ViewOnApple.swift">>
}
