@testable import <<Target>>

@MainActor
final class <<Module>>DetailNetworkManagingMock: <<Module>>DetailNetworkManaging {
<<if detail == "load">>
  private(set) var getDetailCalls: [<<Module>>Item] = []
  var getDetailResult: Result<<<Module>>Item, any Error> = .success(<<Module>>Samples.second)
  var onGetDetail: (() async throws -> Void)?

<<if HasMainActorSources>>
  @MainActor
<<end>>
  func getDetail(of item: <<Module>>Item) async throws -> <<Module>>Item {
    getDetailCalls.append(item)
    try await onGetDetail?()
    return try getDetailResult.get()
  }
<<end>>
<<for action in detail-actions>>
<<if action.isCall>>

<<include "Detail/MockedCall.swift">>
<<end>>
<<end>>
}
