<<if ui == "uikit">>
<<include "List/UIKitController.swift">>
<<elseif ui == "appkit">>
<<include "List/AppKitController.swift">>
<<elseif ui == "swiftui">>
<<include "List/SwiftUIController.swift">>
<<else>>
/// What shows the list.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

/// The list as its user sees it.
@MainActor
final class <<Module>>ListController {
  var presenter: (any <<Module>>ListPresentation)?
  private(set) var rows: [String] = []
  private(set) var message: String?
  private(set) var details: [<<Module>>DetailController] = []

  func makeScreen() -> <<Module>>Screen { self }

  func push(_ detail: <<Module>>DetailController) {
    details.append(detail)
  }
}
<<end>>

/// What the wireframe tells the view.
@MainActor
protocol <<Module>>ListNavigation: AnyObject {
  func push(_ detail: <<Module>>DetailController)
}

/// What the presenter tells the view.
@MainActor
protocol <<Module>>ListDisplay:
  <<Module>>ListNavigation
{
  func refresh()
  func show(message: String)
}

extension <<Module>>ListController:
  <<Module>>ListDisplay
{
  func refresh() {
    rows = presenter?.items.map(\.headline) ?? []
  }

  func show(message: String) {
    self.message = message
  }
}

// MARK: - What the user does

extension <<Module>>ListController {
  func load() async {
    await presenter?.loadData()
  }

  func select(row: Int) {
    presenter?.moveToDetail(index: row)
  }
}
