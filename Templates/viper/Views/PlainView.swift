/// What the module puts on the display.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

/// Shows what the presenter says and tells it what the user does.
@MainActor
final class <<Module>>View {
  weak var presenter: (any <<Module>>ViewToPresenterInterface)?
<<include "Views/StoredPropertiesAtTop.swift">>
<<if with contains "service">>
  private(set) var state = <<Module>>ViewState.loading
<<end>>
<<if presents>>
  private(set) var child: <<Module>>Screen?
<<end>>

  func viewDidLoad() {
    presenter?.viewDidLoad()
  }
<<if presents>>

  func showChild(_ screen: <<Module>>Screen) {
    child = screen
  }

  func dismissChild() {
    child = nil
  }
<<end>>
}
