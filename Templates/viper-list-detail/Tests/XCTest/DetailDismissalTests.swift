<<if ui == "appkit">>

    @MainActor
    func testDisappearanceNotifiesPresenterOnce() async throws {
      let parts = <<Module>>DetailControllerParts()
      parts.controller.viewDidDisappear()
      parts.controller.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
      parts.controller.viewWillAppear()
      parts.controller.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 2)
    }

    @MainActor
    func testDisappearanceInWindowIsNoDismissal() async throws {
      let parts = <<Module>>DetailControllerParts()
      let window = NSWindow(contentViewController: parts.controller)
      window.orderFront(nil)
      parts.controller.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
      window.orderOut(nil)
    }
<<elseif ui == "swiftui">>

    @MainActor
    func testRemovalNotifiesPresenterOnce() async throws {
      let parts = <<Module>>DetailControllerParts()
      let screen = parts.controller.makeScreen()
      UINavigationController(rootViewController: screen).viewControllers = []
      screen.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
      screen.viewWillAppear(false)
      screen.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 2)
    }

    @MainActor
    func testMoveToAnotherContainerIsNoDismissal() async throws {
      let parts = <<Module>>DetailControllerParts()
      let screen = parts.controller.makeScreen()
      UINavigationController(rootViewController: screen).viewControllers = []
      let other = UINavigationController(rootViewController: screen)
      await Task.yield()
      XCTAssertIdentical(screen.parent, other)
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }

    @MainActor
    func testDisappearanceInWindowIsNoDismissal() async throws {
      let parts = <<Module>>DetailControllerParts()
      let screen = parts.controller.makeScreen()
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: screen)
      window.isHidden = false
      screen.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }

    @MainActor
    func testDisappearanceOutsideOfWindowNotifiesPresenter() async throws {
      let parts = <<Module>>DetailControllerParts()
      let screen = parts.controller.makeScreen()
      let container = UINavigationController(rootViewController: screen)
      screen.viewDidDisappear(false)
      await Task.yield()
      XCTAssertIdentical(screen.parent, container)
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
    }

    @MainActor
    func testReleaseNotifiesPresenterOnce() async throws {
      let parts = <<Module>>DetailControllerParts()
      parts.controller.makeScreen().viewWillAppear(false)
      // It reports from another thread.
      for _ in 0..<100 where parts.presenter.wasDismissedCallCount == 0 {
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
    }

    @MainActor
    func testPresentedScreenIsNotDismissed() async throws {
      let parts = <<Module>>DetailControllerParts()
      let screen = parts.controller.makeScreen()
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.isHidden = false
      window.rootViewController?.present(screen, animated: false)
      screen.view.removeFromSuperview()
      screen.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }

    @MainActor
    func testCoveredScreenIsNotDismissed() async throws {
      let parts = <<Module>>DetailControllerParts()
      let screen = parts.controller.makeScreen()
      let window = UIWindow()
      window.rootViewController = screen
      window.isHidden = false
      screen.present(UIViewController(), animated: false)
      screen.view.removeFromSuperview()
      screen.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }
<<else>>

    @MainActor
    func testRemovalNotifiesPresenterOnce() async throws {
      let parts = <<Module>>DetailControllerParts()
      UINavigationController(rootViewController: parts.controller).viewControllers = []
      parts.controller.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
      parts.controller.viewWillAppear(false)
      parts.controller.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 2)
    }

    @MainActor
    func testMoveToAnotherContainerIsNoDismissal() async throws {
      let parts = <<Module>>DetailControllerParts()
      UINavigationController(rootViewController: parts.controller).viewControllers = []
      let other = UINavigationController(rootViewController: parts.controller)
      await Task.yield()
      XCTAssertIdentical(parts.controller.parent, other)
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }

    @MainActor
    func testDisappearanceInWindowIsNoDismissal() async throws {
      let parts = <<Module>>DetailControllerParts()
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: parts.controller)
      window.isHidden = false
      parts.controller.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }

    @MainActor
    func testDisappearanceOutsideOfWindowNotifiesPresenter() async throws {
      let parts = <<Module>>DetailControllerParts()
      let container = UINavigationController(rootViewController: parts.controller)
      parts.controller.viewDidDisappear(false)
      await Task.yield()
      XCTAssertIdentical(parts.controller.parent, container)
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
    }

    @MainActor
    func testReleaseNotifiesPresenterOnce() async throws {
      let parts = <<Module>>DetailControllerParts()
      do {
        let screen = <<Module>>DetailController<<if view == "storyboard">>.fromStoryboard<<end>>()
        screen.presenter = parts.presenter
        screen.viewWillAppear(false)
      }
      // It reports from another thread.
      for _ in 0..<100 where parts.presenter.wasDismissedCallCount == 0 {
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
    }

    @MainActor
    func testPresentedScreenIsNotDismissed() async throws {
      let parts = <<Module>>DetailControllerParts()
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.isHidden = false
      window.rootViewController?.present(parts.controller, animated: false)
      parts.controller.view.removeFromSuperview()
      parts.controller.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }

    @MainActor
    func testCoveredScreenIsNotDismissed() async throws {
      let parts = <<Module>>DetailControllerParts()
      let window = UIWindow()
      window.rootViewController = parts.controller
      window.isHidden = false
      parts.controller.present(UIViewController(), animated: false)
      parts.controller.view.removeFromSuperview()
      parts.controller.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }
<<end>>
