extension AcceptedProgram {
  static let mocks: [AcceptedProgram] = [
    .iOS(
      "mocks that override what a test wants to see",
      """
      import UIKit

      final class NavigationSpy: UINavigationController {
        private(set) var pushed: [UIViewController] = []

        override func pushViewController(_ viewController: UIViewController, animated: Bool) {
          pushed.append(viewController)
          super.pushViewController(viewController, animated: false)
        }

        override func popViewController(animated: Bool) -> UIViewController? { pushed.popLast() }
      }

      final class ScreenSpy: UIViewController {
        private(set) var presented: UIViewController?
        private let navigation = NavigationSpy(rootViewController: UIViewController())

        override var navigationController: UINavigationController? { navigation }
        override var presentedViewController: UIViewController? { presented }

        override func present(
          _ viewControllerToPresent: UIViewController, animated flag: Bool,
          completion: (() -> Void)? = nil
        ) {
          presented = viewControllerToPresent
          completion?()
        }

        override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
          presented = nil
          completion?()
        }
      }

      final class TitleView: UIView {
        override var accessibilityLabel: String? {
          get { "title" }
          set {}
        }
        override var intrinsicContentSize: CGSize { CGSize(width: 1, height: 1) }
      }
      """),
    .iOS(
      "a pool that is emptied before a test looks what was released",
      """
      import ObjectiveC
      import UIKit

      @MainActor func isReleased() -> Bool {
        weak var screen: UIViewController?
        autoreleasepool {
          let made = UIViewController()
          screen = made
        }
        return screen == nil
      }
      """),
    .macOS(
      "mocks that override what a test wants to see",
      """
      import AppKit

      final class ScreenSpy: NSViewController {
        private(set) var sheets: [NSViewController] = []

        override func presentAsSheet(_ viewController: NSViewController) {
          sheets.append(viewController)
        }

        override func dismiss(_ viewController: NSViewController) {
          sheets.removeAll { $0 === viewController }
        }
      }

      final class AlertSpy: NSAlert {
        override func runModal() -> NSApplication.ModalResponse { .alertFirstButtonReturn }
      }
      """),
  ]

  static let tests: [AcceptedProgram] = ["iOS", "macOS"].map {
    AcceptedProgram(
      name: "XCTest cases, synchronous, asynchronous and on the main actor", platform: $0,
      source: """
        import XCTest

        @MainActor final class Presenter {
          var shown: [String] = []
          func show(_ text: String) async throws { shown.append(text) }
        }

        final class PresenterTests: XCTestCase {
          private var count = 0

          override class func setUp() { super.setUp() }

          override func setUp() async throws {
            try await super.setUp()
            count = 1
          }

          override func tearDownWithError() throws { count = 0 }

          func testCount() throws {
            XCTAssertEqual(count, 1, "set up")
            XCTAssertEqual(0.5, 0.5, accuracy: 0.1)
            XCTAssertGreaterThan(try XCTUnwrap(Optional(2)), 1)
            XCTAssertThrowsError(try fail()) { error in XCTAssertTrue(error is CancellationError) }
            try XCTSkipIf(count == 2, "never")
            measure { _ = 1 + 1 }
          }

          @MainActor func testShows() async throws {
            let presenter = Presenter()
            try await presenter.show("a")
            XCTAssertEqual(presenter.shown, ["a"])
            XCTAssertIdentical(presenter, presenter)
          }

          @MainActor func testFulfills() async {
            let done = expectation(description: "done")
            Task { done.fulfill() }
            await fulfillment(of: [done], timeout: 1)
          }

          func testWaits() {
            let done = expectation(description: "done")
            done.fulfill()
            wait(for: [done], timeout: 1)
            addTeardownBlock {}
          }

          private func fail() throws { throw CancellationError() }
        }
        """)
  }
}
