<<if presents and ui == "appkit">>

    func showChild(_ screen: <<Module>>Screen) {
      presentAsSheet(screen)
    }

    func dismissChild(_ screen: <<Module>>Screen) {
      if presentedViewControllers?.contains(screen) == true { dismiss(screen) }
    }
<<elseif presents and presentation == "push">>

    func showChild(_ screen: <<Module>>Screen) {
      navigationController?.pushViewController(screen, animated: true)
    }

    func dismissChild(_ screen: <<Module>>Screen) {
      guard let stack = navigationController, stack.viewControllers.contains(screen) else { return }
      stack.popToViewController(self, animated: true)
    }
<<elseif presents>>

    func showChild(_ screen: <<Module>>Screen) {
      let close = UIAction(title: <<Module>>Texts.close) { [weak screen] _ in
        screen?.dismiss(animated: true)
      }
      let button = UIBarButtonItem(primaryAction: close)
      button.accessibilityIdentifier = "<<Module>>.close"
      screen.navigationItem.leftBarButtonItem = button
      present(UINavigationController(rootViewController: screen), animated: true)
    }

    func dismissChild(
      _ screen: <<Module>>Screen,
      completion: @escaping @MainActor @Sendable () -> Void
    ) {
      if let container = screen.navigationController, container === presentedViewController {
        dismiss(animated: true) { completion() }
      } else {
        completion()
      }
    }
<<end>>
<<if presents>>

    func childWasDismissed() {
      reportDismissal()
    }
<<end>>
