extension RefusedProgram {
  static let tests: [RefusedProgram] = [
    RefusedProgram(
      "a synchronous set-up on the main actor",
      error: "different actor isolation from nonisolated overridden declaration",
      in: """
        import XCTest
        final class ScreenTests: XCTestCase {
          @MainActor override func setUp() <>{}
        }
        """,
      right: "async throws "),
    RefusedProgram(
      "a synchronous throwing tear-down on the main actor",
      error: "different actor isolation from nonisolated overridden declaration",
      in: """
        import XCTest
        final class ScreenTests: XCTestCase {
          <>override func tearDownWithError() throws {}
        }
        """,
      wrong: "@MainActor "),
    RefusedProgram(
      "a test off the main actor makes a view controller",
      error: "in a synchronous nonisolated context",
      in: """
        import UIKit
        import XCTest
        final class ScreenTests: XCTestCase {
          <>func testTitle() { XCTAssertNil(UIViewController().title) }
        }
        """,
      right: "@MainActor "),
    RefusedProgram(
      "an asynchronous test blocks", on: "macOS",
      error: "is unavailable from asynchronous contexts",
      in: """
        import XCTest
        final class ScreenTests: XCTestCase {
          func testWaits() async { <>: [expectation(description: "done")], timeout: 1) }
        }
        """,
      wrong: "wait(for", right: "await fulfillment(of"),
    RefusedProgram(
      "the expectations' end is not awaited",
      error: "expression is 'async' but is not marked with 'await'",
      in: """
        import XCTest
        final class ScreenTests: XCTestCase {
          func testWaits() async { <>fulfillment(of: [expectation(description: "done")]) }
        }
        """,
      right: "await "),
    RefusedProgram(
      "an unwrapped value without try",
      error: "call can throw but is not marked with 'try'",
      in: """
        import XCTest
        final class ScreenTests: XCTestCase {
          func testFirst() throws { XCTAssertEqual(<>XCTUnwrap([1].first), 1) }
        }
        """,
      right: "try "),
    RefusedProgram(
      "an asynchronous value inside an assertion",
      error: "'await' in an autoclosure that does not support concurrency",
      in: """
        import XCTest
        actor Store { var count = 0 }
        final class StoreTests: XCTestCase {
          func testCount() async {
            let store = Store()
            <>
          }
        }
        """,
      wrong: "XCTAssertEqual(await store.count, 0)",
      right: "let count = await store.count; XCTAssertEqual(count, 0)"),
    RefusedProgram(
      "a number is asserted to be true",
      error: "type 'Int' cannot be used as a boolean",
      in: """
        import XCTest
        final class ScreenTests: XCTestCase {
          func testCount() { XCTAssertTrue([1].count<>) }
        }
        """,
      right: " == 1"),
    RefusedProgram(
      "a test off the main actor uses an app",
      error: "in a synchronous nonisolated context",
      in: """
        import XCTest
        final class AppUITests: XCTestCase {
          <>func testTaps() { XCUIApplication().buttons["signIn"].tap() }
        }
        """,
      right: "@MainActor "),
    RefusedProgram(
      "a view's size of texts by a name that is not there",
      error: "has no member 'accessibilityLargest'",
      in: """
        import UIKit
        @MainActor func enlarge(_ view: UIView) {
          view.traitOverrides.preferredContentSizeCategory = <>
        }
        """,
      wrong: ".accessibilityLargest", right: ".accessibilityExtraExtraExtraLarge"),
  ]
}
