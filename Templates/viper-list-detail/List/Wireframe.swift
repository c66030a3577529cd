/// Where the presenter can lead.
@MainActor
protocol <<Module>>ListRouting: AnyObject {
  func moveToDetail(
    from view: any <<Module>>ListNavigation,
    item: <<Module>>Item
  )
<<for action in list-presenter-to-list-wireframe>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Builds the list and leads from it to the details.
@MainActor
<<include "Includes/Access.swift">>final class <<Module>>ListWireframe {
<<if detail == "load">>
  private let networkManager: any <<Module>>NetworkManaging
  private let detailAddress: @MainActor (<<Module>>Item) -> String

  init(
    networkManager: any <<Module>>NetworkManaging,
    detailAddress: @escaping @MainActor (<<Module>>Item) -> String
  ) {
    self.networkManager = networkManager
    self.detailAddress = detailAddress
  }

<<end>>
  /// The list of what is at an address, ready to be shown. It lives as long as it is shown.
  <<include "Includes/Access.swift">>static func createListModule(
    address: String,
<<if detail == "load">>
    detailAddress: @escaping @MainActor (<<Module>>Item) -> String,
<<end>>
<<include "Includes/InputParameters.swift">>
    dependencies: <<Module>>Dependencies =
      <<Module>>Dependencies()
  ) -> <<Module>>Screen {
    let controller = assemble(
      address: address,
<<if detail == "load">>
      detailAddress: detailAddress,
<<end>>
<<for value in input>>
      <<value.name>>: <<value.reference>>,
<<end>>
      dependencies: dependencies
    )
    return controller.makeScreen()
  }

  /// The list's controller, which keeps every other part.
  static func assemble(
    address: String,
<<if detail == "load">>
    detailAddress: @escaping @MainActor (<<Module>>Item) -> String,
<<end>>
<<include "Includes/InputParameters.swift">>
    dependencies: <<Module>>Dependencies
  ) -> <<Module>>ListController {
    let interactor = <<Module>>ListInteractor(
      address: address,
<<for value in input>>
      <<value.name>>: <<value.reference>>,
<<end>>
      networkManager: dependencies.networkManager
    )
<<if detail == "load">>
    let wireframe = <<Module>>ListWireframe(
      networkManager: dependencies.networkManager,
      detailAddress: detailAddress
    )
<<end>>
    let presenter = <<Module>>ListPresenter(
      interactor: interactor,
      wireframe: <<if detail == "load">>wireframe<<else>><<Module>>ListWireframe()<<end>>
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
      item: item<<if detail == "load">>,
      address: detailAddress(item),
      networkManager: networkManager<<end>>
    )
    view.push(detail)
  }
<<for action in list-presenter-to-list-wireframe>>
<<include "Includes/Implementation.swift">>
<<end>>
}
