#if canImport(UIKit)
  import UIKit

  /// The rows of the screen, and what is shown in their place.
  final class <<Module>>List: UITableView, UITableViewDataSource {
    private weak var screen: <<Module>>View?
    private var rows: [<<Module>><<if with contains "view-object">>ViewObject<<else>>Entity<<end>>] = []
    private let message = UILabel()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private let retryButton = UIButton(configuration: .bordered())
<<for action in actions>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
    let <<action.id>>Spinner = UIActivityIndicatorView(style: .medium)
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>

    init(for screen: <<Module>>View) {
      self.screen = screen
      super.init(frame: .zero, style: .plain)
      dataSource = self
<<for action in actions>>
<<if action.selector == "delete(id:)">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
      delegate = self
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
      allowsSelection = false
      register(UITableViewCell.self, forCellReuseIdentifier: "row")
      accessibilityIdentifier = "<<Module>>.list"
      let refresh = UIRefreshControl()
      refresh.addAction(UIAction { [weak self] _ in self?.screen?.load() }, for: .valueChanged)
      refreshControl = refresh
<<for action in actions>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
      <<action.id>>Spinner.accessibilityIdentifier = "<<Module>>.<<action.id>>.spinner"
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
      addPlaceholder()
      update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }

    /// Fills a view<<if screen == "form" and (actions contains "isInForm" or presents)>>, above another one if there is one<<end>>.
    func fill(_ view: UIView<<if screen == "form" and (actions contains "isInForm" or presents)>>, above other: UIView? = nil<<end>>) {
      translatesAutoresizingMaskIntoConstraints = false
      view.insertSubview(self, at: 0)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: view.topAnchor),
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottomAnchor.constraint(equalTo: <<if screen == "form" and (actions contains "isInForm" or presents)>>other?.topAnchor ?? <<end>>view.bottomAnchor),
      ])
    }

    /// Shows the state of the load. Rows stay while they are loaded again, and if that fails.
    func update() {
      let state = screen?.states[.load] ?? .idle
      let earlier = (rows, header)
      switch state {
      case .idle, .loading, .failed: break
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
      case .succeeded: break
<<end>>
      case .content(let rows): self.rows = rows
      case .empty: rows = []
      }
      let text = state == .empty ? <<Module>>Texts.empty : failure
      if let text, text != message.text {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      message.text = text
      backgroundView?.isHidden = !rows.isEmpty
      retryButton.isHidden = state.message == nil
      if state == .loading, rows.isEmpty {
        spinner.startAnimating()
      } else {
        spinner.stopAnimating()
      }
      // Only what has changed is shown again: it closes an open swipe. It comes before the lines that
      // may lay out the table.
      if earlier != (rows, header) { reloadData() }
      if state != .loading { refreshControl?.endRefreshing() }
<<for action in actions>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
      showDeletion()
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
    }
<<for action in actions>>
<<if action.selector == "delete(id:)" and action.isCall and with contains "service" and (with contains "entity" or with contains "view-object") and entity-fields contains "isID">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

    /// Shows a spinner above the rows while one of them is deleted.
    private func showDeletion() {
      let isRunning = screen?.states[.<<action.id>>] == .loading
      if isRunning { <<action.id>>Spinner.startAnimating() } else { <<action.id>>Spinner.stopAnimating() }
      let view = isRunning ? <<action.id>>Spinner : nil
      if tableHeaderView !== view { tableHeaderView = view }
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>

    /// The message of a failure, above the rows that stay.
    private var header: String? { rows.isEmpty ? nil : message.text }

    private var failure: String? {
<<for action in actions>>
<<if action.selector == "delete(id:)">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
<<if action.isCall>>
      if let message = screen?.states[.<<action.id>>]?.message { return message }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
      return screen?.states[.load]?.message
    }

    private func addPlaceholder() {
      message.font = .preferredFont(forTextStyle: .body)
      message.adjustsFontForContentSizeCategory = true
      message.numberOfLines = 0
      message.textAlignment = .center
      message.accessibilityIdentifier = "<<Module>>.message"
      retryButton.configuration?.title = <<Module>>Texts.tryAgain
      retryButton.accessibilityIdentifier = "<<Module>>.tryAgain"
      let retry = UIAction { [weak self] _ in self?.screen?.load() }
      retryButton.addAction(retry, for: .primaryActionTriggered)
      let stack = UIStackView(arrangedSubviews: [spinner, message, retryButton])
      stack.axis = .vertical
      stack.alignment = .center
      stack.spacing = 16
      stack.translatesAutoresizingMaskIntoConstraints = false
      let background = UIView()
      background.addSubview(stack)
      NSLayoutConstraint.activate([
        stack.leadingAnchor.constraint(equalTo: background.layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: background.layoutMarginsGuide.trailingAnchor),
        stack.centerYAnchor.constraint(equalTo: background.centerYAnchor),
      ])
      backgroundView = background
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      header
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = rows[indexPath.row].headline
      cell.accessibilityIdentifier = "<<Module>>.row"
      cell.contentConfiguration = content
      return cell
    }
  }
<<for action in actions>>
<<if action.selector == "delete(id:)">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

  // MARK: - Deletion

  extension <<Module>>List: UITableViewDelegate {
    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
<<if action.isCall>>
      guard screen?.states[.<<action.id>>] != .loading else { return nil }
<<end>>
      let id = rows[indexPath.row].id
      let delete = UIContextualAction(
        style: .destructive,
        title: <<Module>>Texts.<<action.id>>Button
      ) { [weak self] _, _, finish in
        self?.screen?.delete(id: id)
        // The row goes after the service has deleted it.
        finish(false)
      }
      let swipe = UISwipeActionsConfiguration(actions: [delete])
      // It cannot be undone, so a long swipe is not enough.
      swipe.performsFirstActionWithFullSwipe = false
      return swipe
    }
  }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
#endif
