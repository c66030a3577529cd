<<if actions>>

<<if ui == "appkit">>
    <<if access != "internal">><<access>> <<end>>override func viewWillAppear() {
      super.viewWillAppear()
      isDismissed = false
    }

    <<if access != "internal">><<access>> <<end>>override func viewDidDisappear() {
      super.viewDidDisappear()
      reportDismissal()
    }
<<else>>
    <<if access != "internal">><<access>> <<end>>override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      hasAppeared = true
      isDismissed = false
    }

    <<if access != "internal">><<access>> <<end>>override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if parent == nil { reportDismissal() }
    }

    <<if access != "internal">><<access>> <<end>>override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      reportDismissal()
    }
<<end>>

    /// Reports to the presenter once that the screen has gone. It looks one turn of the main queue
    /// later, because the screen may only be covered or be on its way to another container.
    private func reportDismissal() {
      let earlier = Array(sequence(first: self as <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController, next: \.parent))
      Task {
        let containers = sequence(first: self as <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController, next: \.parent)
        guard !isDismissed, let root = Array(containers).last, earlier.contains(root) else {
          return
        }
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
        guard isDismissed else { return }
        <<if ui == "swiftui">>viewModel.<<end>>presenter.wasDismissed()
<<if ui == "uikit">>
        alert = nil
<<end>>
      }
    }
<<end>>
