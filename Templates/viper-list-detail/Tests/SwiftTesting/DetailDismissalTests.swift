<<if ui == "appkit">>

    @Test func disappearanceNotifiesPresenterOnce() async {
      controller.viewDidDisappear()
      controller.viewDidDisappear()
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 1)
      controller.viewWillAppear()
      controller.viewDidDisappear()
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 2)
    }

    @Test func disappearanceInWindowIsNoDismissal() async {
      let window = NSWindow(contentViewController: controller)
      window.orderFront(nil)
      controller.viewDidDisappear()
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 0)
      window.orderOut(nil)
    }
<<elseif ui == "swiftui">>

    @Test func removalNotifiesPresenterOnce() async {
      let screen = controller.makeScreen()
      UINavigationController(rootViewController: screen).viewControllers = []
      screen.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 1)
      screen.viewWillAppear(false)
      screen.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 2)
    }

    @Test func moveToAnotherContainerIsNoDismissal() async {
      let screen = controller.makeScreen()
      UINavigationController(rootViewController: screen).viewControllers = []
      let other = UINavigationController(rootViewController: screen)
      await Task.yield()
      #expect(screen.parent === other)
      #expect(presenter.wasDismissedCallCount == 0)
    }

    @Test func disappearanceInWindowIsNoDismissal() async {
      let screen = controller.makeScreen()
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: screen)
      window.isHidden = false
      screen.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 0)
    }

    @Test func disappearanceOutsideOfWindowNotifiesPresenter() async {
      let screen = controller.makeScreen()
      let container = UINavigationController(rootViewController: screen)
      screen.viewDidDisappear(false)
      await Task.yield()
      #expect(screen.parent === container)
      #expect(presenter.wasDismissedCallCount == 1)
    }

    @Test func releaseNotifiesPresenterOnce() async throws {
      controller.makeScreen().viewWillAppear(false)
      // It reports from another thread.
      for _ in 0..<100 where presenter.wasDismissedCallCount == 0 {
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      #expect(presenter.wasDismissedCallCount == 1)
    }

    @Test func presentedScreenIsNotDismissed() async {
      let screen = controller.makeScreen()
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.isHidden = false
      window.rootViewController?.present(screen, animated: false)
      screen.view.removeFromSuperview()
      screen.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 0)
    }

    @Test func coveredScreenIsNotDismissed() async {
      let screen = controller.makeScreen()
      let window = UIWindow()
      window.rootViewController = screen
      window.isHidden = false
      screen.present(UIViewController(), animated: false)
      screen.view.removeFromSuperview()
      screen.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 0)
    }
<<else>>

    @Test func removalNotifiesPresenterOnce() async {
      UINavigationController(rootViewController: controller).viewControllers = []
      controller.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 1)
      controller.viewWillAppear(false)
      controller.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 2)
    }

    @Test func moveToAnotherContainerIsNoDismissal() async {
      UINavigationController(rootViewController: controller).viewControllers = []
      let other = UINavigationController(rootViewController: controller)
      await Task.yield()
      #expect(controller.parent === other)
      #expect(presenter.wasDismissedCallCount == 0)
    }

    @Test func disappearanceInWindowIsNoDismissal() async {
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.isHidden = false
      controller.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 0)
    }

    @Test func disappearanceOutsideOfWindowNotifiesPresenter() async {
      let container = UINavigationController(rootViewController: controller)
      controller.viewDidDisappear(false)
      await Task.yield()
      #expect(controller.parent === container)
      #expect(presenter.wasDismissedCallCount == 1)
    }

    @Test func releaseNotifiesPresenterOnce() async throws {
      do {
        let screen = <<Module>>DetailController<<if view == "storyboard">>.fromStoryboard<<end>>()
        screen.presenter = presenter
        screen.viewWillAppear(false)
      }
      // It reports from another thread.
      for _ in 0..<100 where presenter.wasDismissedCallCount == 0 {
        try await Task.sleep(nanoseconds: 10_000_000)
      }
      #expect(presenter.wasDismissedCallCount == 1)
    }

    @Test func presentedScreenIsNotDismissed() async {
      let window = UIWindow()
      window.rootViewController = UIViewController()
      window.isHidden = false
      window.rootViewController?.present(controller, animated: false)
      controller.view.removeFromSuperview()
      controller.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 0)
    }

    @Test func coveredScreenIsNotDismissed() async {
      let window = UIWindow()
      window.rootViewController = controller
      window.isHidden = false
      controller.present(UIViewController(), animated: false)
      controller.view.removeFromSuperview()
      controller.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 0)
    }
<<end>>
