#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
<<include "Includes/ViewControllerImport.swift">>

  /// What the caller pushes or presents.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = UIViewController

  /// Embeds the content view, so that it can be pushed and presented. It owns the module.
  final class <<Module>>ViewController: UIViewController {
    let model: <<Module>>ScreenModel
    private var isDismissed = false
    private var hasAppeared = false

    init(model: <<Module>>ScreenModel) {
      self.model = model
      super.init(nibName: nil, bundle: nil)
      title = model.title
<<if next or next-on-failure>>
      model.onNext = { [weak self] in self?.show($0, sender: nil) }
<<end>>
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }

    deinit {
      // UIKit does not tell a screen that goes while another one covers it.
      if hasAppeared, !isDismissed { Task { [model] in await model.wasDismissed() } }
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = "<<Module>>"
      let host = UIHostingController(rootView: <<Module>>ContentView(model: model))
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
  }
#else
  /// What the caller pushes or presents.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

  /// Replaces the view controller where there is no UIKit.
  @MainActor
  final class <<Module>>ViewController {
    let model: <<Module>>ScreenModel

    init(model: <<Module>>ScreenModel) {
      self.model = model
    }
  }
#endif
