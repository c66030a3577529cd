#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
<<if access == "internal">>
  import UIKit
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import UIKit
  #else
    import UIKit
  #endif
<<end>>

  /// Puts the content view where view controllers are pushed and presented.
  <<include "Includes/Access.swift">>final class <<Module>>ViewController: UIViewController {
    let viewModel: <<Module>>ViewModel

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
  }
#else
  /// Replaces the view controller where there is no UIKit.
  @MainActor
  <<include "Includes/Access.swift">>final class <<Module>>ViewController {
    let viewModel: <<Module>>ViewModel

    init(viewModel: <<Module>>ViewModel) {
      self.viewModel = viewModel
    }
  }
#endif

extension <<Module>>ViewController {
  func presentAlert(message: String) {
    viewModel.presentAlert(message: message)
  }
}
