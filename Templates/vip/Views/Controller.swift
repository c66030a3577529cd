#if canImport(<<if ui == "appkit">>AppKit<<else>>UIKit<<end>>)
<<include "Includes/ViewControllerImport.swift">>

  /// What the caller <<if ui == "appkit">>shows<<else>>pushes or presents<<end>>.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController

  /// Shows view models and turns what the user does into requests. It owns the module.
  final class <<Module>>ViewController: <<if ui == "appkit">>NS<<else>>UI<<end>>ViewController {
    let interactor: any <<Module>>InteractorProtocol
<<if next or next-on-failure or view-to-router>>
    let router: any <<Module>>RouterProtocol
<<end>>
<<if use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions)>>
<<if screen == "form" and (use-cases contains "hasControls" or actions contains "hasControls" or use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions) or next)>>
    private(set) var states: [<<Module>>Activity: <<Module>>State] = [:] {
      didSet {
<<for action in use-cases>>
<<if (action.isCall or worker) and action.isCleared>>
        if (
          oldValue[.<<action.id>>],
          states[.<<action.id>>]
        ) == (.loading, .succeeded) {
          form.clear<<action.id|upperCamel>>()
        }
<<end>>
<<end>>
<<for action in actions>>
<<if (action.isCall or worker) and action.isCleared>>
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
<<for action in use-cases>>
<<if action.isResultShown and screen == "form">>
    private(set) var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel? {
      didSet { form.display<<action.id|upperCamel>>() }
    }
<<elseif action.isResultShown>>
    private(set) var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<for action in actions>>
<<if action.isResultShown and screen == "form">>
    private(set) var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel? {
      didSet { form.display<<action.id|upperCamel>>() }
    }
<<elseif action.isResultShown>>
    private(set) var <<action.id>>ViewModel: <<Module>>.<<action.id|upperCamel>>.ViewModel?
<<end>>
<<end>>
<<if screen == "form" and (use-cases contains "hasControls" or actions contains "hasControls" or use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions) or next)>>
    private(set) lazy var form = <<Module>>Form(for: self)
<<end>>
    private var isLoaded = false
    private var isDismissed = false
<<if ui == "uikit">>
    private var hasAppeared = false
<<end>>

<<if view == "storyboard">>
    static func fromStoryboard(
      interactor: any <<Module>>InteractorProtocol<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
      router: any <<Module>>RouterProtocol
<<end>>
    ) -> <<Module>>ViewController {
      let storyboard = UIStoryboard(name: "<<Module>>", bundle: .module)
      return storyboard.instantiateViewController(identifier: "<<Module>>ViewController") {
        <<Module>>ViewController(
          coder: $0,
          interactor: interactor<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
          router: router
<<end>>
        )
      }
    }

    init?(
      coder: NSCoder,
      interactor: any <<Module>>InteractorProtocol<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
      router: any <<Module>>RouterProtocol
<<end>>
    ) {
      self.interactor = interactor
<<if next or next-on-failure or view-to-router>>
      self.router = router
<<end>>
      super.init(coder: coder)
    }
<<else>>
    init(
      interactor: any <<Module>>InteractorProtocol<<if next or next-on-failure or view-to-router>>,<<end>>
<<if next or next-on-failure or view-to-router>>
      router: any <<Module>>RouterProtocol
<<end>>
    ) {
      self.interactor = interactor
<<if next or next-on-failure or view-to-router>>
      self.router = router
<<end>>
      super.init(nibName: nil, bundle: nil)
    }
<<end>>

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }
<<if ui == "uikit">>

    deinit {
      // UIKit does not tell a screen that goes while another one covers it.
      if hasAppeared, !isDismissed { Task { [interactor] in await interactor.wasDismissed() } }
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
<<if screen == "form" and (use-cases contains "hasControls" or actions contains "hasControls" or use-cases contains "isCall" or actions contains "isCall" or worker and (use-cases or actions) or next)>>
      form.fill(view)
<<end>>
    }
<<include "Views/Dismissal.swift">>
<<if next or next-on-failure>>

    func show(_ screen: <<Module>>Screen) {
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
<<include "Views/PlainController.swift">>
  }
#endif
