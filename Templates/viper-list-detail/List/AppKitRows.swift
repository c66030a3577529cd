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

    /// Fills a view down to an anchor.
    func fill(_ view: NSView, above bottom: NSLayoutYAxisAnchor) {
      translatesAutoresizingMaskIntoConstraints = false
      placeholder.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(self)
      view.addSubview(placeholder)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: view.topAnchor),
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottomAnchor.constraint(equalTo: bottom),
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
      message.stringValue = state == .empty ? <<Module>>Texts.empty : state.message ?? ""
      retryButton.isHidden = state.message == nil
      spinner.isHidden = state != .loading || screen?.rows.isEmpty != true
      if spinner.isHidden { spinner.stopAnimation(nil) } else { spinner.startAnimation(nil) }
      table.reloadData()
    }

    private func addPlaceholder() {
      message.alignment = .center
      message.setAccessibilityIdentifier("<<Module>>.message")
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
