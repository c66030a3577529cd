<<if presents and ui == "appkit">>

    func showChild(_ screen: <<Module>>Screen) {
      presentAsSheet(screen)
    }

    func dismissChild(_ screen: <<Module>>Screen) -> Bool {
      guard presentedViewControllers?.contains(screen) == true else { return false }
      dismiss(screen)
      return true
    }
<<elseif presents and presentation == "push">>

    func showChild(_ screen: <<Module>>Screen) {
      navigationController?.pushViewController(screen, animated: true)
    }

    func dismissChild(_ screen: <<Module>>Screen) -> Bool {
      guard let stack = navigationController?.viewControllers,
        let index = stack.firstIndex(of: screen), index > 0
      else { return false }
      navigationController?.popToViewController(stack[index - 1], animated: true)
      return true
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
        // During a dismissal, its end is still to come.
        if !container.isBeingDismissed { dismiss(animated: true) { completion() } }
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
