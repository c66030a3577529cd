#if canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
<<include "Includes/ViewControllerImport.swift">>

  /// What the caller <<if ui == "appkit">>shows<<else>>pushes or presents<<end>>.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController

  /// Passes the user's actions to the presenter and shows the answers. It owns the module.
  final class <<Module>>ViewController: <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController {
    let presenter: <<Module>>Presenter
<<if actions>>
<<if screen == "form" and (actions or next)>>
    private(set) var states: [<<Module>>Activity: <<Module>>State] = [:] {
      didSet {
<<for action in actions>>
<<if action.isCleared>>
        if (
          oldValue[.<<action.id>>],
          states[.<<action.id>>]
        ) == (.loading, .succeeded) {
          form.clear<<action.id|upperCamel>>()
        }
<<end>>
<<end>>
        form.update()
      }
    }
<<else>>
    private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]
<<end>>
<<end>>
<<for action in actions>>
<<if not action.parameters and (not action.isCall or action.result == "String")>>
<<if screen == "form">>
    private(set) var <<action.id>>Result: <<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>? {
      didSet { form.update() }
    }
<<else>>
    private(set) var <<action.id>>Result: <<if action.result>><<action.result>><<elseif action.isCall>>Void<<else>><<Module>>Entity<<end>>?
<<end>>
<<end>>
<<end>>
<<if style == "async" and actions>>
    private(set) var tasks: [<<Module>>Activity: Task<Void, Never>] = [:]
<<end>>
<<if screen == "form" and (actions or next)>>
    private(set) lazy var form = <<Module>>Form(for: self)
<<end>>
    private var isDismissed = false
<<if ui == "uikit">>
    private var hasAppeared = false
<<end>>

<<if view == "storyboard">>
    static func fromStoryboard(presenter: <<Module>>Presenter) -> <<Module>>ViewController {
      let storyboard = UIStoryboard(name: "<<Module>>", bundle: .module)
      return storyboard.instantiateViewController(identifier: "<<Module>>ViewController") {
        <<Module>>ViewController(coder: $0, presenter: presenter)
      }
    }

    init?(coder: NSCoder, presenter: <<Module>>Presenter) {
      self.presenter = presenter
      super.init(coder: coder)
      title = <<Module>>Texts.title
    }
<<else>>
    init(presenter: <<Module>>Presenter) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
      title = <<Module>>Texts.title
    }
<<end>>

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }
<<if ui == "uikit" or style == "async" and actions>>

    deinit {
<<if ui == "uikit">>
      // UIKit does not tell a screen that goes while another one covers it.
      if hasAppeared, !isDismissed { Task { [presenter] in await presenter.wasDismissed() } }
<<end>>
<<if style == "async" and actions>>
      for task in tasks.values { task.cancel() }
<<end>>
    }
<<end>>
<<if ui == "appkit">>

    override func loadView() {
      view = NSView()
      view.setAccessibilityIdentifier("<<Module>>")
    }
<<end>>

    override func viewDidLoad() {
      super.viewDidLoad()
<<if ui == "uikit" and view == "code">>
      view.backgroundColor = .systemBackground
<<end>>
<<if ui == "uikit">>
      view.accessibilityIdentifier = "<<Module>>"
<<end>>
<<if screen == "form" and (actions or next)>>
      form.fill(view)
<<end>>
<<for action in actions>>
<<if not action.parameters and (action.name contains "load" or action.name contains "fetch") and not (action.name contains "reload" or action.name contains "upload" or action.name contains "download" or action.name contains "unload")>>
      <<action.name>>()
<<end>>
<<end>>
    }
<<include "Views/Dismissal.swift">>
<<if next or next-on-failure>>

    private func display(_ screen: <<Module>>Screen) {
<<if ui == "appkit">>
      presentAsSheet(screen)
<<else>>
      show(screen, sender: self)
<<end>>
    }
<<end>>
  }
#else
  /// What the caller <<if ui == "appkit">>shows<<else>>pushes or presents<<end>>.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

  /// Replaces the view controller where there is no <<if ui == "appkit">>AppKit<<else>>UIKit<<end>>.
  @MainActor
  final class <<Module>>ViewController {
<<include "Includes/PlainController.swift">>
  }
#endif
