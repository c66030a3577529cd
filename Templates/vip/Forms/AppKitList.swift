<<if action.hasControls and action.result contains "[" and not (action.result contains ":" or action.result contains "?" or action.result contains "<" or action.result contains "(")>>

  /// The rows of `<<action.id>>`.
  final class <<Module>><<action.id|upperCamel>>List: NSScrollView {
    private var rows: [<<Module>>.<<action.id|upperCamel>>.ViewModel.Row] = []
    private let table = NSTableView()

    init() {
      super.init(frame: .zero)
      table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("row")))
      table.headerView = nil
      table.usesAutomaticRowHeights = true
      table.dataSource = self
      table.delegate = self
      table.setAccessibilityIdentifier("<<Module>>.<<action.id>>.list")
      documentView = table
      hasVerticalScroller = true
      heightAnchor.constraint(equalToConstant: 200).isActive = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }

    /// Fills the width of a view.
    func fill(_ view: NSView) {
      widthAnchor.constraint(equalTo: view.widthAnchor).isActive = true
    }

    func show(_ rows: [<<Module>>.<<action.id|upperCamel>>.ViewModel.Row]) {
      self.rows = rows
      table.reloadData()
    }
  }

  extension <<Module>><<action.id|upperCamel>>List: NSTableViewDataSource, NSTableViewDelegate {
    func numberOfRows(in tableView: NSTableView) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
    ) -> NSView? {
      NSTextField(labelWithString: rows[row].text)
    }
  }
<<end>>
