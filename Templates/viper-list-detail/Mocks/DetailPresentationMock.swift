@testable import <<Target>>

@MainActor
final class <<Module>>DetailPresentationMock:
  <<Module>>DetailPresentation
{
  private(set) var functionsCalled: [String] = []
  var item: <<Module>>Item?

  func loadData() {
    functionsCalled.append(#function)
  }
}
