<<if ui == "appkit">>

    @Test func disappearanceNotifiesPresenterOnce() async {
      view.viewDidDisappear()
      view.viewDidDisappear()
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 1)
      view.viewWillAppear()
      view.viewDidDisappear()
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 2)
    }

    @Test func disappearanceInWindowIsNoDismissal() async {
      let window = NSWindow(contentViewController: view)
      window.orderFront(nil)
      view.viewDidDisappear()
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 0)
      window.orderOut(nil)
    }
<<elseif ui == "swiftui">>

    @Test func removalNotifiesPresenterOnce() async {
      let viewController = <<Module>>ViewController(viewModel: view)
      UINavigationController(rootViewController: viewController).viewControllers = []
      viewController.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 1)
      viewController.viewWillAppear(false)
      viewController.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 2)
    }

    @Test func moveToAnotherContainerIsNoDismissal() async {
      let viewController = <<Module>>ViewController(viewModel: view)
      UINavigationController(rootViewController: viewController).viewControllers = []
      let other = UINavigationController(rootViewController: viewController)
      await Task.yield()
      #expect(viewController.parent === other)
      #expect(presenter.wasDismissedCallCount == 0)
    }

    @Test func disappearanceInWindowIsNoDismissal() async {
      let viewController = <<Module>>ViewController(viewModel: view)
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: viewController)
      window.isHidden = false
      viewController.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 0)
    }

    @Test func disappearanceOutsideOfWindowNotifiesPresenter() async {
      let viewController = <<Module>>ViewController(viewModel: view)
      let container = UINavigationController(rootViewController: viewController)
      viewController.viewDidDisappear(false)
      await Task.yield()
      #expect(viewController.parent === container)
      #expect(presenter.wasDismissedCallCount == 1)
    }
<<else>>

    @Test func removalNotifiesPresenterOnce() async {
      UINavigationController(rootViewController: view).viewControllers = []
      view.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 1)
      view.viewWillAppear(false)
      view.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 2)
    }

    @Test func moveToAnotherContainerIsNoDismissal() async {
      UINavigationController(rootViewController: view).viewControllers = []
      let other = UINavigationController(rootViewController: view)
      await Task.yield()
      #expect(view.parent === other)
      #expect(presenter.wasDismissedCallCount == 0)
    }

    @Test func disappearanceInWindowIsNoDismissal() async {
      let window = UIWindow()
      window.rootViewController = UINavigationController(rootViewController: view)
      window.isHidden = false
      view.viewDidDisappear(false)
      await Task.yield()
      #expect(presenter.wasDismissedCallCount == 0)
    }

    @Test func disappearanceOutsideOfWindowNotifiesPresenter() async {
      let container = UINavigationController(rootViewController: view)
      view.viewDidDisappear(false)
      await Task.yield()
      #expect(view.parent === container)
      #expect(presenter.wasDismissedCallCount == 1)
    }
<<end>>
