  /// Replaces the view controller where there is no <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>.
  @MainActor
  <<include "Includes/Access.swift">>final class <<Module>>ViewController {
    let presenter: any <<Module>>Presentation
    private(set) var showsLoading = false
    /// What the last alert said.
    private(set) var alertMessage: String?
<<include "Includes/ShownResults.swift">>
<<if next>>
    /// The next screen that was shown last.
    private(set) weak var nextScreen: AnyObject?
<<end>>
    private(set) var loading: Task<Void, Never>?

    init(presenter: any <<Module>>Presentation) {
      self.presenter = presenter
    }

    deinit {
      loading?.cancel()
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

    <<include "Includes/Access.swift">>func viewDidLoad() {
      loading = Task { [presenter] in await presenter.viewDidLoad() }
    }
<<if next>>

    func showNext(_ screen: AnyObject) {
      nextScreen = screen
    }
<<end>>
  }
