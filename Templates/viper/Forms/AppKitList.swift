#if canImport(AppKit)
  import AppKit

  /// The rows of the screen, and what is shown in their place.
  final class <<Module>>List: NSScrollView, NSTableViewDataSource, NSTableViewDelegate {
    private weak var screen: <<Module>>View?
    private var rows: [<<Module>><<if with contains "view-object">>ViewObject<<else>>Entity<<end>>] = []
    private let table = NSTableView()
    private let message = NSTextField(wrappingLabelWithString: "")
    private let spinner = NSProgressIndicator()
    private let retryButton = NSButton(title: "", target: nil, action: nil)
    private let placeholder = NSStackView()

    init(for screen: <<Module>>View) {
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

    /// Fills a view<<if screen == "form" and (actions contains "isInForm" or presents)>> above another one<<end>>.
    func fill(_ view: NSView<<if screen == "form" and (actions contains "isInForm" or presents)>>, above other: NSView<<end>>) {
      translatesAutoresizingMaskIntoConstraints = false
      placeholder.translatesAutoresizingMaskIntoConstraints = false
<<if screen == "form" and (actions contains "isInForm" or presents)>>
      view.addSubview(self, positioned: .below, relativeTo: other)
<<else>>
      view.addSubview(self)
<<end>>
      view.addSubview(placeholder)
      NSLayoutConstraint.activate([
        topAnchor.constraint(equalTo: view.topAnchor),
        leadingAnchor.constraint(equalTo: view.leadingAnchor),
        trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bottomAnchor.constraint(equalTo: <<if screen == "form" and (actions contains "isInForm" or presents)>>other.topAnchor<<else>>view.bottomAnchor<<end>>),
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
      let earlier = rows
      switch state {
      case .idle, .loading: break
<<if (actions contains "isCall" or with contains "service" and actions contains "isBare")>>
      case .succeeded: break
<<end>>
      case .content(let rows): self.rows = rows
      case .empty, .failed: rows = []
      }
      message.stringValue = state == .empty ? <<Module>>Texts.empty : state.message ?? ""
      retryButton.isHidden = state.message == nil
      spinner.isHidden = state != .loading || !rows.isEmpty
      if spinner.isHidden { spinner.stopAnimation(nil) } else { spinner.startAnimation(nil) }
      if rows != earlier { table.reloadData() }
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
      rows.count
    }

    func tableView(
      _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
    ) -> NSView? {
      NSTextField(labelWithString: rows[row].headline)
    }
  }
#endif
