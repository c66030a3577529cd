@MainActor
private struct <<Module>>ViewControllerParts {
  let viewController: <<Module>>ViewController
  let interactor = <<Module>>MockInteractor()
  let router = <<Module>>MockRouter()

  init() {
    viewController = <<Module>>ViewController<<if ui == "uikit" and view == "storyboard">>.load<<end>>(
      interactor: interactor,
      router: router
    )
  }
}
