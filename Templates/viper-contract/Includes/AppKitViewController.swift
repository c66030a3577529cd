<<include "Includes/PublicAppKit.swift">>

  /// Shows what the presenter says and tells it what the user does.
  <<include "Includes/Access.swift">>final class <<Module>>ViewController: NSViewController {
    let presenter: any <<Module>>Presentation
    private(set) var showsLoading = false {
      didSet {
        if showsLoading { indicator.startAnimation(nil) } else { indicator.stopAnimation(nil) }
      }
    }
    /// What the last alert said.
    private(set) var alertMessage: String?
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>
    private(set) var <<action.id>>Result: <<action.storedResult>> {
      didSet { <<action.id>>Label.stringValue = <<action.id>>Text }
    }
<<end>>
<<end>>
<<if next>>
    /// The next screen that was shown last.
    private(set) weak var nextScreen: NSViewController?
<<end>>
    private(set) var loading: Task<Void, Never>?
    private let indicator = NSProgressIndicator()
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>
    private let <<action.id>>Label = NSTextField(wrappingLabelWithString: "")
<<end>>
<<end>>

    init(presenter: any <<Module>>Presentation) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    <<include "Includes/Access.swift">>required init?(coder: NSCoder) {
      return nil
    }

    deinit {
      loading?.cancel()
    }

    <<include "Includes/Access.swift">>override func loadView() {
      view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 320))
      indicator.style = .spinning
      indicator.isDisplayedWhenStopped = false
      indicator.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(indicator)
      NSLayoutConstraint.activate([
        indicator.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        indicator.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>
      <<action.id>>Label.frame = view.bounds
      <<action.id>>Label.autoresizingMask = [.width, .height]
      view.addSubview(<<action.id>>Label)
<<end>>
<<end>>
    }

    <<include "Includes/Access.swift">>override func viewDidLoad() {
      super.viewDidLoad()
      loading = Task { [presenter] in await presenter.viewDidLoad() }
    }
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>

    private var <<action.id>>Text: String {
<<if action.defaultResult == "[]">>
      guard let <<action.id>>Result, !<<action.id>>Result.isEmpty else {
        return <<Module>>Texts.<<action.id>>Empty
      }
<<else>>
      guard let <<action.id>>Result else { return <<Module>>Texts.<<action.id>>Empty }
<<end>>
      return String(describing: <<action.id>>Result)
    }
<<end>>
<<end>>

    func presentAlert(message: String) {
      alertMessage = message
      guard isViewLoaded, let window = view.window else { return }
      let alert = NSAlert()
      alert.alertStyle = .warning
      alert.messageText = message
      alert.beginSheetModal(for: window)
    }
<<if next>>

    func showNext(_ screen: NSViewController) {
      nextScreen = screen
      if isViewLoaded { presentAsSheet(screen) }
    }
<<end>>
  }
