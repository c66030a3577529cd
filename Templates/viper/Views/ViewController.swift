#if canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
<<include "Includes/ViewControllerImport.swift">>

  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController

  /// Shows what the presenter says and tells it what the user does.
  final class <<Module>>View: <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController {
<<include "Views/ViewProperties.swift">>

    init() {
      super.init(nibName: nil, bundle: nil)
    }

<<if view == "storyboard">>
    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    static func fromStoryboard() -> <<Module>>View {
      let storyboard = UIStoryboard(
        name: <<Module>>Constants.storyboardName,
        bundle: .module
      )
      return storyboard.instantiateViewController(
        identifier: <<Module>>Constants.viewIdentifier
      ) { <<Module>>View(coder: $0) }
    }
<<else>>
    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }
<<end>>
<<if ui == "appkit">>

    override func loadView() {
      view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 320))
      view.setAccessibilityIdentifier(<<Module>>Constants.viewIdentifier)
    }
<<elseif view == "code">>

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .systemBackground
      view.accessibilityIdentifier = <<Module>>Constants.viewIdentifier
    }
<<end>>
  }
#else
  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

  /// Replaces the view controller where there is no <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>.
  @MainActor
  final class <<Module>>View {
<<include "Views/ViewProperties.swift">>
<<if view == "storyboard">>

    static func fromStoryboard() -> <<Module>>View {
      <<Module>>View()
    }
<<end>>
  }
#endif
