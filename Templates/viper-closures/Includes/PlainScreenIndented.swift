  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

  /// Replaces the view controller where there is none.
  @MainActor
  final class <<Module>>ViewController {
<<if ui == "swiftui">>
    let model: <<Module>>ViewModel

    init(model: <<Module>>ViewModel) {
      self.model = model
    }
<<else>>
<<include "Includes/StoredResults.swift">>

    init(presenter: <<Module>>Presenter) {
      self.presenter = presenter
    }
<<if view == "storyboard">>

    static func make(
      presenter: <<Module>>Presenter
    ) -> <<Module>>ViewController {
      <<Module>>ViewController(presenter: presenter)
    }
<<end>>
<<if next>>

    func display(_ screen: <<Module>>Screen) {
      nextScreen = screen
    }
<<end>>
<<end>>
  }
<<if next>>

  /// An empty screen in place of one that is not made yet.
  @MainActor
  final class <<Module>>Placeholder {}
<<end>>
