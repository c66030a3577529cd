/// What the view calls on the presenter.
@MainActor
protocol <<Module>>DetailPresentation: AnyObject<<if ui == "uikit" and (detail == "load" or detail-actions contains "isCall")>>, Sendable<<end>> {
  var item: <<Module>>Item { get }
<<if detail == "load" or detail-actions contains "isCall">>
  var states: [<<Module>>DetailActivity: <<Module>>State] { get }
<<end>>
<<if detail == "load" or detail-actions contains "isCall" or detail-actions or detail-view-to-detail-presenter>>

<<end>>
<<if detail == "load">>
  /// Loads the item, and loads it again.
  func loadData()
<<end>>
<<for action in detail-actions>>
<<include "Includes/EventRequirement.swift">>
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>
  /// The screen has gone for good; it is not just covered by another one.
  func wasDismissed()
<<end>>
<<for action in detail-view-to-detail-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}
<<if detail == "load" or detail-actions contains "isCall" or detail-interactor-to-detail-presenter>>

/// Calls from the interactor to the presenter.
@MainActor
protocol <<Module>>DetailOutput: AnyObject {
<<if detail == "load">>
  func dataDidFetch(_ item: <<Module>>Item)
  func dataDidFail(_ error: any Error)
<<end>>
<<for action in detail-actions>>
<<if action.isCall>>
  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>)
  func <<action.id>>Failed(_ error: any Error)
<<end>>
<<end>>
<<for action in detail-interactor-to-detail-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}
<<end>>
<<if detail-actions contains "isCall">>

/// The object that opened the detail: the presenter of the list.
@MainActor
protocol <<Module>>DetailDelegate: AnyObject {
  /// An action of the detail has succeeded, or was cancelled when the server may have carried it
  /// out, so that the list may show an old state.
  func detailDidChange()
}
<<end>>

/// Holds the item and decides what happens with it. The view owns it.
@MainActor
final class <<Module>>DetailPresenter<<if not (detail == "load" or detail-actions or detail-view-to-detail-presenter)>>: <<Module>>DetailPresentation<<end>> {
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter or detail-presenter-to-detail-view or detail-interactor-to-detail-presenter>>
  weak var view: (any <<Module>>DetailDisplay)?
<<end>>
<<if detail-actions contains "isCall">>
  weak var delegate: (any <<Module>>DetailDelegate)?
<<end>>
  let interactor: any <<Module>>DetailInteraction
<<if detail == "load">>
  private(set) var item: <<Module>>Item
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>
  private(set) var states: [<<Module>>DetailActivity: <<Module>>State] = [:] {
    didSet { view?.refresh() }
  }
<<end>>

  init(interactor: any <<Module>>DetailInteraction) {
    self.interactor = interactor
<<if detail == "load">>
    item = interactor.item
<<end>>
  }
<<if detail != "load">>

  var item: <<Module>>Item { interactor.item }
<<end>>
}
<<if detail == "load" or detail-actions or detail-view-to-detail-presenter>>

extension <<Module>>DetailPresenter: <<Module>>DetailPresentation {
<<if detail == "load">>
  func loadData() {
    states[.load] = .loading
    interactor.getData()
  }
<<end>>
<<for action in detail-actions>>

<<include "Includes/Event.swift">>
<<if action.isCall>>
    states[.<<action.id>>] = .loading
<<end>>
    interactor.<<action.name>>(
<<for parameter in action.parameters>>
      <<if parameter.label != "_">><<parameter.label>>: <<end>><<parameter.reference>><<if not loop.last>>,<<end>>
<<end>>
    )
  }
<<end>>
<<if detail == "load" or detail-actions contains "isCall">>

  func wasDismissed() {
    interactor.cancelAll()
<<if detail-actions contains "isCall">>
<<if detail == "load">>
    let isUnanswered = states.contains { $0.key != .load && $0.value == .loading }
<<else>>
    let isUnanswered = states.values.contains(.loading)
<<end>>
<<end>>
    states = states.filter { $0.value != .loading }
<<if detail-actions contains "isCall">>
    // The server may have carried out what is cancelled here.
    if isUnanswered { delegate?.detailDidChange() }
<<end>>
  }
<<end>>
<<for action in detail-view-to-detail-presenter>>

<<include "Includes/EmptyImplementationOfView.swift">>
<<end>>
}
<<end>>
<<if detail == "load" or detail-actions contains "isCall" or detail-interactor-to-detail-presenter>>

extension <<Module>>DetailPresenter: <<Module>>DetailOutput {
<<if detail == "load">>
  func dataDidFetch(_ item: <<Module>>Item) {
    self.item = item
    states[.load] = .content
  }

  func dataDidFail(_ error: any Error) {
    states[.load] = <<Module>>State(error)
  }
<<end>>
<<for action in detail-actions>>
<<if action.isCall>>

  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>) {
    states[.<<action.id>>] = .succeeded
<<if detail == "load">>
    loadData()
<<end>>
    delegate?.detailDidChange()
  }

  func <<action.id>>Failed(_ error: any Error) {
    states[.<<action.id>>] = <<Module>>State(error)
  }
<<end>>
<<end>>
<<for action in detail-interactor-to-detail-presenter>>

<<include "Includes/EmptyImplementationOfView.swift">>
<<end>>
}
<<end>>
