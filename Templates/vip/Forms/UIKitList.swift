<<if action.element>>

  /// The rows of `<<action.id>>`. The list is as high as its rows, because the form scrolls.
  final class <<Module>><<action.id|upperCamel>>List: UITableView, UITableViewDataSource {
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
    private var rows: [<<Module>>.<<action.id|upperCamel>>.ViewModel.Row]?

    init() {
      super.init(frame: .zero, style: .plain)
      dataSource = self
<<if next or action.hasRowDeletion>>
      delegate = self
<<end>>
<<if not next>>
      allowsSelection = false
<<end>>
      isScrollEnabled = false
      register(UITableViewCell.self, forCellReuseIdentifier: "row")
      accessibilityIdentifier = "<<Module>>.<<action.id>>.list"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }

    override var contentSize: CGSize {
      didSet { invalidateIntrinsicContentSize() }
    }

    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
    }

    func show(_ rows: [<<Module>>.<<action.id|upperCamel>>.ViewModel.Row]<<if action.element and action.parameters and action.hasControls>>?<<end>>) {
      self.rows = rows
      reloadData()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows?.count ?? 0
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      if let row = rows?[indexPath.row] {
        content.text = row.text
        cell.accessibilityIdentifier = "<<Module>>.<<action.id>>.row.\(row.id)"
      }
      cell.contentConfiguration = content
<<if next>>
      cell.accessoryType = .disclosureIndicator
<<end>>
      return cell
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
      rows?.isEmpty == true ? <<Module>>Texts.<<action.id>>Empty : nil
    }
  }
<<if next or action.hasRowDeletion>>

  extension <<Module>><<action.id|upperCamel>>List: UITableViewDelegate {
<<if next>>
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      tableView.deselectRow(at: indexPath, animated: true)
      onChoose(indexPath.row)
    }
<<end>>
<<for deletion in action.rowDeletions>>

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      guard <<if deletion.isCall or worker>>canDelete, <<end>>let id = rows?[indexPath.row].id else { return nil }
      let delete = UIContextualAction(
        style: .destructive,
        title: <<Module>>Texts.<<deletion.id>>Button
      ) { [weak self] _, _, finish in
        self?.onDelete(id)
        // The row goes when the value is deleted.
        finish(false)
      }
      let swipe = UISwipeActionsConfiguration(actions: [delete])
      // It cannot be undone, so a long swipe is not enough.
      swipe.performsFirstActionWithFullSwipe = false
      return swipe
    }
<<end>>
  }
<<end>>
<<end>>
