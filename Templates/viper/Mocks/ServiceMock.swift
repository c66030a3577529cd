@testable import <<Target>>

@MainActor
final class <<Module>>ServiceMock:
  <<Module>>ServiceInterface
{
  private(set) var functionsCalled: [String] = []
<<if with contains "entity">>
  var entitiesToReturn: [<<Module>>Entity] = []
<<end>>
  var error: (any Error)?

  @MainActor
  func fetch() async throws<<if with contains "entity">> -> [<<Module>>Entity]<<end>> {
    functionsCalled.append(#function)
    if let error { throw error }
<<if with contains "entity">>
    return entitiesToReturn
<<end>>
  }
}
