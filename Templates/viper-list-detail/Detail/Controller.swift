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
}
<<end>>

/// What the presenter tells the view.
@MainActor
protocol <<Module>>DetailDisplay: AnyObject {
  func refresh()
}

extension <<Module>>DetailController:
  <<Module>>DetailDisplay
{
  func refresh() {
    lines = presenter?.item?.lines ?? []
  }
}

extension <<Module>>DetailController {
  /// Asks for what there is to show.
  func load() {
    presenter?.loadData()
  }
}
