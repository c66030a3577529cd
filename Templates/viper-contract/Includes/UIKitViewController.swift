<<if access == "internal">>
  import UIKit
<<else>>
  #if hasFeature(InternalImportsByDefault)
    <<access>> import UIKit
  #else
    import UIKit
  #endif
<<end>>

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
    private let indicator = UIActivityIndicatorView(style: .large)

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
    }

    func presentAlert(message: String) {
      alertMessage = message
      let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }
