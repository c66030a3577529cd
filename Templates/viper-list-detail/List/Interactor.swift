import Foundation

/// What the presenter asks for.
@MainActor
protocol <<Module>>ListInteraction: AnyObject {
  func getData() async
}

/// Fetches the items and hands them to the presenter.
@MainActor
final class <<Module>>ListInteractor:
  <<Module>>ListInteraction
{
  weak var output: (any <<Module>>ListOutput)?
  private let networkManager: any <<Module>>NetworkManaging

  init(networkManager: any <<Module>>NetworkManaging) {
    self.networkManager = networkManager
  }

  func getData() async {
    let data: Data
    do {
      data = try await networkManager.data()
    } catch {
      output?.dataDidFail(.transport(reason: error.localizedDescription))
      return
    }
    do {
      let items = try JSONDecoder().decode(
        [<<Module>>Item].self,
        from: data
      )
      output?.dataDidFetch(items)
    } catch {
      output?.dataDidFail(.decoding(reason: error.localizedDescription))
    }
  }
}
