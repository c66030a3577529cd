#if canImport(AppKit)
  import AppKit

  /// The rows of the screen, and what is shown in their place.
  final class <<Module>>ListTable: NSScrollView, NSTableViewDataSource, NSTableViewDelegate {
    private weak var screen: <<Module>>ListController?
    private let table = NSTableView()
    private let message = NSTextField(wrappingLabelWithString: "")
    private let spinner = NSProgressIndicator()
    private let retryButton = NSButton(title: "", target: nil, action: nil)
    private let placeholder = NSStackView()
    private let failure = NSTextField(wrappingLabelWithString: "")
    private let header = NSStackView()

    init(for screen: <<Module>>ListController) {
      self.screen = screen
      super.init(frame: .zero)
      table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("row")))
      table.headerView = nil
      table.dataSource = self
      table.delegate = self
      table.setAccessibilityIdentifier("<<Module>>.list")
      documentView = table
      hasVerticalScroller = true
      addPlaceholder()
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
    func fill(_ view: NSView, above form: NSView) {
<<end>>
<<end>>
<<end>>
<<if not (screen == "form" and actions contains "isInForm")>>
    /// Fills a view.
    func fill(_ view: NSView) {
<<end>>
<<if screen == "form" and actions contains "isInForm">>
<<for last in actions>>
<<if loop.last and loop.first and last.selector == "delete(id:)" and entity-fields contains "isID" and ui != "appkit">>
    /// Fills a view.
    func fill(_ view: NSView) {
<<end>>
<<end>>
<<end>>
      translatesAutoresizingMaskIntoConstraints = false
      placeholder.translatesAutoresizingMaskIntoConstraints = false
      header.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(header)
      view.addSubview(self)
      view.addSubview(placeholder)
      NSLayoutConstraint.activate([
        header.topAnchor.constraint(equalTo: view.topAnchor),
        header.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        header.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        topAnchor.constraint(equalTo: header.bottomAnchor),
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
        heightAnchor.constraint(greaterThanOrEqualToConstant: 160),
        widthAnchor.constraint(greaterThanOrEqualToConstant: 240),
        placeholder.centerXAnchor.constraint(equalTo: centerXAnchor),
        placeholder.centerYAnchor.constraint(equalTo: centerYAnchor),
        placeholder.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.8),
      ])
    }

    /// Shows the state of the load. Rows stay while they are loaded again.
    func update() {
      let state = screen?.states[.load] ?? .idle
      let hasRows = screen?.rows.isEmpty == false
      let text = state.message ?? ""
      message.stringValue = state == .empty ? <<Module>>Texts.empty : hasRows ? "" : text
      failure.stringValue = hasRows ? text : ""
      failure.isHidden = failure.stringValue.isEmpty
      retryButton.isHidden = hasRows || state.message == nil
      spinner.isHidden = state != .loading || hasRows
      if spinner.isHidden { spinner.stopAnimation(nil) } else { spinner.startAnimation(nil) }
      table.reloadData()
    }

    private func addPlaceholder() {
      message.alignment = .center
      message.setAccessibilityIdentifier("<<Module>>.message")
      failure.textColor = .systemRed
      failure.setAccessibilityIdentifier("<<Module>>.failure")
      header.addArrangedSubview(failure)
      spinner.style = .spinning
      retryButton.title = <<Module>>Texts.tryAgain
      retryButton.target = self
      retryButton.action = #selector(retry)
      retryButton.setAccessibilityIdentifier("<<Module>>.tryAgain")
      placeholder.orientation = .vertical
      for view in [spinner, message, retryButton] { placeholder.addArrangedSubview(view) }
    }

    @objc private func retry() {
      screen?.load()
    }

    func numberOfRows(in tableView: NSTableView) -> Int {
      screen?.rows.count ?? 0
    }

    func tableView(
      _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
    ) -> NSView? {
<<if subtitle-field>>
      guard let item = screen?.rows[row] else { return nil }
      let subtitle = NSTextField(labelWithString: item.subtitle)
      subtitle.textColor = .secondaryLabelColor
      let stack = NSStackView()
      stack.orientation = .vertical
      stack.alignment = .leading
      stack.addArrangedSubview(NSTextField(labelWithString: item.headline))
      stack.addArrangedSubview(subtitle)
      return stack
<<else>>
      NSTextField(labelWithString: screen?.rows[row].headline ?? "")
<<end>>
    }

    func tableViewSelectionDidChange(_ notification: Notification) {
      guard table.selectedRow >= 0 else { return }
      screen?.select(row: table.selectedRow)
      table.deselectAll(nil)
    }
  }
#endif
