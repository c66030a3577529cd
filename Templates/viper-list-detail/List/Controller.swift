<<if ui == "uikit">>
<<include "List/UIKitController.swift">>
<<elseif ui == "appkit">>
<<include "List/AppKitController.swift">>
<<elseif ui == "swiftui">>
<<include "List/SwiftUIController.swift">>
<<else>>
/// What shows the list.
<<include "Includes/Access.swift">>typealias <<Module>>Screen =
  <<Module>>ListController

/// The list as its user sees it.
@MainActor
<<include "Includes/Access.swift">>final class <<Module>>ListController {
  var presenter: (any <<Module>>ListPresentation)?
  private(set) var rows: [<<Module>>Item] = []
  private(set) var message: String?
  private(set) var showsLoading = false
  private(set) var details: [<<Module>>DetailController] = []
  private(set) var loading: Task<Void, Never>?

  init() {}

  deinit {
    loading?.cancel()
  }

  func makeScreen() -> <<Module>>Screen { self }

  func push(_ detail: <<Module>>DetailController) {
    details.append(detail)
  }

  <<include "Includes/Access.swift">>func viewDidLoad() {
    loading = Task { [presenter] in await presenter?.loadData() }
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
  func show(loading: Bool)
  func show(message: String)
<<for action in list-presenter-to-list-view>>
<<include "Includes/Requirement.swift">>
<<end>>
}

extension <<Module>>ListController:
  <<Module>>ListDisplay
{
  func refresh() {
    rows = presenter?.items ?? []
  }

  func show(loading: Bool) {
    showsLoading = loading
  }

  func show(message: String) {
    self.message = message
  }
<<for action in list-presenter-to-list-view>>
<<include "Includes/Implementation.swift">>
<<end>>

  /// The text in place of the items, if there are none.
  var placeholder: String? {
    guard rows.isEmpty else { return nil }
    if showsLoading { return <<Module>>Texts.loading }
    return <<Module>>Texts.empty
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
<<if ui == "swiftui">>

  func select(_ item: <<Module>>Item) {
    if let row = rows.firstIndex(of: item) { select(row: row) }
  }
<<end>>
<<for action in actions>>
<<include "Includes/Told.swift">>
<<end>>
}
<<if ui == "uikit" or ui == "swiftui">>
<<include "Includes/Preview.swift">>
<<end>>
