/// What the presenter asks for.
@MainActor
protocol <<Module>>DetailInteraction: AnyObject {
  func getData()<<include "Includes/DetailAsync.swift">>
<<for action in detail-actions>>
<<include "Includes/Requirement.swift">>
<<end>>
<<for action in detail-presenter-to-detail-interactor>>
<<include "Includes/Requirement.swift">>
<<end>>
}

<<if detail == "load">>
/// Hands the chosen item to the presenter, then the one that it fetches.
<<else>>
/// Hands the chosen item to the presenter.
<<end>>
@MainActor
final class <<Module>>DetailInteractor:
  <<Module>>DetailInteraction
{
  weak var output: (any <<Module>>DetailOutput)?
  private let item: <<Module>>Item
<<if detail == "load">>
  private let address: String
  private let networkManager: any <<Module>>NetworkManaging

  init(
    item: <<Module>>Item,
    address: String,
    networkManager: any <<Module>>NetworkManaging
  ) {
    self.item = item
    self.address = address
    self.networkManager = networkManager
  }

  func getData() async {
    output?.dataDidFetch(item)
    do {
      let item = try await networkManager.value(
        <<Module>>Item.self,
        from: address
      )
      output?.dataDidFetch(item)
    } catch {
      if Task.isCancelled { return }
      output?.dataDidFail(error)
    }
  }
<<else>>

  init(item: <<Module>>Item) {
    self.item = item
  }

  func getData() {
    output?.dataDidFetch(item)
  }
<<end>>
<<for action in detail-actions>>
<<include "Includes/EmptyAction.swift">>
<<end>>
<<for action in detail-presenter-to-detail-interactor>>
<<include "Includes/Implementation.swift">>
<<end>>
}
