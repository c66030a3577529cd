/// What the presenter asks for.
@MainActor
protocol <<Module>>ListInteraction: AnyObject {
  func getData() async
<<for action in actions>>
<<include "Includes/Requirement.swift">>
<<end>>
<<for action in list-presenter-to-list-interactor>>
<<include "Includes/Requirement.swift">>
<<end>>
}

/// Fetches the items and hands them to the presenter.
@MainActor
final class <<Module>>ListInteractor:
  <<Module>>ListInteraction
{
  weak var output: (any <<Module>>ListOutput)?
  let address: String
<<for value in input>>
  let <<value.reference>>: <<value.valueType>>
<<end>>
  private let networkManager: any <<Module>>NetworkManaging

  init(
    address: String,
<<include "Includes/InputParameters.swift">>
    networkManager: any <<Module>>NetworkManaging
  ) {
    self.address = address
<<for value in input>>
    self.<<value.name>> = <<value.reference>>
<<end>>
    self.networkManager = networkManager
  }

  func getData() async {
    do {
      let items = try await networkManager.value(
        [<<Module>>Item].self,
        from: address
      )
      output?.dataDidFetch(items)
    } catch {
      if Task.isCancelled { return }
      output?.dataDidFail(error)
    }
  }
<<for action in actions>>
<<include "Includes/EmptyAction.swift">>
<<end>>
<<for action in list-presenter-to-list-interactor>>
<<include "Includes/Implementation.swift">>
<<end>>
}
