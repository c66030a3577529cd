<<include "Includes/ImportUIKit.swift">>

  /// What shows the list.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = UIViewController

  /// A table of the items: a tap opens an item's detail, and pulling down fetches them again.
  final class <<Module>>ListController: UITableViewController {
    var presenter: (any <<Module>>ListPresentation)?
    private(set) var rows: [String] = [] {
      didSet { if isViewLoaded { tableView.reloadData() } }
    }
    private(set) var message: String? {
      didSet {
        isMessageDue = message != nil
        presentMessage()
      }
    }
    /// Whether the message still waits for the view to be in a window.
    private(set) var isMessageDue = false

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

    func makeScreen() -> <<Module>>Screen { self }

    func push(_ detail: <<Module>>DetailController) {
      navigationController?.pushViewController(detail, animated: true)
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "<<Module|words>>"
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
      let action = UIAction { [weak self] _ in self?.startLoading() }
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
      content.text = rows[indexPath.row]
      cell.contentConfiguration = content
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      select(row: indexPath.row)
    }

    private func startLoading() {
      Task { [weak self] in
        await self?.load()
        self?.refreshControl?.endRefreshing()
      }
    }

    private func presentMessage() {
      guard isMessageDue, viewIfLoaded?.window != nil else { return }
      isMessageDue = false
      let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }
#else
  /// What shows the list.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

  /// Replaces the table where there is no UIKit.
<<include "Includes/PlainListController.swift">>
#endif
