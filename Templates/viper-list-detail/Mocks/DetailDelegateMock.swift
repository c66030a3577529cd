@testable import <<Target>>

@MainActor
final class <<Module>>DetailDelegateMock: <<Module>>DetailDelegate {
  private(set) var detailDidChangeCallCount = 0

  func detailDidChange() {
    detailDidChangeCallCount += 1
  }
}
