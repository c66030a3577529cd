extension AcceptedProgram {
  static let screens: [AcceptedProgram] = [
    .iOS(
      "a table with its data source, cells and pull to refresh",
      """
      import UIKit

      final class ListView: UIViewController, UITableViewDataSource, UITableViewDelegate {
        private let tableView = UITableView(frame: .zero, style: .insetGrouped)
        private var names: [String] = []

        override func viewDidLoad() {
          super.viewDidLoad()
          view.addSubview(tableView)
          tableView.dataSource = self
          tableView.delegate = self
          tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
          let refresh = UIRefreshControl()
          refresh.addTarget(self, action: #selector(reload), for: .valueChanged)
          tableView.refreshControl = refresh
        }

        @objc private func reload() {
          tableView.refreshControl?.endRefreshing()
          tableView.reloadData()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          names.count
        }

        func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
          var content = cell.defaultContentConfiguration()
          content.text = names[indexPath.row]
          cell.contentConfiguration = content
          return cell
        }

        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
          section == 0 ? "Names" : nil
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          UITableView.automaticDimension
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          tableView.deselectRow(at: indexPath, animated: true)
        }

        func tableView(
          _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
          forRowAt indexPath: IndexPath
        ) {
          switch editingStyle {
          case .delete: tableView.deleteRows(at: [indexPath], with: .automatic)
          case .insert, .none: break
          @unknown default: break
          }
        }
      }
      """),
    .iOS(
      "a table view controller and a cell of its own",
      """
      import UIKit

      final class NameCell: UITableViewCell {
        static let identifier = "NameCell"
        private let label = UILabel()

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
          super.init(style: style, reuseIdentifier: reuseIdentifier)
          contentView.addSubview(label)
        }

        required init?(coder: NSCoder) {
          super.init(coder: coder)
        }

        override func prepareForReuse() {
          super.prepareForReuse()
          label.text = nil
        }

        func show(_ name: String) {
          label.text = name
          label.font = .preferredFont(forTextStyle: .body)
          label.textColor = .secondaryLabel
        }
      }

      final class NamesController: UITableViewController {
        private let names = ["Ada", "Grace"]

        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(NameCell.self, forCellReuseIdentifier: NameCell.identifier)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
          names.count
        }

        override func tableView(
          _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(
            withIdentifier: NameCell.identifier, for: indexPath)
          (cell as? NameCell)?.show(names[indexPath.row])
          return cell
        }
      }
      """),
    .iOS(
      "outlets, actions and controls from a storyboard",
      """
      import UIKit

      final class FormView: UIViewController, UITextFieldDelegate {
        @IBOutlet private weak var userField: UITextField!
        @IBOutlet private weak var button: UIButton?
        @IBOutlet private var labels: [UILabel]!

        override func viewDidLoad() {
          super.viewDidLoad()
          userField.delegate = self
          userField.accessibilityIdentifier = "user"
          userField.textContentType = .fullStreetAddress
          let others: [UITextContentType] = [
            .URL, .givenName, .familyName, .addressCity, .postalCode, .creditCardNumber,
          ]
          userField.textContentType = others.first
          button?.setTitle("Go", for: .normal)
          button?.addTarget(self, action: #selector(signIn(_:)), for: .touchUpInside)
          labels.forEach { $0.isHidden = true }
          NotificationCenter.default.addObserver(
            self, selector: #selector(becameActive(_:)),
            name: UIApplication.didBecomeActiveNotification, object: nil)
        }

        @IBAction private func signIn(_ sender: UIButton) {
          sender.isEnabled = false
          view.endEditing(true)
        }

        @objc private func becameActive(_ notification: Notification) {}

        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
          textField.resignFirstResponder()
          return true
        }

        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          super.prepare(for: segue, sender: sender)
          if let form = segue.destination as? FormView { form.title = segue.identifier }
        }
      }
      """),
    .iOS(
      "a layout in code",
      """
      import UIKit

      final class CardView: UIView {
        private let spinner = UIActivityIndicatorView(style: .large)
        private lazy var button = UIButton(
          configuration: .filled(), primaryAction: UIAction(title: "Go") { [weak self] _ in self?.go() })

        override init(frame: CGRect) {
          super.init(frame: frame)
          let stack = UIStackView(arrangedSubviews: [spinner, button])
          stack.axis = .vertical
          stack.spacing = 8
          stack.translatesAutoresizingMaskIntoConstraints = false
          backgroundColor = .systemBackground
          addSubview(stack)
          NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: safeAreaLayoutGuide.leadingAnchor, constant: 16),
            stack.centerYAnchor.constraint(equalTo: centerYAnchor),
            stack.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.5),
          ])
        }

        required init?(coder: NSCoder) {
          fatalError("made in code")
        }

        private func go() {
          spinner.startAnimating()
          UIView.animate(withDuration: 0.2) { self.alpha = 0.5 }
        }
      }

      final class CardController: UIViewController {
        override func loadView() {
          view = CardView(frame: .zero)
        }
      }
      """),
  ]
}
