@testable import <<Target>>

@MainActor
final class <<Module>>MockInteractorOutput:
  <<Module>>InteractorOutput
{
  private(set) var functionsCalled: [String] = []
  private(set) var error: (any Error)?

  func success() {
    functionsCalled.append(#function)
  }

  func failed(error: any Error) {
    functionsCalled.append(#function)
    self.error = error
  }
}
