<<if ui == "appkit">>

    override func viewWillAppear() {
      super.viewWillAppear()
      loadOnce()
    }

    override func viewDidAppear() {
      super.viewDidAppear()
      isDismissed = false
      loadOnce()
    }

    override func viewDidDisappear() {
      super.viewDidDisappear()
      reportDismissal()
    }
<<else>>

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      <<if ui == "swiftui">>model.viewDidLoad()<<else>>loadOnce()<<end>>
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      hasAppeared = true
      isDismissed = false
      <<if ui == "swiftui">>model.viewDidLoad()<<else>>loadOnce()<<end>>
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

    /// Reports once that the screen has gone. Waits until the transition is over, because the
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
        if isDismissed { <<if ui == "swiftui">>model.<<end>>wasDismissed() }
      }
    }
<<if ui != "swiftui">>

    /// Calls the interactor once, not at each return from a screen on top, and again after the
    /// screen was dismissed.
    private func loadOnce() {
      guard !isLoaded else { return }
      isLoaded = true
      interactor.viewDidLoad()
    }
<<end>>
