@testable import Examples

/// A network in memory: each request takes the next answer.
@MainActor
final class PhotosStubNetwork: PhotosListNetworkManaging {
  private var answers: [Result<[PhotosItem], any Error>]

  init(_ answers: Result<[PhotosItem], any Error>...) {
    self.answers = answers
  }

  func getItems() async throws -> [PhotosItem] {
    try answers.removeFirst().get()
  }
}
