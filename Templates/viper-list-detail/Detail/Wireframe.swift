/// Builds the detail of an item.
@MainActor
enum <<Module>>DetailWireframe {
  /// The detail's controller, which keeps every other part.
  static func createDetailModule(
    item: <<Module>>Item<<if detail == "load">>,
    address: String,
    networkManager: any <<Module>>NetworkManaging<<end>>
  ) -> <<Module>>DetailController {
<<if detail == "load">>
    let interactor = <<Module>>DetailInteractor(
      item: item,
      address: address,
      networkManager: networkManager
    )
<<else>>
    let interactor = <<Module>>DetailInteractor(item: item)
<<end>>
    let presenter = <<Module>>DetailPresenter(interactor: interactor)
<<if ui == "uikit" and view == "storyboard">>
    let controller = <<Module>>DetailController.fromStoryboard()
<<else>>
    let controller = <<Module>>DetailController()
<<end>>
    interactor.output = presenter
    presenter.view = controller
    controller.presenter = presenter
    return controller
  }
}
