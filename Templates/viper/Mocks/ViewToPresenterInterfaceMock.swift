<<include "Includes/FoundationImport.swift">>
@testable import <<Target>>

@MainActor
final class <<Module>>ViewToPresenterInterfaceMock:
  <<Module>>ViewToPresenterInterface
{
  private(set) var functionsCalled: [String] = []
<<include "Includes/MockedActionInputs.swift">>
<<if with contains "service">>
  var loadError: (any Error)?

  func load() async throws {
    functionsCalled.append(#function)
    if let loadError { throw loadError }
  }
<<end>>
<<include "Includes/MockedActions.swift">>
}
