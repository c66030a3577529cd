import Testing

@testable import ScaffoldSwift

/// A template moves its tests from Swift Testing to XCTest in a file that the user has edited.
struct TestLibraryMergeTests {
  private func merge(_ yours: String) throws -> FileMerge {
    try FileMerge.swift(
      base: Array(TestLibraryMergeTests.base.utf8), yours: Array(yours.utf8),
      new: Array(TestLibraryMergeTests.new.utf8))
  }

  private static let base = """
    import Testing

    @testable import App

    struct SignInTests {
      @Test func viewShowsTitle() {
        #expect(view.title == "Sign In")
      }

      @Test func buttonSignsIn() {
        view.tap()
        #expect(presenter.calls == 1)
      }
    }

    """

  private static let new = """
    import XCTest

    @testable import App

    final class SignInTests: XCTestCase {
      func testViewShowsTitle() {
        XCTAssertEqual(view.title, "Sign In")
      }

      func testButtonSignsIn() {
        view.tap()
        XCTAssertEqual(presenter.calls, 1)
      }
    }

    """

  @Test func `A test with a comment of the user gets its new body`() throws {
    let yours = TestLibraryMergeTests.base.replacing(
      "  @Test func button", with: "  /// Mine.\n  @Test func button")
    let result = try merge(yours)
    #expect(result.conflicts.isEmpty)
    let expected = TestLibraryMergeTests.new.replacing(
      "  func testButton", with: "  /// Mine.\n  func testButton")
    #expect(String(result.text) == expected)
  }

  @Test func `A test that the user deleted stays deleted`() throws {
    let test = """

        @Test func buttonSignsIn() {
          view.tap()
          #expect(presenter.calls == 1)
        }

      """
    let yours = TestLibraryMergeTests.base.replacing(test, with: "")
    try #require(yours != TestLibraryMergeTests.base)
    let result = try merge(yours)
    #expect(result.conflicts.isEmpty)
    #expect(!String(result.text).contains("ButtonSignsIn"))
    #expect(result.notes.map(\.text) == ["'testButtonSignsIn()' was deleted; it stays deleted"])
  }

  @Test func `An own test that uses the library is a conflict`() throws {
    let own = "  @Test func mine() {\n    #expect(true)\n  }\n}\n"
    let yours = String(TestLibraryMergeTests.base.dropLast(2)) + "\n" + own
    let result = try merge(yours)
    #expect(
      result.conflicts.map(\.reason)
        == ["the template no longer imports Testing, which 'mine()' may need"])
    #expect(String(result.text).contains(own))
  }

  @Test func `A test of the template with an own use of the library is shown with its new version`()
    throws
  {
    let yours = TestLibraryMergeTests.base.replacing(
      "    view.tap()\n", with: "    #expect(own)\n    view.tap()\n")
    let result = try merge(yours)
    #expect(
      result.conflicts.map(\.reason)
        == ["the template no longer imports Testing, which 'buttonSignsIn()' may need"])
    let new =
      "  func testButtonSignsIn() {\n    view.tap()\n    XCTAssertEqual(presenter.calls, 1)\n"
    #expect(result.conflicts.map { String($0.new) } == [new + "  }\n"])
  }

  @Test func `An own helper that does not use the library is no conflict`() throws {
    let own = "  private func mine() {\n    view.tap()\n  }\n}\n"
    let yours = String(TestLibraryMergeTests.base.dropLast(2)) + "\n" + own
    let result = try merge(yours)
    #expect(result.conflicts.isEmpty)
    #expect(String(result.text) == String(TestLibraryMergeTests.new.dropLast(2)) + "\n" + own)
  }
}
