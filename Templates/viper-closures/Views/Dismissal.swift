<<if ui == "appkit">>

    override func viewDidAppear() {
      super.viewDidAppear()
      isDismissed = false
    }

    override func viewDidDisappear() {
      super.viewDidDisappear()
      reportDismissal()
    }
<<else>>

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
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
<<end>>

    /// Reports once that the screen has gone. Looks after one turn of the main queue, because the
    /// screen may only be covered or be on its way to another container.
    private func reportDismissal() {
      let earlier = Array(sequence(first: self as <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController, next: \.parent))
      Task {
        let containers = sequence(first: self as <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController, next: \.parent)
        guard let root = Array(containers).last, earlier.contains(root) else { return }
        guard !isDismissed else { return }
<<if ui == "appkit">>
        let window = root.view.window
        let isShown = window?.isVisible == true || window?.isMiniaturized == true
        isDismissed = root.presentingViewController == nil && !isShown
<<else>>
        let isPresented = root.presentingViewController != nil && !root.isBeingDismissed
        let isCovered = root.presentedViewController != nil
        let isShown = root.viewIfLoaded?.window != nil
        isDismissed = !isPresented && !isCovered && !isShown
<<end>>
        if isDismissed { <<if ui == "swiftui">>viewModel.<<end>>wasDismissed() }
      }
    }
