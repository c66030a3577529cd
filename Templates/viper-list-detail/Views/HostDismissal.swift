      deinit {
        // UIKit does not tell a screen that goes while another one covers it.
        if hasAppeared, !isDismissed { Task { [controller] in await controller.wasDismissed() } }
      }

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        hasAppeared = true
        isDismissed = false
      }

      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { reportDismissal() }
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        reportDismissal()
      }

      /// Reports to the presenter once that the screen has gone. Waits until the transition is over,
      /// because the screen may only be covered or be on its way to another container.
      private func reportDismissal() {
        let earlier = Array(sequence(first: self as UIViewController, next: \.parent))
        Task {
          let containers = sequence(first: self as UIViewController, next: \.parent)
          guard !isDismissed, let root = Array(containers).last, earlier.contains(root) else {
            return
          }
          let isPresented = root.presentingViewController != nil && !root.isBeingDismissed
          let isCovered = root.presentedViewController != nil
          let isShown = root.viewIfLoaded?.window != nil
          isDismissed = !isPresented && !isCovered && !isShown
          if isDismissed { controller.wasDismissed() }
        }
      }
