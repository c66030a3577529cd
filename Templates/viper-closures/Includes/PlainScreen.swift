/// What the module puts on the display.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

/// Tells the presenter what the user does, and shows what comes of it.
@MainActor
final class <<Module>>ViewController {
  let presenter: <<Module>>Presenter
  /// The result of the last action that had one.
  private(set) var entity: <<Module>>Entity?
  /// Why the last action failed, if it did.
  private(set) var error: (any Error)?
<<if next>>
  /// What was last shown after this screen, while it is there.
  private(set) weak var nextScreen: <<Module>>Screen?
<<end>>

  init(presenter: <<Module>>Presenter) {
    self.presenter = presenter
  }
<<if next>>

  func display(_ screen: <<Module>>Screen) {
    nextScreen = screen
  }
<<end>>
}
<<if next>>

/// An empty screen in place of one that is not made yet.
@MainActor
final class <<Module>>Placeholder {}
<<end>>
