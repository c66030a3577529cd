/// Builds the detail of an item.
@MainActor
enum <<Module>>DetailWireframe {
  /// The detail, which owns every other part.
  static func createDetailModule(
    item: <<Module>>Item<<if detail == "load" or detail-actions contains "isCall">>,
    dependencies: <<Module>>Dependencies<<end>><<if detail-actions contains "isCall">>,
    delegate: any <<Module>>DetailDelegate<<end>>
  ) -> <<Module>>DetailController {
    let interactor = <<Module>>DetailInteractor(
      item: item<<if detail == "load" or detail-actions contains "isCall">>,
      networkManager: dependencies.detailNetworkManager<<end>>
    )
    let presenter = <<Module>>DetailPresenter(interactor: interactor)
    let controller = <<Module>>DetailController<<if view == "storyboard">>.fromStoryboard<<end>>()
<<if detail == "load" or detail-actions contains "isCall" or detail-interactor-to-detail-presenter>>
    interactor.output = presenter
<<end>>
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>
    presenter.view = controller
<<end>>
<<if detail-actions contains "isCall">>
    presenter.delegate = delegate
<<end>>
    controller.presenter = presenter
    controller.refresh()
    return controller
  }
}
