@testable import <<Target>>

@MainActor
final class <<Module>>ServiceMock: <<Module>>ServiceInterface {
  private(set) var functionsCalled: [String] = []
<<if with contains "service" and (with contains "entity" or with contains "view-object")>>
  private(set) var fetchCallCount = 0
  var fetchResult: Result<[<<Module>>Entity], any Error> = .success([<<Module>>Samples.first])
  var onFetch: (() async throws -> Void)?

<<if HasMainActorSources>>
  @MainActor
<<end>>
  func fetch() async throws -> [<<Module>>Entity] {
    functionsCalled.append(#function)
    fetchCallCount += 1
    try await onFetch?()
    return try fetchResult.get()
  }
<<end>>
<<for entry in actions>>
<<for action in entry.whole>>
<<if (action.isCall or with contains "service" and action.isBare)>>

<<include "Includes/MockedServiceFunction.swift">>
<<end>>
<<end>>
<<end>>
<<for action in interactor-to-service>>

<<include "Includes/MockedServiceFunction.swift">>
<<end>>
}
