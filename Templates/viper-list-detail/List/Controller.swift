<<if ui == "none">>
/// What the caller shows.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = <<Module>>ListController

/// The list as its user sees it.
@MainActor
<<if access != "internal">><<access>> <<end>>final class <<Module>>ListController {
  var presenter: (any <<Module>>ListPresentation)?
  private(set) var rows: [<<Module>>Item] = []
  private(set) var states: [<<Module>>ListActivity: <<Module>>State] = [:]
  private(set) var details: [<<Module>>DetailController] = []

  func push(_ detail: <<Module>>DetailController) {
    details.append(detail)
  }
}
<<elseif ui == "swiftui">>
<<include "List/SwiftUIController.swift">>
<<else>>
<<include "List/KitController.swift">>
<<end>>

/// Calls from the wireframe to the view.
@MainActor
protocol <<Module>>ListNavigation: AnyObject {
  func push(_ detail: <<Module>>DetailController)
}

/// Calls from the presenter to the view.
@MainActor
protocol <<Module>>ListDisplay: <<Module>>ListNavigation {
  /// Shows what the presenter holds.
  func refresh()
<<for action in list-presenter-to-list-view>>
<<include "Includes/Requirement.swift">>
<<end>>
}

extension <<Module>>ListController: <<Module>>ListDisplay {
  func refresh() {
    rows = presenter?.items ?? []
    states = presenter?.states ?? [:]
<<if ui == "swiftui">>
    if states[.load] != .loading { reloading?.finish() }
<<end>>
  }
<<for action in list-presenter-to-list-view>>

<<include "Includes/EmptyImplementationOfView.swift">>
<<end>>
}

// MARK: - What the user does

extension <<Module>>ListController {
  <<if ui == "none">><<if access != "internal">><<access>> <<end>><<end>>func load() {
    presenter?.loadData()
  }
<<if ui != "none">>

  /// Loads when the screen appears, unless it has been loaded. What was cancelled is loaded again.
  func loadOnce() {
    if (states[.load] ?? .idle) == .idle { load() }
  }
<<end>>
<<if ui == "swiftui">>

  /// Loads again, and ends with the load: until then, the screen shows that it is refreshed.
  func loadAndWait() async {
    load()
    guard states[.load] == .loading else { return }
    reloading?.finish()
    let (end, continuation) = AsyncStream.makeStream(of: Void.self)
    reloading = continuation
    for await _ in end {}
  }
<<end>>

  func select(row: Int) {
    presenter?.moveToDetail(index: row)
  }
<<for action in actions>>

<<include "Includes/Event.swift">>
    presenter?.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
  }
<<end>>
<<if ui == "none" or ui == "swiftui" and navigation == "uikit">>

  func wasDismissed() {
    presenter?.wasDismissed()
  }
<<end>>
}
<<if ui == "uikit" and not (input contains "isMissing")>>

#if DEBUG && canImport(UIKit) && canImport(DeveloperToolsSupport)
<<include "List/PreviewManagers.swift">>

  @available(iOS 17, tvOS 17, *)
  #Preview {
    UINavigationController(
      rootViewController: <<Module>>ListWireframe.createListModule(
        dependencies: <<Module>>Dependencies(
          networkManager: <<Module>>PreviewManager()<<if detail == "load" or detail-actions contains "isCall">>,
          detailNetworkManager: <<Module>>DetailPreviewManager()<<end>>
        )<<if input>>,<<end>>
<<for value in input>>
        <<value.name>>: <<value.sample>><<if not loop.last>>,<<end>>
<<end>>
      )
    )
  }
#endif
<<end>>
