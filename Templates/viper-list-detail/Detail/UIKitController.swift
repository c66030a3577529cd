#if canImport(UIKit)
  import UIKit

  /// A table of an item's fields.
  final class <<Module>>DetailController: UITableViewController {
    var presenter: (any <<Module>>DetailPresentation)?
    private(set) var lines: [<<Module>>ItemLine] = [] {
      didSet { if isViewLoaded { tableView.reloadData() } }
    }

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

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.allowsSelection = false
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "line")
      load()
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
  }
#else
  /// Replaces the table where there is no UIKit.
<<include "Includes/PlainDetailController.swift">>
#endif
