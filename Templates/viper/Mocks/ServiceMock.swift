@testable import <<Target>>

@MainActor
final class <<Module>>ServiceMock:
  <<Module>>ServiceInterface
{
  private(set) var functionsCalled: [String] = []
  private(set) var fetchCallCount = 0
<<if with contains "entity" or with contains "view-object">>
  var fetchResult = [<<Module>>Samples.first]
<<end>>
  var fetchError: (any Error)?
  var onFetch: (() -> Void)?

  @MainActor
  func fetch() async throws<<if with contains "entity" or with contains "view-object">> -> [<<Module>>Entity]<<end>> {
    functionsCalled.append(#function)
    fetchCallCount += 1
    onFetch?()
    if let fetchError { throw fetchError }
<<if with contains "entity" or with contains "view-object">>
    return fetchResult
<<end>>
  }
<<for action in interactor-to-service>>

<<if action.isAsync>>
<<include "Includes/MockedCall.swift">>
<<else>>
<<include "Includes/MockedServiceCall.swift">>
<<end>>
<<end>>
}
