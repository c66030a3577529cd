#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import SwiftUI
<<include "Includes/ViewControllerImport.swift">>

  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = UIViewController

  /// Embeds the content view, so that it can be pushed and presented.
  final class <<Module>>View: UIViewController {
    let viewModel = <<Module>>ViewModel()
<<include "Views/StoredProperties.swift">>

    init() {
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.accessibilityIdentifier = <<Module>>Constants.viewIdentifier
      let content = <<Module>>ContentView(viewModel: viewModel)
      let host = UIHostingController(rootView: content)
      addChild(host)
      host.view.frame = view.bounds
      host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(host.view)
      host.didMove(toParent: self)
    }
<<include "Views/ControllerChild.swift">>
  }
#else
  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

  /// Replaces the view controller where there is no UIKit.
  @MainActor
  final class <<Module>>View {
    let viewModel = <<Module>>ViewModel()
<<include "Views/StoredProperties.swift">>
<<if presents>>
    private(set) var child: <<Module>>Screen?
<<end>>
<<include "Views/PlainChild.swift">>
  }
#endif
