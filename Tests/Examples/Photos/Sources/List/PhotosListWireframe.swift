/// Where the presenter can lead.
@MainActor
protocol PhotosListRouting: AnyObject {
  func moveToDetail(
    from view: any PhotosListNavigation,
    item: PhotosItem
  )
}

/// Builds the list and leads from it to the details.
@MainActor
final class PhotosListWireframe {
  /// The list of what is at an address, ready to be shown. It lives as long as it is shown.
  static func createListModule(
    address: String
  ) -> PhotosScreen {
    let networkManager = PhotosOfflineNetwork(
      network: PhotosNetworkManager(address: address)
    )
    return createListModule(networkManager: networkManager)
  }

  static func createListModule(
    networkManager: any PhotosNetworkManaging
  ) -> PhotosScreen {
    assemble(networkManager: networkManager).makeScreen()
  }

  /// The list's controller, which keeps every other part.
  static func assemble(
    networkManager: any PhotosNetworkManaging
  ) -> PhotosListController {
    let interactor = PhotosListInteractor(
      networkManager: networkManager
    )
    let presenter = PhotosListPresenter(
      interactor: interactor,
      wireframe: PhotosListWireframe()
    )
    let controller = PhotosListController()
    interactor.output = presenter
    presenter.view = controller
    controller.presenter = presenter
    return controller
  }
}

extension PhotosListWireframe:
  PhotosListRouting
{
  func moveToDetail(
    from view: any PhotosListNavigation,
    item: PhotosItem
  ) {
    let detail = PhotosDetailWireframe.createDetailModule(
      item: item
    )
    view.push(detail)
  }
}
