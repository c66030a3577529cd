@testable import <<Target>>

@MainActor
final class <<Module>>ListRoutingMock:
  <<Module>>ListRouting
{
  private(set) var functionsCalled: [String] = []
  private(set) var view: (any <<Module>>ListNavigation)?
  private(set) var item: <<Module>>Item?

  func moveToDetail(
    from view: any <<Module>>ListNavigation,
    item: <<Module>>Item
  ) {
    functionsCalled.append(#function)
    self.view = view
    self.item = item
  }
}
