/// The ways out of the list.
@MainActor
protocol <<Module>>ListRouting: AnyObject {
  /// Builds the detail of an item and shows it.
  func moveToDetail(
    from view: any <<Module>>ListNavigation,
    item: <<Module>>Item<<if detail-actions contains "isCall">>,
    delegate: any <<Module>>DetailDelegate<<end>>
  )
<<if navigation != "swiftui">>
  /// Reports to the owner of the list that the user has closed it.
  func didDismiss()
<<end>>
<<for action in list-presenter-to-list-wireframe>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Builds the list and opens the details. The screen owns every part; nothing has to be stored.
@MainActor
<<if access != "internal">><<access>> <<end>>final class <<Module>>ListWireframe {
<<if detail == "load" or detail-actions contains "isCall" or navigation != "swiftui">>
  private let dependencies: <<Module>>Dependencies

  init(dependencies: <<Module>>Dependencies) {
    self.dependencies = dependencies
  }

<<end>>
  /// The list, ready to be shown.
  ///
<<if ui == "uikit" or ui == "swiftui" and navigation == "uikit">>
  ///     let list = <<Module>>ListWireframe.createListModule(dependencies: dependencies<<for value in input>>, <<value.name>>: <<value.reference>><<end>>)
  ///     navigationController?.pushViewController(list, animated: true)
<<elseif ui == "appkit">>
  ///     window.contentViewController = <<Module>>ListWireframe.createListModule(dependencies: dependencies<<for value in input>>, <<value.name>>: <<value.reference>><<end>>)
<<elseif ui == "swiftui">>
  ///     <<Module>>ListWireframe.createListModule(dependencies: dependencies<<for value in input>>, <<value.name>>: <<value.reference>><<end>>)
  ///
  /// In a navigation stack of your own, show its `withoutStack`.
<<else>>
  ///     let list = <<Module>>ListWireframe.createListModule(dependencies: dependencies<<for value in input>>, <<value.name>>: <<value.reference>><<end>>)
  ///     list.load()
<<end>>
  <<if access != "internal">><<access>> <<end>>static func createListModule(
    dependencies: <<Module>>Dependencies<<if input>>,<<end>>
<<for value in input>>
    <<value.declaration>><<if not loop.last>>,<<end>>
<<end>>
  ) -> <<Module>>Screen {
    assemble(
      dependencies: dependencies<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.reference>><<if not loop.last>>,<<end>>
<<end>>
    )<<if ui == "swiftui">>.makeScreen()<<end>>
  }

  static func assemble(
    dependencies: <<Module>>Dependencies<<if input>>,<<end>>
<<for value in input>>
    <<value.declaration>><<if not loop.last>>,<<end>>
<<end>>
  ) -> <<Module>>ListController {
    let interactor = <<Module>>ListInteractor(
      networkManager: dependencies.networkManager<<if input>>,<<end>>
<<for value in input>>
      <<value.name>>: <<value.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
    let presenter = <<Module>>ListPresenter(
      interactor: interactor,
      wireframe: <<Module>>ListWireframe(
<<if detail == "load" or detail-actions contains "isCall" or navigation != "swiftui">>
        dependencies: dependencies
<<end>>
      )
    )
    let controller = <<Module>>ListController<<if view == "storyboard">>.fromStoryboard<<end>>()
    interactor.output = presenter
    presenter.view = controller
    controller.presenter = presenter
    return controller
  }
}

extension <<Module>>ListWireframe: <<Module>>ListRouting {
  func moveToDetail(
    from view: any <<Module>>ListNavigation,
    item: <<Module>>Item<<if detail-actions contains "isCall">>,
    delegate: any <<Module>>DetailDelegate<<end>>
  ) {
    let detail = <<Module>>DetailWireframe.createDetailModule(
      item: item<<if detail == "load" or detail-actions contains "isCall">>,
      dependencies: dependencies<<end>><<if detail-actions contains "isCall">>,
      delegate: delegate<<end>>
    )
    view.push(detail)
  }
<<if navigation != "swiftui">>

  func didDismiss() {
    dependencies.didDismiss()
  }
<<end>>
<<for action in list-presenter-to-list-wireframe>>

<<include "Includes/EmptyImplementationOfView.swift">>
<<end>>
}
