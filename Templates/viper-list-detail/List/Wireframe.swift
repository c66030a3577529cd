/// Where the presenter can lead.
@MainActor
protocol <<Module>>ListRouting: AnyObject {
  func moveToDetail(
    from view: any <<Module>>ListNavigation,
    item: <<Module>>Item
  )
}

/// Builds the list and leads from it to the details.
@MainActor
<<if access != "internal">><<access>> <<end>>final class <<Module>>ListWireframe {
  /// The list of what is at an address, ready to be shown. It lives as long as it is shown.
  <<if access != "internal">><<access>> <<end>>static func createListModule(
    address: String
  ) -> <<Module>>Screen {
    let networkManager = <<Module>>NetworkManager(address: address)
    return createListModule(networkManager: networkManager)
  }

  static func createListModule(
    networkManager: any <<Module>>NetworkManaging
  ) -> <<Module>>Screen {
    assemble(networkManager: networkManager).makeScreen()
  }

  /// The list's controller, which keeps every other part.
  static func assemble(
    networkManager: any <<Module>>NetworkManaging
  ) -> <<Module>>ListController {
    let interactor = <<Module>>ListInteractor(
      networkManager: networkManager
    )
    let presenter = <<Module>>ListPresenter(
      interactor: interactor,
      wireframe: <<Module>>ListWireframe()
    )
<<if ui == "uikit" and view == "storyboard">>
    let controller = <<Module>>ListController.fromStoryboard()
<<else>>
    let controller = <<Module>>ListController()
<<end>>
    interactor.output = presenter
    presenter.view = controller
    controller.presenter = presenter
    return controller
  }
}

extension <<Module>>ListWireframe:
  <<Module>>ListRouting
{
  func moveToDetail(
    from view: any <<Module>>ListNavigation,
    item: <<Module>>Item
  ) {
    let detail = <<Module>>DetailWireframe.createDetailModule(
      item: item
    )
    view.push(detail)
  }
}
