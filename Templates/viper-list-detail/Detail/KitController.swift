#if canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
  import <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>

  /// The values of an item, with their labels.
  final class <<Module>>DetailController: <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController {
    var presenter: (any <<Module>>DetailPresentation)?
    private(set) var item: <<Module>>Item? {
      didSet {
        title = item?.headline
        fields.update()
      }
    }
<<if detail == "load" or detail-actions contains "isCall">>
    private(set) var states: [<<Module>>DetailActivity: <<Module>>State] = [:] {
      didSet {
<<if screen == "form">>
<<for action in detail-actions>>
<<if action.isCall and action.isCleared>>
        if (
          oldValue[.<<action.id>>],
          states[.<<action.id>>]
        ) == (.loading, .succeeded) {
          form.clear<<action.id|upperCamel>>()
        }
<<end>>
<<end>>
<<end>>
        fields.update()
<<if screen == "form" and detail-actions contains "isInForm">>
        form.update()
<<end>>
      }
    }
    private var isDismissed = false
<<if ui == "uikit">>
    private var hasAppeared = false
<<end>>
<<end>>
    private(set) lazy var fields = <<Module>>DetailFields(for: self)
<<if screen == "form" and detail-actions contains "isInForm">>
    private(set) lazy var form = <<Module>>DetailForm(for: self)
<<end>>

    init() {
      super.init(nibName: nil, bundle: nil)
    }

<<if view == "storyboard">>
    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    static func fromStoryboard() -> <<Module>>DetailController {
      let storyboard = UIStoryboard(name: <<Module>>Constants.storyboardName, bundle: .module)
      return storyboard.instantiateViewController(
        identifier: <<Module>>Constants.detailIdentifier
      ) { <<Module>>DetailController(coder: $0) }
    }
<<else>>
    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }
<<end>>
<<if ui == "uikit" and (detail == "load" or detail-actions contains "isCall")>>

    deinit {
      // UIKit does not tell a screen that goes while another one covers it.
      if hasAppeared, !isDismissed { Task { [presenter] in await presenter?.wasDismissed() } }
    }
<<end>>
<<if ui == "appkit">>

    override func loadView() {
      view = NSView()
      view.setAccessibilityIdentifier(<<Module>>Constants.detailIdentifier)
    }
<<end>>

    override func viewDidLoad() {
      super.viewDidLoad()
<<if ui == "uikit">>
      view.backgroundColor = .systemBackground
      view.accessibilityIdentifier = <<Module>>Constants.detailIdentifier
<<end>>
<<if screen == "form" and detail-actions contains "isInForm">>
      form.fill(view)
      fields.fill(view, above: form)
<<else>>
      fields.fill(view)
<<end>>
    }
<<if detail == "load" or detail-actions contains "isCall">>

<<if ui == "appkit">>
    override func viewWillAppear() {
      super.viewWillAppear()
      isDismissed = false
<<if detail == "load">>
      loadOnce()
<<end>>
    }
<<else>>
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      hasAppeared = true
      isDismissed = false
<<if detail == "load">>
      loadOnce()
<<end>>
    }
<<end>>
<<include "Views/Dismissal.swift">>
<<end>>
  }
#else
  /// Replaces the view controller where there is no <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>.
  @MainActor
  final class <<Module>>DetailController {
    var presenter: (any <<Module>>DetailPresentation)?
    private(set) var item: <<Module>>Item?
<<if detail == "load" or detail-actions contains "isCall">>
    private(set) var states: [<<Module>>DetailActivity: <<Module>>State] = [:]
<<end>>
<<if view == "storyboard">>

    static func fromStoryboard() -> <<Module>>DetailController {
      <<Module>>DetailController()
    }
<<end>>
  }
#endif
