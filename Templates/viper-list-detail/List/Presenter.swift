import Foundation

/// What the view asks for.
@MainActor
protocol <<Module>>ListPresentation: AnyObject {
  var items: [<<Module>>Item] { get }

  func loadData() async
  func moveToDetail(index: Int)
<<for action in actions>>
<<include "Includes/NonThrowingRequirement.swift">>
<<end>>
<<for action in list-view-to-list-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// What the interactor answers.
@MainActor
protocol <<Module>>ListOutput: AnyObject {
  func dataDidFetch(_ items: [<<Module>>Item])
  func dataDidFail(_ error: <<Module>>FetchError)
<<for action in list-interactor-to-list-presenter>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Holds the items and decides what happens with them. The view keeps it.
@MainActor
final class <<Module>>ListPresenter {
  weak var view: (any <<Module>>ListDisplay)?
  let interactor: any <<Module>>ListInteraction
  let wireframe: any <<Module>>ListRouting
  private(set) var items: [<<Module>>Item] = []

  init(
    interactor: any <<Module>>ListInteraction,
    wireframe: any <<Module>>ListRouting
  ) {
    self.interactor = interactor
    self.wireframe = wireframe
  }
}

extension <<Module>>ListPresenter:
  <<Module>>ListPresentation
{
  func loadData() async {
    view?.show(loading: true)
    await interactor.getData()
    view?.show(loading: false)
  }

  func moveToDetail(index: Int) {
    guard let view, items.indices.contains(index) else { return }
    wireframe.moveToDetail(from: view, item: items[index])
  }
<<for action in actions>>
<<include "Includes/Presented.swift">>
<<end>>
<<for action in list-view-to-list-presenter>>
<<include "Includes/Implementation.swift">>
<<end>>
}

extension <<Module>>ListPresenter:
  <<Module>>ListOutput
{
  func dataDidFetch(_ items: [<<Module>>Item]) {
    self.items = items
    view?.refresh()
  }

  func dataDidFail(_ error: <<Module>>FetchError) {
    view?.show(message: error.localizedDescription)
  }
<<for action in list-interactor-to-list-presenter>>
<<include "Includes/Implementation.swift">>
<<end>>
}
