<<if ui == "appkit">>

    @MainActor
    func testDisappearanceNotifiesPresenterOnce() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      parts.view.viewDidDisappear()
      parts.view.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
      parts.view.viewWillAppear()
      parts.view.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 2)
    }

    @MainActor
    func testDisappearanceInWindowIsNoDismissal() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      let window = NSWindow(contentViewController: parts.view)
      window.orderFront(nil)
      parts.view.viewDidDisappear()
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
      window.orderOut(nil)
    }
<<elseif ui == "swiftui">>

    @MainActor
    func testRemovalNotifiesPresenterOnce() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      let viewController = <<Module>>ViewController(viewModel: parts.view)
      UINavigationController(rootViewController: viewController).viewControllers = []
      viewController.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
      viewController.viewWillAppear(false)
      viewController.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 2)
    }

    @MainActor
    func testMoveToAnotherContainerIsNoDismissal() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      let viewController = <<Module>>ViewController(viewModel: parts.view)
      UINavigationController(rootViewController: viewController).viewControllers = []
      let other = UINavigationController(rootViewController: viewController)
      await Task.yield()
      XCTAssertIdentical(viewController.parent, other)
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }

    @MainActor
    func testDisappearanceInWindowIsNoDismissal() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      let viewController = <<Module>>ViewController(viewModel: parts.view)
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: viewController)
      window.isHidden = false
      viewController.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }

    @MainActor
    func testDisappearanceOutsideOfWindowNotifiesPresenter() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      let viewController = <<Module>>ViewController(viewModel: parts.view)
      let container = UINavigationController(rootViewController: viewController)
      viewController.viewDidDisappear(false)
      await Task.yield()
      XCTAssertIdentical(viewController.parent, container)
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
    }
<<else>>

    @MainActor
    func testRemovalNotifiesPresenterOnce() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      UINavigationController(rootViewController: parts.view).viewControllers = []
      parts.view.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
      parts.view.viewWillAppear(false)
      parts.view.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 2)
    }

    @MainActor
    func testMoveToAnotherContainerIsNoDismissal() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      UINavigationController(rootViewController: parts.view).viewControllers = []
      let other = UINavigationController(rootViewController: parts.view)
      await Task.yield()
      XCTAssertIdentical(parts.view.parent, other)
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }

    @MainActor
    func testDisappearanceInWindowIsNoDismissal() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: parts.view)
      window.isHidden = false
      parts.view.viewDidDisappear(false)
      await Task.yield()
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 0)
    }

    @MainActor
    func testDisappearanceOutsideOfWindowNotifiesPresenter() async throws {
      let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
      let container = UINavigationController(rootViewController: parts.view)
      parts.view.viewDidDisappear(false)
      await Task.yield()
      XCTAssertIdentical(parts.view.parent, container)
      XCTAssertEqual(parts.presenter.wasDismissedCallCount, 1)
    }
<<end>>
