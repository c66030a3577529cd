<<if ui == "appkit">>

      it("disappearance notifies presenter once") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        parts.view.viewDidDisappear()
        parts.view.viewDidDisappear()
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(1))
        parts.view.viewWillAppear()
        parts.view.viewDidDisappear()
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(2))
      }

      it("disappearance in window is no dismissal") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        let window = NSWindow(contentViewController: parts.view)
        window.orderFront(nil)
        parts.view.viewDidDisappear()
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(0))
        window.orderOut(nil)
      }
<<elseif ui == "swiftui">>

      it("removal notifies presenter once") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        let viewController = <<Module>>ViewController(viewModel: parts.view)
        UINavigationController(rootViewController: viewController).viewControllers = []
        viewController.viewDidDisappear(false)
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(1))
        viewController.viewWillAppear(false)
        viewController.viewDidDisappear(false)
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(2))
      }

      it("move to another container is no dismissal") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        let viewController = <<Module>>ViewController(viewModel: parts.view)
        UINavigationController(rootViewController: viewController).viewControllers = []
        let other = UINavigationController(rootViewController: viewController)
        await Task.yield()
        expect(viewController.parent).to(beIdenticalTo(other))
        expect(parts.presenter.wasDismissedCallCount).to(equal(0))
      }

      it("disappearance in window is no dismissal") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        let viewController = <<Module>>ViewController(viewModel: parts.view)
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: viewController)
        window.isHidden = false
        viewController.viewDidDisappear(false)
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(0))
      }

      it("disappearance outside of window notifies presenter") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        let viewController = <<Module>>ViewController(viewModel: parts.view)
        let container = UINavigationController(rootViewController: viewController)
        viewController.viewDidDisappear(false)
        await Task.yield()
        expect(viewController.parent).to(beIdenticalTo(container))
        expect(parts.presenter.wasDismissedCallCount).to(equal(1))
      }
<<else>>

      it("removal notifies presenter once") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        UINavigationController(rootViewController: parts.view).viewControllers = []
        parts.view.viewDidDisappear(false)
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(1))
        parts.view.viewWillAppear(false)
        parts.view.viewDidDisappear(false)
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(2))
      }

      it("move to another container is no dismissal") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        UINavigationController(rootViewController: parts.view).viewControllers = []
        let other = UINavigationController(rootViewController: parts.view)
        await Task.yield()
        expect(parts.view.parent).to(beIdenticalTo(other))
        expect(parts.presenter.wasDismissedCallCount).to(equal(0))
      }

      it("disappearance in window is no dismissal") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        let window = UIWindow()
        window.rootViewController = UINavigationController(rootViewController: parts.view)
        window.isHidden = false
        parts.view.viewDidDisappear(false)
        await Task.yield()
        expect(parts.presenter.wasDismissedCallCount).to(equal(0))
      }

      it("disappearance outside of window notifies presenter") { @MainActor in
        let parts = <<Module>><<if ui == "swiftui">>ViewModel<<else>>ViewController<<end>>Parts()
        let container = UINavigationController(rootViewController: parts.view)
        parts.view.viewDidDisappear(false)
        await Task.yield()
        expect(parts.view.parent).to(beIdenticalTo(container))
        expect(parts.presenter.wasDismissedCallCount).to(equal(1))
      }
<<end>>
