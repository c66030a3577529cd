#if canImport(UIKit)
  import UIKit

  /// A table of an item's fields.
  final class <<Module>>DetailController: UITableViewController {
    var presenter: (any <<Module>>DetailPresentation)?
    private(set) var lines: [<<Module>>ItemLine] = [] {
      didSet { if isViewLoaded { tableView.reloadData() } }
    }
<<if detail == "load" or detail-actions>>
    private(set) var message: String? {
      didSet { presentMessage() }
    }
<<end>>
<<if detail == "load">>
    private(set) var showsLoading = false {
      didSet { if showsLoading { indicator.startAnimating() } else { indicator.stopAnimating() } }
    }
    private(set) var loading: Task<Void, Never>?
    private let indicator = UIActivityIndicatorView(style: .large)
<<end>>

    init() {
      super.init(style: .plain)
    }

<<if view == "storyboard">>
    required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    static func fromStoryboard() -> <<Module>>DetailController {
      UIStoryboard(name: <<Module>>Storyboard.name, bundle: .module)
        .instantiateViewController(
          identifier: <<Module>>Storyboard.detail,
          creator: { <<Module>>DetailController(coder: $0) }
        )
    }
<<else>>
    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }
<<end>>
<<if detail == "load">>

    deinit {
      loading?.cancel()
    }
<<end>>

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.allowsSelection = false
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
<<if detail == "load">>
      tableView.backgroundView = indicator
      loading = Task { [presenter] in await presenter?.loadData() }
<<else>>
      load()
<<end>>
    }

    override func tableView(
      _ tableView: UITableView, numberOfRowsInSection section: Int
    ) -> Int {
      lines.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "line", for: indexPath)
      var content = UIListContentConfiguration.subtitleCell()
      content.text = lines[indexPath.row].name
      content.secondaryText = lines[indexPath.row].value
      cell.contentConfiguration = content
      return cell
    }
<<if detail == "load" or detail-actions>>

    private func presentMessage() {
      guard let message, viewIfLoaded?.window != nil else { return }
      let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: <<Module>>Texts.ok, style: .default)
      )
      present(alert, animated: true)
    }
<<end>>
  }
#else
  /// Replaces the table where there is no UIKit.
<<include "Includes/PlainDetailController.swift">>
#endif
