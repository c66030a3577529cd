<<if access == "internal">>
  import AppKit
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import AppKit
  #else
    import AppKit
  #endif
<<end>>

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
    private let indicator = NSProgressIndicator()

    init(presenter: any <<Module>>Presentation) {
      self.presenter = presenter
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    <<include "Includes/Access.swift">>required init?(coder: NSCoder) {
      return nil
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
    }

    func presentAlert(message: String) {
      alertMessage = message
      guard isViewLoaded, let window = view.window else { return }
      let alert = NSAlert()
      alert.alertStyle = .warning
      alert.messageText = message
      alert.beginSheetModal(for: window)
    }
  }
