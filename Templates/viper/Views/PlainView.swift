/// What the caller shows.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

/// Shows what the presenter sends, and forwards the actions of the user.
@MainActor
final class <<Module>>View {
  weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<include "Views/StoredPropertiesAtTop.swift">>
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare") or with contains "service" and (with contains "entity" or with contains "view-object")>>
  private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]
<<end>>
<<for action in actions>>
<<if action.isLoad>>
  private(set) var <<action.loaded>>: <<action.storedResult>>
<<elseif action.element and action.selector != "delete(id:)">>
  private(set) var <<action.id>>Result: <<action.storedResult>>
<<end>>
<<end>>
<<if presents>>
  private(set) var child: <<Module>>Screen?

  func showChild(_ screen: <<Module>>Screen) {
    child = screen
  }

  func dismissChild(
    _ screen: <<Module>>Screen,
    completion: @escaping @MainActor @Sendable () -> Void
  ) {
    if child === screen { child = nil }
    completion()
  }

  func childWasDismissed() {
    child = nil
  }
<<end>>
}
