<<if ui != "swiftui">>
<<end>>
<<if ui == "uikit">>
#if canImport(UIKit)
<<include "Includes/FrameworkImport.swift">>

  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = UIViewController

  /// Tells the presenter what the user does, and shows what comes of it.
  final class <<Module>>ViewController: UIViewController {
<<if view == "storyboard">>
    /// Names the view controller in the storyboard.
    static let storyboardIdentifier = "<<Module>>ViewController"

<<end>>
<<include "Includes/StoredInController.swift">>
    private let label = UILabel()

<<if view == "storyboard">>
    /// Loads the view controller from its storyboard.
    static func make(
      presenter: <<Module>>Presenter
    ) -> <<Module>>ViewController {
      UIStoryboard(name: "<<Module>>", bundle: .module)
        .instantiateViewController(identifier: storyboardIdentifier) { coder in
          <<Module>>ViewController(coder: coder, presenter: presenter)
        }
    }

    init?(coder: NSCoder, presenter: <<Module>>Presenter) {
      self.presenter = presenter
      super.init(coder: coder)
    }
<<else>>
    init(presenter: <<Module>>Presenter) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }
<<end>>

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }
<<include "Includes/DeinitInController.swift">>

    override func viewDidLoad() {
      super.viewDidLoad()
      title = <<Module>>Texts.title
<<if view == "code">>
      view.backgroundColor = .systemBackground
<<end>>
      label.frame = view.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.textAlignment = .center
      label.numberOfLines = 0
      view.addSubview(label)
<<include "Includes/ViewDidLoadCallsInController.swift">>
    }
<<if next>>

    func display(_ screen: <<Module>>Screen) {
      nextScreen = screen
      show(screen, sender: self)
    }
<<end>>
  }
#else
<<include "Includes/PlainScreenIndented.swift">>
#endif
<<elseif ui == "appkit">>
#if canImport(AppKit)
<<include "Includes/FrameworkImport.swift">>

  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = NSViewController

  /// Tells the presenter what the user does, and shows what comes of it.
  final class <<Module>>ViewController: NSViewController {
<<include "Includes/StoredInController.swift">>
    private let label = NSTextField(wrappingLabelWithString: "")

    init(presenter: <<Module>>Presenter) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }
<<include "Includes/DeinitInController.swift">>

    override func loadView() {
      view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 320))
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = <<Module>>Texts.title
      label.frame = view.bounds
      label.autoresizingMask = [.width, .height]
      label.alignment = .center
      view.addSubview(label)
<<include "Includes/ViewDidLoadCallsInController.swift">>
    }
<<if next>>

    func display(_ screen: <<Module>>Screen) {
      nextScreen = screen
      guard isViewLoaded, view.window != nil else { return }
      presentAsSheet(screen)
    }
<<end>>
  }
#else
<<include "Includes/PlainScreenIndented.swift">>
#endif
<<elseif ui == "swiftui">>
#if canImport(SwiftUI) && canImport(UIKit)
  import SwiftUI
<<include "Includes/FrameworkImport.swift">>

  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = UIViewController

  /// Puts the view on the display, to be pushed or presented.
  final class <<Module>>ViewController:
    UIHostingController<<<Module>>ContentView>
  {
    let model: <<Module>>ViewModel

    init(model: <<Module>>ViewModel) {
      self.model = model
      super.init(rootView: <<Module>>ContentView(model: model))
      title = <<Module>>Texts.title
<<if next>>
      model.show = { [weak self] in self?.show($0, sender: nil) }
<<end>>
    }

    @available(*, unavailable)
    required init?(coder aDecoder: NSCoder) {
      return nil
    }
  }
#else
<<include "Includes/PlainScreenIndented.swift">>
#endif
<<else>>
<<include "Includes/PlainScreen.swift">>
<<end>>
<<if ui != "swiftui">>

<<include "Includes/ViewActions.swift">>
<<end>>
<<if not input and (ui == "uikit" or ui == "swiftui")>>

#if DEBUG && canImport(UIKit) && canImport(DeveloperToolsSupport)
<<include "Includes/PreviewService.swift">>
  @available(iOS 17, tvOS 17, *)
  #Preview {
    <<Module>>Router.make(
      dependencies: .init(service: <<Module>>PreviewService())
    )
  }
#endif
<<end>>
