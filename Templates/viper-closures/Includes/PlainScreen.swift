/// What the module puts on the display.
<<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

/// Tells the presenter what the user does, and shows what comes of it.
@MainActor
<<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController {
<<include "Includes/Stored.swift">>
<<if next>>
  /// What was last shown after this screen, while it is there.
  private(set) weak var nextScreen: <<Module>>Screen?
<<end>>

  init(presenter: <<Module>>Presenter) {
    self.presenter = presenter
  }
<<include "Includes/Deinit.swift">>

  <<if access != "internal">><<access>> <<end>>func viewDidLoad() {
<<include "Includes/ViewDidLoadCalls.swift">>
  }
<<if next>>

  func display(_ screen: <<Module>>Screen) {
    nextScreen = screen
  }
<<end>>
}
