<<include "Views/Constants.swift">>

#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
<<include "Includes/ViewControllerImport.swift">>

  /// Embeds the content view, so that it can be pushed and presented.
  <<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController: UIViewController {
    let viewModel: <<Module>>ViewModel
<<if actions>>
    private var isDismissed = false
    private var hasAppeared = false
<<end>>

    init(viewModel: <<Module>>ViewModel) {
      self.viewModel = viewModel
      super.init(nibName: nil, bundle: nil)
      title = <<Module>>Texts.title
    }

    @available(*, unavailable)
    <<if access != "internal">><<access>> <<end>>required init?(coder: NSCoder) {
      return nil
    }
<<if actions>>

    deinit {
      // UIKit does not tell a screen that goes while another one covers it.
      if hasAppeared, !isDismissed {
        Task { [viewModel] in await viewModel.presenter.wasDismissed() }
      }
    }
<<end>>

    <<if access != "internal">><<access>> <<end>>override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = <<Module>>Constants.viewIdentifier
      let content = <<Module>>ContentView(viewModel: viewModel)
      let host = UIHostingController(rootView: content)
      addChild(host)
      host.view.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(host.view)
      NSLayoutConstraint.activate([
        host.view.topAnchor.constraint(equalTo: view.topAnchor),
        host.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        host.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        host.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
      host.didMove(toParent: self)
    }
<<include "Views/Dismissal.swift">>
<<include "Views/ShowNext.swift">>
  }
#else
  /// Replaces the view controller where there is no UIKit.
  @MainActor
  <<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController {
    let viewModel: <<Module>>ViewModel
<<if next or next-on-failure>>
    private(set) var next: AnyObject?
<<end>>

    init(viewModel: <<Module>>ViewModel) {
      self.viewModel = viewModel
    }
<<if next or next-on-failure>>

    func showNext(_ screen: AnyObject) {
      next = screen
    }
<<end>>
  }
#endif

extension <<Module>>ViewController {
  func presentAlert(message: String) {
    viewModel.presentAlert(message: message)
  }
}
<<include "Views/ControllerPreview.swift">>
