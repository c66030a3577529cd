<<include "Includes/ImportUIKit.swift">>

  /// What shows the list.
  <<include "Includes/Access.swift">>typealias <<Module>>Screen = UIViewController

  /// A table of the items: a tap opens an item's detail, and pulling down fetches them again.
  final class <<Module>>ListController: UITableViewController {
    var presenter: (any <<Module>>ListPresentation)?
    private(set) var rows: [<<Module>>Item] = [] {
      didSet { if isViewLoaded { showRows() } }
    }
    private(set) var showsLoading = false {
      didSet { if isViewLoaded { showRows() } }
    }
    private(set) var message: String? {
      didSet {
        isMessageDue = message != nil
        presentMessage()
      }
    }
    /// Whether the message still waits for the view to be in a window.
    private(set) var isMessageDue = false
    private(set) var loading: Task<Void, Never>?
    private let placeholderLabel = UILabel()

    init() {
      super.init(style: .plain)
    }

<<if view == "storyboard">>
    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    static func fromStoryboard() -> <<Module>>ListController {
      UIStoryboard(name: <<Module>>Storyboard.name, bundle: .module)
        .instantiateViewController(
          identifier: <<Module>>Storyboard.list,
          creator: { <<Module>>ListController(coder: $0) }
        )
    }
<<else>>
    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }
<<end>>

    deinit {
      loading?.cancel()
    }

    func makeScreen() -> <<Module>>Screen { self }

    func push(_ detail: <<Module>>DetailController) {
      navigationController?.pushViewController(detail, animated: true)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = <<Module>>Texts.title
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
      let action = UIAction { [weak self] _ in self?.startLoading() }
      placeholderLabel.textAlignment = .center
      tableView.backgroundView = placeholderLabel
      refreshControl = UIRefreshControl()
      refreshControl?.addAction(action, for: .valueChanged)
      startLoading()
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      presentMessage()
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      rows.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = rows[indexPath.row].headline
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      select(row: indexPath.row)
    }

    private func showRows() {
      tableView.reloadData()
      placeholderLabel.text = placeholder
    }

    private func startLoading() {
      loading?.cancel()
      loading = Task { [weak self, presenter] in
        await presenter?.loadData()
        self?.refreshControl?.endRefreshing()
      }
    }

    private func presentMessage() {
      guard isMessageDue, viewIfLoaded?.window != nil else { return }
      isMessageDue = false
      let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: <<Module>>Texts.ok, style: .default)
      )
      present(alert, animated: true)
    }
  }
#else
  /// What shows the list.
  <<include "Includes/Access.swift">>typealias <<Module>>Screen =
    <<Module>>ListController

  /// Replaces the table where there is no UIKit.
<<include "Includes/PlainListController.swift">>
#endif
