<<if ui == "uikit">>
<<include "Detail/UIKitController.swift">>
<<elseif ui == "appkit">>
<<include "Detail/AppKitController.swift">>
<<elseif ui == "swiftui">>
<<include "Detail/SwiftUIController.swift">>
<<else>>
/// The detail of an item as its user sees it.
@MainActor
final class <<Module>>DetailController {
  var presenter: (any <<Module>>DetailPresentation)?
  private(set) var lines: [<<Module>>ItemLine] = []
<<if detail == "load" or detail-actions>>
  private(set) var message: String?
<<end>>
<<if detail == "load">>
  private(set) var showsLoading = false
<<end>>
<<if detail == "load">>
  private(set) var loading: Task<Void, Never>?
<<end>>
<<if detail == "load">>

  init() {}

  deinit {
    loading?.cancel()
  }

  func viewDidLoad() {
    loading = Task { [presenter] in await presenter?.loadData() }
  }
<<end>>
}
<<end>>

/// What the presenter tells the view.
@MainActor
protocol <<Module>>DetailDisplay: AnyObject {
  func refresh()
<<if detail == "load">>
  func show(loading: Bool)
<<end>>
<<if detail == "load" or detail-actions>>
  func show(message: String)
<<end>>
<<for action in detail-presenter-to-detail-view>>
<<include "Includes/Requirement.swift">>
<<end>>
}

extension <<Module>>DetailController:
  <<Module>>DetailDisplay
{
  func refresh() {
    lines = presenter?.item?.lines ?? []
  }
<<if detail == "load">>

  func show(loading: Bool) {
    showsLoading = loading
  }
<<end>>
<<if detail == "load" or detail-actions>>

  func show(message: String) {
    self.message = message
  }
<<end>>
<<for action in detail-presenter-to-detail-view>>
<<include "Includes/Implementation.swift">>
<<end>>
}

extension <<Module>>DetailController {
  /// Asks for what there is to show.
  func load()<<include "Includes/DetailAsync.swift">> {
    <<include "Includes/DetailAwait.swift">>presenter?.loadData()
  }
<<for action in detail-actions>>
<<include "Includes/Told.swift">>
<<end>>
}
