import Foundation

@testable import <<Target>>

@MainActor
final class <<Module>>NetworkManagingMock:
  <<Module>>NetworkManaging
{
  private(set) var functionsCalled: [String] = []
  var result: Result<Data, any Error> = .success(Data())

  /// Answers from the background, as a network does.
  nonisolated func data() async throws -> Data {
    try await answer(to: #function).get()
  }

  private func answer(to function: String) -> Result<Data, any Error> {
    functionsCalled.append(function)
    return result
  }
}
