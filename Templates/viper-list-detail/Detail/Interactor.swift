/// What the presenter asks for.
@MainActor
protocol <<Module>>DetailInteraction: AnyObject {
  func getData()
}

/// Hands the chosen item to the presenter.
@MainActor
final class <<Module>>DetailInteractor:
  <<Module>>DetailInteraction
{
  weak var output: (any <<Module>>DetailOutput)?
  private let item: <<Module>>Item

  init(item: <<Module>>Item) {
    self.item = item
  }

  func getData() {
    output?.dataDidFetch(item)
  }
}
