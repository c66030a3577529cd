#if canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
<<include "Includes/ViewControllerImport.swift">>

  /// What the caller <<if ui == "appkit">>shows<<else>>pushes or presents<<end>>.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController

  /// A table of the items: to choose one opens its detail.
  final class <<Module>>ListController: <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController {
    var presenter: (any <<Module>>ListPresentation)?
    private(set) var rows: [<<Module>>Item] = []
    private(set) var states: [<<Module>>ListActivity: <<Module>>State] = [:] {
      didSet {
<<if screen == "form">>
<<for action in actions>>
<<if action.isCall and action.isCleared and not (action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>
        if (
          oldValue[.<<action.id>>],
          states[.<<action.id>>]
        ) == (.loading, .succeeded) {
          form.clear<<action.id|upperCamel>>()
        }
<<end>>
<<end>>
<<end>>
        table.update()
<<if screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>
        form.update()
<<end>>
<<end>>
<<end>>
      }
    }
    private var isDismissed = false
<<if ui == "uikit">>
    private var hasAppeared = false
<<end>>
    private(set) lazy var table = <<Module>>ListTable(for: self)
<<if screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>
    private(set) lazy var form = <<Module>>ListForm(for: self)
<<end>>
<<end>>
<<end>>

    init() {
      super.init(nibName: nil, bundle: nil)
<<if view == "code">>
      title = <<Module>>Texts.title
<<end>>
    }

<<if view == "storyboard">>
    required init?(coder: NSCoder) {
      super.init(coder: coder)
      title = <<Module>>Texts.title
    }

    static func fromStoryboard() -> <<Module>>ListController {
      let storyboard = UIStoryboard(name: <<Module>>Constants.storyboardName, bundle: .module)
      return storyboard.instantiateViewController(
        identifier: <<Module>>Constants.listIdentifier
      ) { <<Module>>ListController(coder: $0) }
    }
<<else>>
    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }
<<end>>
<<if ui == "uikit">>

    deinit {
      // UIKit does not tell a screen that goes while another one covers it.
      if hasAppeared, !isDismissed { Task { [presenter] in await presenter?.wasDismissed() } }
    }
<<end>>
<<if ui == "appkit">>

    override func loadView() {
      view = NSView()
      view.setAccessibilityIdentifier(<<Module>>Constants.listIdentifier)
    }
<<end>>

    override func viewDidLoad() {
      super.viewDidLoad()
<<if ui == "uikit">>
      view.backgroundColor = .systemBackground
      view.accessibilityIdentifier = <<Module>>Constants.listIdentifier
<<end>>
<<if screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>
      form.fill(view)
      table.fill(view, above: form)
<<end>>
<<end>>
<<end>>
<<if not (screen == "form" and actions contains "isInForm")>>
      table.fill(view)
<<end>>
<<if screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and loop.first and last.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
      table.fill(view)
<<end>>
<<end>>
<<end>>
    }

<<if ui == "appkit">>
    override func viewWillAppear() {
      super.viewWillAppear()
      isDismissed = false
      loadOnce()
    }
<<else>>
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      hasAppeared = true
      isDismissed = false
      loadOnce()
    }
<<end>>
<<include "Views/Dismissal.swift">>

    func push(_ detail: <<Module>>DetailController) {
<<if ui == "appkit">>
      presentAsModalWindow(detail)
<<else>>
      show(detail, sender: nil)
<<end>>
    }
  }
#else
  /// What the caller <<if ui == "appkit">>shows<<else>>pushes or presents<<end>>.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = <<Module>>ListController

  /// Replaces the view controller where there is no <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>.
  @MainActor
  <<if access != "internal">><<access>> <<end>>final class <<Module>>ListController {
    var presenter: (any <<Module>>ListPresentation)?
    private(set) var rows: [<<Module>>Item] = []
    private(set) var states: [<<Module>>ListActivity: <<Module>>State] = [:]
    private(set) var details: [<<Module>>DetailController] = []

    func push(_ detail: <<Module>>DetailController) {
      details.append(detail)
    }
<<if view == "storyboard">>

    static func fromStoryboard() -> <<Module>>ListController {
      <<Module>>ListController()
    }
<<end>>
  }
#endif
