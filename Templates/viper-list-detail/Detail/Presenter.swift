/// What the view asks for.
@MainActor
protocol <<Module>>DetailPresentation: AnyObject {
  var item: <<Module>>Item? { get }

  func loadData()
}

/// What the interactor answers.
@MainActor
protocol <<Module>>DetailOutput: AnyObject {
  func dataDidFetch(_ item: <<Module>>Item)
}

/// Holds the item that the view shows. The view keeps it.
@MainActor
final class <<Module>>DetailPresenter {
  weak var view: (any <<Module>>DetailDisplay)?
  let interactor: any <<Module>>DetailInteraction
  private(set) var item: <<Module>>Item?

  init(interactor: any <<Module>>DetailInteraction) {
    self.interactor = interactor
  }
}

extension <<Module>>DetailPresenter:
  <<Module>>DetailPresentation
{
  func loadData() {
    interactor.getData()
  }
}

extension <<Module>>DetailPresenter:
  <<Module>>DetailOutput
{
  func dataDidFetch(_ item: <<Module>>Item) {
    self.item = item
    view?.refresh()
  }
}
