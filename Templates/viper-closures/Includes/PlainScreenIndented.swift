  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

  /// Replaces the view controller where there is none.
  @MainActor
  <<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController {
<<if ui == "swiftui">>
    let model: <<Module>>ViewModel

    init(model: <<Module>>ViewModel) {
      self.model = model
    }

    <<if access != "internal">><<access>> <<end>>func viewDidLoad() {
      model.viewDidLoad()
    }
<<else>>
<<include "Includes/StoredInController.swift">>

    init(presenter: <<Module>>Presenter) {
      self.presenter = presenter
    }
<<include "Includes/DeinitInController.swift">>

    <<if access != "internal">><<access>> <<end>>func viewDidLoad() {
<<include "Includes/ViewDidLoadCallsInController.swift">>
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
