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
      let containers = sequence(first: self as UIViewController, next: { $0.parent })
      if containers.contains(where: { $0.isBeingDismissed }) { presenter?.wasDismissed() }
    }
<<end>>
