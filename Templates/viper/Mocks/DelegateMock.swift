@testable import <<Target>>

@MainActor
final class <<Module>>DelegateMock:
  <<Module>>Delegate
{
  private(set) var functionsCalled: [String] = []
  private(set) var module: (any <<Module>>)?

  func beganPresenting(_ module: any <<Module>>) {
    functionsCalled.append(#function)
    self.module = module
  }
}
