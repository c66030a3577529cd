import UIKit

/// A button for each module, which has the name of its screen.
final class HomeController: UIViewController {
  private lazy var modules = Modules { [weak self] in self?.show(answer: $0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Screens"
    view.backgroundColor = .systemBackground
    let stack = UIStackView(arrangedSubviews: Modules.screens.map(button))
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func button(for screen: Modules.Screen) -> UIButton {
    let button = UIButton(configuration: .filled())
    button.configuration?.title = screen.name
    button.accessibilityIdentifier = screen.name
    let open = UIAction { [weak self] _ in self?.open(screen) }
    button.addAction(open, for: .primaryActionTriggered)
    return button
  }

  private func open(_ screen: Modules.Screen) {
    screen.open(modules) { navigationController?.pushViewController($0, animated: true) }
  }

  /// The form stays below the alert: iOS asks to save a password when its field has gone.
  private func show(answer: String) {
    let alert = UIAlertController(title: nil, message: answer, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    navigationController?.present(alert, animated: true)
  }
}
