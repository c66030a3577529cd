  func wasDismissed() {
    guard !isDismissed else { return }
    isDismissed = true
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
    interactor?.cancelAll()
<<end>>
<<for child in presents>>
    wireframe?.release<<child>>()
<<end>>
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
    view?.show(.idle, of: .load)
<<end>>
<<for action in actions>>
<<if (action.isCall or with contains "service" and action.isBare)>>
    view?.show(.idle, of: .<<action.id>>)
<<end>>
<<end>>
    guard let moduleWireframe else { return }
    delegate?.didDismiss(moduleWireframe)
  }
