/// What the view calls on the presenter.
@MainActor
protocol <<Module>>ListPresentation: AnyObject<<if ui == "uikit">>, Sendable<<end>> {
  var items: [<<Module>>Item] { get }
  var states: [<<Module>>ListActivity: <<Module>>State] { get }

  /// Loads the items, and loads them again.
  func loadData()
  /// Opens the detail of an item.
  func moveToDetail(index: Int)
<<for action in actions>>
<<include "Includes/EventRequirement.swift">>
<<end>>
<<if navigation != "swiftui">>
  /// The screen has gone for good; it is not just covered by another one.
  func wasDismissed()
<<end>>
<<for action in list-view-to-list-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Calls from the interactor to the presenter.
@MainActor
protocol <<Module>>ListOutput: AnyObject {
  func dataDidFetch(_ items: [<<Module>>Item])
  func dataDidFail(_ error: any Error)
<<for action in actions>>
<<if action.isCall>>
<<include "Includes/Succeeded.swift">>
  func <<action.id>>Failed(_ error: any Error)
<<end>>
<<end>>
<<for action in list-interactor-to-list-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Holds the items and decides what happens with them. The view owns it.
@MainActor
final class <<Module>>ListPresenter {
  weak var view: (any <<Module>>ListDisplay)?
  let interactor: any <<Module>>ListInteraction
  let wireframe: any <<Module>>ListRouting
  private(set) var items: [<<Module>>Item] = []
  private(set) var states: [<<Module>>ListActivity: <<Module>>State] = [:] {
    didSet { view?.refresh() }
  }

  init(
    interactor: any <<Module>>ListInteraction,
    wireframe: any <<Module>>ListRouting
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
  }
}

extension <<Module>>ListPresenter: <<Module>>ListPresentation {
  func loadData() {
    // What failed before is out of date.
    var states = states.filter { $0.value.message == nil }
    states[.load] = .loading
    self.states = states
    interactor.getData()
  }

  func moveToDetail(index: Int) {
    guard let view, items.indices.contains(index) else { return }
    wireframe.moveToDetail(
      from: view,
      item: items[index]<<if detail-actions contains "isCall">>,
      delegate: self<<end>>
    )
  }
<<for action in actions>>

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
<<if navigation != "swiftui">>

  func wasDismissed() {
    interactor.cancelAll()
    states = states.filter { $0.value != .loading }
    wireframe.didDismiss()
  }
<<end>>
<<for action in list-view-to-list-presenter>>

<<include "Includes/EmptyImplementationOfView.swift">>
<<end>>
}

extension <<Module>>ListPresenter: <<Module>>ListOutput {
  func dataDidFetch(_ items: [<<Module>>Item]) {
    self.items = items
    states[.load] = items.isEmpty ? .empty : .content
  }

  func dataDidFail(_ error: any Error) {
    states[.load] = <<Module>>State(error)
  }
<<for action in actions>>
<<if action.isCall>>

<<if action.selector == "delete(id:)" and not action.result and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
  func <<action.id>>Succeeded(id: <<parameter.type>>) {
    // The row goes even if the list cannot be loaded again.
    items.removeAll { $0.id == id }
    states[.<<action.id>>] = .succeeded
    loadData()
  }
<<elseif field.isID>>
  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>) {
    states[.<<action.id>>] = .succeeded
    loadData()
  }
<<end>>
<<end>>
<<end>>
<<else>>
  func <<action.id>>Succeeded(<<if action.result>>_ result: <<action.result>><<end>>) {
    states[.<<action.id>>] = .succeeded
    loadData()
  }
<<end>>

  func <<action.id>>Failed(_ error: any Error) {
    states[.<<action.id>>] = <<Module>>State(error)
  }
<<end>>
<<end>>
<<for action in list-interactor-to-list-presenter>>

<<include "Includes/EmptyImplementationOfView.swift">>
<<end>>
}
<<if detail-actions contains "isCall">>

extension <<Module>>ListPresenter: <<Module>>DetailDelegate {
  func detailDidChange() {
    loadData()
  }
}
<<end>>
