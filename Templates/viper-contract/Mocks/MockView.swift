@testable import <<Target>>

@MainActor
final class <<Module>>MockView:
  <<Module>>View
{
  /// All that it was told, in turn.
  private(set) var loadings: [Bool] = []

  func updateLoading(loading: Bool) {
    loadings.append(loading)
  }
}
