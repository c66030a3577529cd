#if canImport(UIKit)
  import UIKit

  /// The rows of the screen, and what is shown in their place.
  final class <<Module>>ListTable: UITableView, UITableViewDataSource, UITableViewDelegate {
    private weak var screen: <<Module>>ListController?
    let message = UILabel()
    let retryButton = UIButton(configuration: .bordered())
    let failureMessage = UILabel()
    let reloadButton = UIButton(configuration: .plain())
    private let header = UIStackView()
    private let spinner = UIActivityIndicatorView(style: .medium)
    private var shownRows: [<<Module>>Item] = []
    private var announced: String?

    init(for screen: <<Module>>ListController) {
      self.screen = screen
      super.init(frame: .zero, style: .plain)
      dataSource = self
      delegate = self
      register(UITableViewCell.self, forCellReuseIdentifier: "row")
      accessibilityIdentifier = "<<Module>>.list"
<<if screen == "form" and actions contains "hasTextField">>
      keyboardDismissMode = .onDrag
<<end>>
      let refresh = UIRefreshControl()
      refresh.addAction(UIAction { [weak self] _ in self?.screen?.load() }, for: .valueChanged)
      refreshControl = refresh
      addPlaceholder()
      addHeader()
      update()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }

<<if screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>
    /// Fills a view above its form.
    func fill(_ view: UIView, above form: UIView) {
<<end>>
<<end>>
<<end>>
<<if not (screen == "form" and actions contains "isInForm")>>
    /// Fills a view.
    func fill(_ view: UIView) {
<<end>>
<<if screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and loop.first and last.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
    /// Fills a view.
    func fill(_ view: UIView) {
<<end>>
<<end>>
<<end>>
      translatesAutoresizingMaskIntoConstraints = false
<<if screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>
      // The navigation bar follows the scroll view that is the first subview.
      view.insertSubview(self, at: 0)
<<end>>
<<end>>
<<end>>
<<if not (screen == "form" and actions contains "isInForm")>>
      view.addSubview(self)
<<end>>
<<if screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and loop.first and last.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
      view.addSubview(self)
<<end>>
<<end>>
<<end>>
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: view.topAnchor),
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
<<if screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and not (loop.first and last.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit")>>
        bottomAnchor.constraint(equalTo: form.topAnchor),
<<end>>
<<end>>
<<end>>
<<if not (screen == "form" and actions contains "isInForm")>>
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
<<end>>
<<if screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and loop.first and last.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
        bottomAnchor.constraint(equalTo: view.bottomAnchor),
<<end>>
<<end>>
<<end>>
      ])
    }

    /// Shows the state of the load. Rows stay while they are loaded again.
    func update() {
      let state = screen?.states[.load] ?? .idle
      let hasRows = screen?.rows.isEmpty == false
      message.text = state == .empty ? <<Module>>Texts.empty : hasRows ? nil : state.message
      retryButton.isHidden = hasRows || state.message == nil
      announce(failure ?? state.message)
      if state == .loading, !hasRows {
        spinner.startAnimating()
      } else {
        spinner.stopAnimating()
      }
      reload(screen?.rows ?? [], below: failure)
      if state != .loading { refreshControl?.endRefreshing() }
    }

    /// Reloads only for a change of what is shown: else a swipe and the focus of VoiceOver are lost.
    private func reload(_ rows: [<<Module>>Item], below failure: String?) {
      reloadButton.isHidden = screen?.states[.load]?.message == nil
      guard rows != shownRows || failure != failureMessage.text else { return }
      shownRows = rows
      failureMessage.text = failure
      reloadData()
    }

    /// Lets VoiceOver say once what has failed.
    private func announce(_ text: String?) {
      if let text, text != announced {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
      announced = text
    }

    private var retry: UIAction {
      UIAction { [weak self] _ in self?.screen?.load() }
    }

    private func addPlaceholder() {
      message.font = .preferredFont(forTextStyle: .body)
      message.adjustsFontForContentSizeCategory = true
      message.numberOfLines = 0
      message.textAlignment = .center
      message.accessibilityIdentifier = "<<Module>>.message"
      retryButton.configuration?.title = <<Module>>Texts.tryAgain
      retryButton.accessibilityIdentifier = "<<Module>>.tryAgain"
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

    private func addHeader() {
      failureMessage.font = .preferredFont(forTextStyle: .footnote)
      failureMessage.adjustsFontForContentSizeCategory = true
      failureMessage.numberOfLines = 0
      failureMessage.textColor = .systemRed
      failureMessage.accessibilityIdentifier = "<<Module>>.failure"
      reloadButton.configuration?.title = <<Module>>Texts.tryAgain
      reloadButton.accessibilityIdentifier = "<<Module>>.reload"
      reloadButton.addAction(retry, for: .primaryActionTriggered)
      header.addArrangedSubview(failureMessage)
      header.addArrangedSubview(reloadButton)
      header.axis = .vertical
      header.backgroundColor = .systemBackground
      header.isLayoutMarginsRelativeArrangement = true
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      screen?.rows.count ?? 0
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = dequeueReusableCell(withIdentifier: "row", for: indexPath)
      var content = cell.defaultContentConfiguration()
      guard let item = screen?.rows[indexPath.row] else { return cell }
      content.text = item.headline
<<if subtitle-field>>
      content.secondaryText = item.subtitle
<<end>>
      cell.contentConfiguration = content
<<for field in entity-fields>>
<<if field.isID>>
      cell.accessibilityIdentifier = "<<Module>>.row.\(<<if field.isOptional>>String(describing: item.id)<<else>>item.id<<end>>)"
<<end>>
<<end>>
<<if not (entity-fields contains "isID")>>
      cell.accessibilityIdentifier = "<<Module>>.row.\(indexPath.row)"
<<end>>
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      failure == nil ? nil : header
    }

    /// What has failed while there are rows.
    private var failure: String? {
<<for action in actions>>
<<if action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>
<<if action.isCall>>
      if let text = screen?.states[.<<action.id>>]?.message { return text }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
      return screen?.rows.isEmpty == false ? screen?.states[.load]?.message : nil
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      deselectRow(at: indexPath, animated: true)
      screen?.select(row: indexPath.row)
    }
<<for action in actions>>
<<if action.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
<<for parameter in action.parameters>>
<<for field in entity-fields>>
<<if field.isID and field.type == parameter.type>>

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
<<if action.isCall>>
      guard screen?.states[.<<action.id>>] != .loading else { return nil }
<<end>>
      guard let id = screen?.rows[indexPath.row].id else { return nil }
      let delete = UIContextualAction(
        style: .destructive,
        title: <<Module>>Texts.<<action.id>>Button
      ) { [weak self] _, _, finish in
        self?.screen?.delete(id: id)
        // The row goes when the server has deleted the item.
        finish(false)
      }
      let swipe = UISwipeActionsConfiguration(actions: [delete])
      // It cannot be undone, so a long swipe is not enough.
      swipe.performsFirstActionWithFullSwipe = false
      return swipe
    }
<<end>>
<<end>>
<<end>>
<<end>>
<<end>>
  }
#endif
