  /// Replaces the view controller where there is no <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>.
  @MainActor
  <<include "Includes/Access.swift">>final class <<Module>>ViewController {
    let presenter: any <<Module>>Presentation
    private(set) var showsLoading = false
    /// What the last alert said.
    private(set) var alertMessage: String?

    init(presenter: any <<Module>>Presentation) {
      self.presenter = presenter
    }
<<if ui == "uikit" and view == "storyboard">>

    /// The view controller, which has no storyboard here.
    static func load(
      presenter: any <<Module>>Presentation
    ) -> <<Module>>ViewController {
      <<Module>>ViewController(presenter: presenter)
    }
<<end>>

    func presentAlert(message: String) {
      alertMessage = message
    }
  }
