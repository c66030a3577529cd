<<include "Includes/PublicUIKit.swift">>

  /// Shows what the presenter says and tells it what the user does.
  <<include "Includes/Access.swift">>final class <<Module>>ViewController: UIViewController {
    let presenter: any <<Module>>Presentation
    private(set) var showsLoading = false {
      didSet {
        if showsLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
      }
    }
    /// What the last alert said.
    private(set) var alertMessage: String?
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>
    private(set) var <<action.id>>Result: <<action.storedResult>> {
      didSet { <<action.id>>Label.text = <<action.id>>Text }
    }
<<end>>
<<end>>
<<if next>>
    /// The next screen that was shown last.
    private(set) weak var nextScreen: UIViewController?
<<end>>
    private(set) var loading: Task<Void, Never>?
    private let indicator = UIActivityIndicatorView(style: .large)
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>
    private let <<action.id>>Label = UILabel()
<<end>>
<<end>>

    init(presenter: any <<Module>>Presentation) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }
<<if view == "storyboard">>

    init?(coder: NSCoder, presenter: any <<Module>>Presentation) {
      self.presenter = presenter
      super.init(coder: coder)
    }
<<end>>

    @available(*, unavailable)
    <<include "Includes/Access.swift">>required init?(coder: NSCoder) {
      return nil
    }

    deinit {
      loading?.cancel()
    }
<<if view == "storyboard">>

    /// The view controller as the storyboard describes it.
    static func load(
      presenter: any <<Module>>Presentation
    ) -> <<Module>>ViewController {
      let storyboard = UIStoryboard(
        name: <<Module>>Constants.storyboard,
        bundle: .module
      )
      return storyboard.instantiateViewController(
        identifier: <<Module>>Constants.viewController
      ) { coder in
        <<Module>>ViewController(coder: coder, presenter: presenter)
      }
    }
<<end>>

    <<include "Includes/Access.swift">>override func viewDidLoad() {
      super.viewDidLoad()
<<if view == "code">>
      view.backgroundColor = .systemBackground
<<end>>
      indicator.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(indicator)
      NSLayoutConstraint.activate([
        indicator.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        indicator.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
<<for action in actions>>
<<if action.result and on-load contains action.id and not action.parameters>>
      <<action.id>>Label.numberOfLines = 0
      <<action.id>>Label.frame = view.bounds
      <<action.id>>Label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(<<action.id>>Label)
<<end>>
<<end>>
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
      let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: <<Module>>Texts.ok, style: .default)
      )
      present(alert, animated: true)
    }
<<if next>>

    func showNext(_ screen: UIViewController) {
      nextScreen = screen
      show(screen, sender: nil)
    }
<<end>>
  }
