@testable import <<Target>>

@MainActor
final class <<Module>>ListNetworkManagingMock: <<Module>>ListNetworkManaging {
  private(set) var getItemsCallCount = 0
  var getItemsResult: Result<[<<Module>>Item], any Error> = .success(<<Module>>Samples.all)
  var onGetItems: (() async throws -> Void)?

<<if HasMainActorSources>>
  @MainActor
<<end>>
  func getItems() async throws -> [<<Module>>Item] {
    getItemsCallCount += 1
    try await onGetItems?()
    return try getItemsResult.get()
  }
<<for entry in actions>>
<<for action in entry.whole>>
<<if action.isCall>>

<<include "Includes/MockedServiceCall.swift">>
<<end>>
<<end>>
<<end>>
<<for action in list-interactor-to-network-manager>>

<<include "Includes/MockedServiceCall.swift">>
<<end>>
}
