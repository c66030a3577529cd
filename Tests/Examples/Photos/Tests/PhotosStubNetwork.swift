import Foundation

@testable import Examples

/// A network in memory: each request takes the next answer.
@MainActor
final class PhotosStubNetwork:
  PhotosNetworkManaging
{
  private var answers: [Result<String, any Error>]

  init(_ answers: Result<String, any Error>...) {
    self.answers = answers
  }

  func data(from address: String) async throws -> Data {
    Data(try answers.removeFirst().get().utf8)
  }
}
