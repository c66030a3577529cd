@testable import <<Target>>

@MainActor
final class <<Module>>InteractorToPresenterInterfaceMock:
  <<Module>>InteractorToPresenterInterface
{
  private(set) var functionsCalled: [String] = []
<<if with contains "entity">>
  private(set) var entities: [<<Module>>Entity]?

  func loaded(_ entities: [<<Module>>Entity]) {
    functionsCalled.append(#function)
    self.entities = entities
  }
<<end>>
}
