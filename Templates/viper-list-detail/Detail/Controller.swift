<<if ui == "none">>
/// The detail as its user sees it.
@MainActor
final class <<Module>>DetailController {
  var presenter: (any <<Module>>DetailPresentation)?
  private(set) var item: <<Module>>Item?
<<if detail == "load" or detail-actions contains "isCall">>
  private(set) var states: [<<Module>>DetailActivity: <<Module>>State] = [:]
<<end>>
}
<<elseif ui == "swiftui">>
<<include "Detail/SwiftUIController.swift">>
<<else>>
<<include "Detail/KitController.swift">>
<<end>>

<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>
/// Calls from the presenter to the view.
@MainActor
protocol <<Module>>DetailDisplay: AnyObject {
  /// Shows what the presenter holds.
  func refresh()
<<for action in detail-presenter-to-detail-view>>
<<include "Includes/Requirement.swift">>
<<end>>
}

extension <<Module>>DetailController: <<Module>>DetailDisplay {
<<else>>
extension <<Module>>DetailController {
  /// Shows what the presenter holds.
<<end>>
  func refresh() {
<<if detail == "load" or detail-actions contains "isCall">>
<<if ui == "uikit" and detail == "load">>
    // First the states: an item that is shown with old ones would end a pull at once.
<<end>>
    states = presenter?.states ?? [:]
<<end>>
    item = presenter?.item
<<if detail == "load" or detail-actions contains "isCall">>
<<if ui == "swiftui" and detail == "load">>
    if states[.load] != .loading { reloading?.finish() }
<<end>>
<<end>>
  }
<<for action in detail-presenter-to-detail-view>>

<<include "Includes/EmptyImplementationOfView.swift">>
<<end>>
}
<<if detail == "load" or detail-actions contains "isCall" or detail-actions>>

// MARK: - What the user does

extension <<Module>>DetailController {
<<if detail == "load">>
  <<if ui == "none">><<end>>func load() {
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
<<end>>
<<for action in detail-actions>>

<<include "Includes/Event.swift">>
    presenter?.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
  }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>
<<if ui == "none" or ui == "swiftui">>

  func wasDismissed() {
    presenter?.wasDismissed()
  }
<<end>>
<<end>>
}
<<end>>
