<<if action.element>>

  /// The rows of `<<action.id>>`.
  final class <<Module>><<action.id|upperCamel>>List: NSScrollView {
<<if next>>
    /// Takes the index of the row that the user chose.
    var onChoose: (Int) -> Void = { _ in }
<<end>>
<<for deletion in action.rowDeletions>>
    /// Takes the ID of the row that the user deletes.
    var onDelete: (<<action.elementID>>) -> Void = { _ in }
<<if deletion.isCall or worker>>
    /// Whether no row is being deleted.
    var canDelete = true
<<end>>
<<end>>
    private var rows: [<<Module>>.<<action.id|upperCamel>>.ViewModel.Row] = []
    private let table = NSTableView()

    init() {
      super.init(frame: .zero)
      table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("row")))
      table.headerView = nil
      table.usesAutomaticRowHeights = true
      table.dataSource = self
      table.delegate = self
<<if next>>
      table.target = self
      table.action = #selector(choose)
<<end>>
<<for deletion in action.rowDeletions>>
      let menu = NSMenu()
      let delete = menu.addItem(
        withTitle: <<Module>>Texts.<<deletion.id>>Button,
        action: #selector(deleteRow),
        keyEquivalent: ""
      )
      delete.target = self
      table.menu = menu
<<end>>
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
<<for deletion in action.rowDeletions>>

    @objc private func deleteRow() {
<<if deletion.isCall or worker>>
      guard canDelete else { return }
<<end>>
      if rows.indices.contains(table.clickedRow) { onDelete(rows[table.clickedRow].id) }
    }
<<end>>
<<if next>>

    @objc private func choose() {
      if rows.indices.contains(table.clickedRow) { onChoose(table.clickedRow) }
    }
<<end>>
  }

  extension <<Module>><<action.id|upperCamel>>List: NSTableViewDataSource, NSTableViewDelegate {
    func numberOfRows(in tableView: NSTableView) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
    ) -> NSView? {
      let label = NSTextField(labelWithString: rows[row].text)
      label.setAccessibilityIdentifier("<<Module>>.<<action.id>>.row.\(rows[row].id)")
      return label
    }
  }
<<end>>
