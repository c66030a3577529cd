#if canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
<<include "Includes/ViewControllerImport.swift">>

  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController

  /// Shows what the presenter says and tells it what the user does.
  final class <<Module>>View: <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController {
<<include "Views/ViewProperties.swift">>
<<if with contains "service">>
    private(set) var state = <<Module>>ViewState.loading {
      didSet { label.<<if ui == "appkit">>stringValue<<else>>text<<end>> = state.text }
    }
    private let label = <<if ui == "appkit">>NSTextField(wrappingLabelWithString: "")<<else>>UILabel()<<end>>
<<end>>

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
<<end>>

    override func viewDidLoad() {
      super.viewDidLoad()
<<if ui == "uikit" and view == "code">>
      view.backgroundColor = .systemBackground
      view.accessibilityIdentifier = <<Module>>Constants.viewIdentifier
<<end>>
<<if with contains "service">>
<<if ui == "appkit">>
      label.frame = view.bounds.insetBy(dx: 20, dy: 20)
      label.autoresizingMask = [.width, .height]
<<else>>
      label.frame = view.bounds
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      label.numberOfLines = 0
      label.textAlignment = .center
<<end>>
      view.addSubview(label)
<<end>>
      presenter?.viewDidLoad()
    }
<<include "Views/ControllerChild.swift">>
  }
#else
  /// What the module puts on the display.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

  /// Replaces the view controller where there is no <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>.
  @MainActor
  final class <<Module>>View {
<<include "Views/ViewProperties.swift">>
<<include "Views/PlainParts.swift">>
<<if view == "storyboard">>

    static func fromStoryboard() -> <<Module>>View {
      <<Module>>View()
    }
<<end>>
  }
#endif
