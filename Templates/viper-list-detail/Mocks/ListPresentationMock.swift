@testable import <<Target>>

@MainActor
final class <<Module>>ListPresentationMock:
  <<Module>>ListPresentation
{
  private(set) var functionsCalled: [String] = []
  private(set) var index: Int?
  var items: [<<Module>>Item] = []

  func loadData() async {
    functionsCalled.append(#function)
  }

  func moveToDetail(index: Int) {
    functionsCalled.append(#function)
    self.index = index
  }
}
