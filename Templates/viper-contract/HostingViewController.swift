#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
<<include "Includes/PublicUIKit.swift">>

  /// Puts the content view where view controllers are pushed and presented.
  <<include "Includes/Access.swift">>final class <<Module>>ViewController: UIViewController {
    let viewModel: <<Module>>ViewModel
<<if next>>
    /// The next screen that was shown last.
    private(set) weak var nextScreen: UIViewController?
<<end>>

    init(viewModel: <<Module>>ViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    <<include "Includes/Access.swift">>required init?(coder: NSCoder) {
      return nil
    }

    <<include "Includes/Access.swift">>override func viewDidLoad() {
      super.viewDidLoad()
      let root = <<Module>>ContentView(viewModel: viewModel)
      let content = UIHostingController(rootView: root)
      addChild(content)
      content.view.frame = view.bounds
      content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content.view)
      content.didMove(toParent: self)
    }
<<if next>>

    func showNext(_ screen: UIViewController) {
      nextScreen = screen
      show(screen, sender: nil)
    }
<<end>>
  }
#else
  /// Replaces the view controller where there is no UIKit.
  @MainActor
  <<include "Includes/Access.swift">>final class <<Module>>ViewController {
    let viewModel: <<Module>>ViewModel
<<if next>>
    /// The next screen that was shown last.
    private(set) weak var nextScreen: AnyObject?
<<end>>

    init(viewModel: <<Module>>ViewModel) {
      self.viewModel = viewModel
    }
<<if next>>

    func showNext(_ screen: AnyObject) {
      nextScreen = screen
    }
<<end>>
  }
#endif

extension <<Module>>ViewController {
  func presentAlert(message: String) {
    viewModel.presentAlert(message: message)
  }
}
<<include "Includes/ControllerPreview.swift">>
