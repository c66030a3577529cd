      private var isDismissed = false

      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
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

      /// Tells the presenter that the screen has gone, unless it is only covered or is on its way
      /// to another container: so it waits until the transition is over. One dismissal is told once.
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
          if isDismissed { rootView.controller.wasDismissed() }
        }
      }
