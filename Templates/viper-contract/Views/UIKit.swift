<<include "Includes/ViewControllerImport.swift">>

  /// Shows what the presenter sends, and forwards the actions of the user.
  <<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController: UIViewController {
    let presenter: any <<Module>>Presentation
<<include "Views/StoredProperties.swift">>
<<if actions>>
    private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]<<if screen == "form" and ui != "none" and actions contains "hasControls">> {
      didSet {
        form.update()
<<if on-load>>
        // What was sent is not swiped away by accident.
        isModalInPresentation = states.isSending
<<end>>
      }
    }<<end>>
<<end>>
<<if on-load and screen == "form" and ui != "none" and actions contains "hasControls">>
    private(set) var showsLoading = false
<<else>>
    private(set) var showsLoading = false {
      didSet {
<<if screen == "form" and ui != "none" and actions contains "hasControls">>
        // What was sent is not swiped away by accident.
        isModalInPresentation = showsLoading
<<else>>
        if showsLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
<<end>>
      }
    }
<<end>>
<<include "Views/Results.swift">>
<<if actions>>
    private var isDismissed = false
    private var hasAppeared = false
<<end>>
    /// The alert until it is closed.
    private(set) var alert: UIAlertController?
<<if screen == "form" and ui != "none" and actions contains "hasControls">>
    private(set) lazy var form = <<Module>>Form(for: self)
<<else>>
    private let indicator = UIActivityIndicatorView(style: .large)
<<end>>

<<if view == "storyboard">>
    init?(coder: NSCoder, presenter: any <<Module>>Presentation) {
      self.presenter = presenter
      super.init(coder: coder)
      title = <<Module>>Texts.title
    }
<<else>>
    init(presenter: any <<Module>>Presentation) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
      title = <<Module>>Texts.title
    }
<<end>>

    @available(*, unavailable)
    <<if access != "internal">><<access>> <<end>>required init?(coder: NSCoder) {
      return nil
    }
<<if actions>>

    deinit {
      // UIKit does not tell a screen that goes while another one covers it.
      if hasAppeared, !isDismissed { Task { [presenter] in await presenter.wasDismissed() } }
    }
<<end>>
<<if view == "storyboard">>

    static func fromStoryboard(
      presenter: any <<Module>>Presentation
    ) -> <<Module>>ViewController {
      let storyboard = UIStoryboard(name: <<Module>>Constants.storyboardName, bundle: .module)
      return storyboard.instantiateViewController(
        identifier: <<Module>>Constants.viewIdentifier
      ) { <<Module>>ViewController(coder: $0, presenter: presenter) }
    }
<<end>>

    <<if access != "internal">><<access>> <<end>>override func viewDidLoad() {
      super.viewDidLoad()
<<if view == "code">>
      view.backgroundColor = .systemBackground
<<end>>
      view.accessibilityIdentifier = <<Module>>Constants.viewIdentifier
<<if screen == "form" and ui != "none" and actions contains "hasControls">>
      form.fill(view)
<<else>>
      indicator.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(indicator)
      NSLayoutConstraint.activate([
        indicator.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        indicator.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
<<end>>
<<for action in actions>>
<<if on-load contains action.id and not action.parameters>>
      <<action.name>>()
<<end>>
<<end>>
    }
<<include "Views/Dismissal.swift">>
<<if actions contains "isCleared">>

    func clearFields(of activity: <<Module>>Activity) {
<<if screen == "form">>
      form.clear(activity)
<<else>>
      // Empty the fields that you draw.
<<end>>
    }
<<end>>

    <<if access != "internal">><<access>> <<end>>override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      showAlert()
    }

    /// Shows an alert, at the latest when the view is on the display again. If there is one, the
    /// message is added to it.
    func presentAlert(message: String) {
      if let alert {
        let earlier = alert.message ?? ""
        if !earlier.contains(message) { alert.message = earlier + "\n\n" + message }
      } else {
        let title = <<Module>>Texts.alertTitle
        let new = UIAlertController(title: title, message: message, preferredStyle: .alert)
        new.addAction(
          UIAlertAction(title: <<Module>>Texts.ok, style: .default) { [weak self] _ in
            self?.alert = nil
          }
        )
        alert = new
      }
      showAlert()
    }

    private func showAlert() {
      guard let alert, alert.presentingViewController == nil, viewIfLoaded?.window != nil else {
        return
      }
      guard topmost.presentedViewController == nil else {
        // What covers the screen is about to go: until then, it presents nothing.
        Task { [weak self] in
          try? await Task.sleep(nanoseconds: 100_000_000)
          self?.showAlert()
        }
        return
      }
      topmost.present(alert, animated: true)
    }

    /// What is on top of the screen, without what is about to go.
    private var topmost: UIViewController {
      var top: UIViewController = self
      while let next = top.presentedViewController, !next.isBeingDismissed { top = next }
      return top
    }
<<include "Views/ShowNext.swift">>
  }
