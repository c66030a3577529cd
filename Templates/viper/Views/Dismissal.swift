<<if ui == "appkit">>

    override func viewDidDisappear() {
      super.viewDidDisappear()
      if presentingViewController == nil, parent == nil { presenter?.wasDismissed() }
    }
<<else>>

    override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if parent == nil { presenter?.wasDismissed() }
    }

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      let isClosed = isBeingDismissed || navigationController?.isBeingDismissed == true
      if isClosed { presenter?.wasDismissed() }
    }
<<end>>
