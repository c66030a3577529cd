<<include "Includes/ViewControllerImport.swift">>

  /// Shows what the presenter sends, and forwards the actions of the user.
  <<if access != "internal">><<access>> <<end>>final class <<Module>>ViewController: NSViewController {
    let presenter: any <<Module>>Presentation
<<include "Views/StoredProperties.swift">>
<<if actions>>
    private(set) var states: [<<Module>>Activity: <<Module>>State] = [:]<<if screen == "form" and ui != "none" and actions contains "hasControls">> {
      didSet { form.update() }
    }<<end>>
<<end>>
    private(set) var showsLoading = false {
      didSet {
        if showsLoading { indicator.startAnimation(nil) } else { indicator.stopAnimation(nil) }
      }
    }
<<include "Views/Results.swift">>
<<if actions>>
    private var isDismissed = false
<<end>>
    /// The alert until it is closed.
    private(set) var alert: NSAlert?
<<if screen == "form" and ui != "none" and actions contains "hasControls">>
    private(set) lazy var form = <<Module>>Form(for: self)
<<end>>
    private let indicator = NSProgressIndicator()

    init(presenter: any <<Module>>Presentation) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
      title = <<Module>>Texts.title
    }

    @available(*, unavailable)
    <<if access != "internal">><<access>> <<end>>required init?(coder: NSCoder) {
      return nil
    }

    <<if access != "internal">><<access>> <<end>>override func loadView() {
      view = NSView()
      view.setAccessibilityIdentifier(<<Module>>Constants.viewIdentifier)
    }

    <<if access != "internal">><<access>> <<end>>override func viewDidLoad() {
      super.viewDidLoad()
<<if screen == "form" and ui != "none" and actions contains "hasControls">>
      form.fill(view)
<<end>>
      indicator.style = .spinning
      indicator.isDisplayedWhenStopped = false
      indicator.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(indicator)
      NSLayoutConstraint.activate([
        indicator.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        indicator.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
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

    <<if access != "internal">><<access>> <<end>>override func viewDidAppear() {
      super.viewDidAppear()
      showAlert()
    }

    /// Shows an alert, at the latest when the view is on the display again. If there is one, the
    /// message is added to it.
    func presentAlert(message: String) {
      if let alert {
        let earlier = alert.informativeText
        if !earlier.contains(message) {
          alert.informativeText = earlier + "\n\n" + message
          alert.layout()
        }
      } else {
        let new = NSAlert()
        new.messageText = <<Module>>Texts.alertTitle
        new.informativeText = message
        new.addButton(withTitle: <<Module>>Texts.ok)
        alert = new
      }
      showAlert()
    }

    private func showAlert() {
      guard let alert, alert.window.sheetParent == nil, let window = view.window else { return }
      alert.beginSheetModal(for: window) { [weak self] _ in self?.alert = nil }
    }
<<include "Views/ShowNext.swift">>
  }
