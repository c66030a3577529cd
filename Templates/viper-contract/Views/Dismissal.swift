<<if actions and ui == "appkit">>

    <<if access != "internal">><<access>> <<end>>override func viewDidDisappear() {
      super.viewDidDisappear()
      if presentingViewController == nil, parent == nil { presenter.wasDismissed() }
    }
<<elseif actions>>

    <<if access != "internal">><<access>> <<end>>override func didMove(toParent parent: UIViewController?) {
      super.didMove(toParent: parent)
      if parent == nil { <<if ui == "swiftui">>viewModel.<<end>>presenter.wasDismissed() }
    }

    <<if access != "internal">><<access>> <<end>>override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      let isClosed = sequence(first: self as UIViewController, next: \.parent)
        .contains { $0.isBeingDismissed }
<<if ui == "swiftui">>
      if isClosed { viewModel.presenter.wasDismissed() }
<<else>>
      if isClosed {
        presenter.wasDismissed()
        alert = nil
      }
<<end>>
    }
<<end>>
