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
      present(screen, animated: true)
    }

    func dismissChild(
      _ screen: <<Module>>Screen,
      completion: @escaping @MainActor @Sendable () -> Void
    ) {
      if presentedViewController === screen {
        dismiss(animated: true) { completion() }
      } else {
        completion()
      }
    }
<<end>>
