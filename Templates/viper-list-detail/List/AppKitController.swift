<<include "Includes/ImportAppKit.swift">>

  /// What shows the list.
  <<include "Includes/Access.swift">>typealias <<Module>>Screen = NSViewController

  /// A table of the items: selecting a row opens the item's detail in a window.
  final class <<Module>>ListController: NSViewController {
    var presenter: (any <<Module>>ListPresentation)?
    private(set) var rows: [<<Module>>Item] = [] {
      didSet { showRows() }
    }
    private(set) var showsLoading = false {
      didSet { showRows() }
    }
    private(set) var message: String? {
      didSet {
        isMessageDue = message != nil
        presentMessage()
      }
    }
    /// Whether the message still waits for the view to be in a window.
    private(set) var isMessageDue = false
    private(set) var loading: Task<Void, Never>?
    private let tableView = NSTableView()
    private let placeholderLabel = NSTextField(labelWithString: "")

    init() {
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }

    deinit {
      loading?.cancel()
    }

    func makeScreen() -> <<Module>>Screen { self }

    func push(_ detail: <<Module>>DetailController) {
      presentAsModalWindow(detail)
    }

    override func loadView() {
      let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier("item"))
      tableView.addTableColumn(column)
      tableView.headerView = nil
      tableView.dataSource = self
      tableView.delegate = self
      let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 320, height: 480))
      scrollView.documentView = tableView
      scrollView.hasVerticalScroller = true
      placeholderLabel.frame = scrollView.bounds
      placeholderLabel.autoresizingMask = [.width, .height]
      scrollView.addSubview(placeholderLabel)
      view = scrollView
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = <<Module>>Texts.title
      loading = Task { [presenter] in await presenter?.loadData() }
    }

    override func viewDidAppear() {
      super.viewDidAppear()
      presentMessage()
    }

    private func showRows() {
      tableView.reloadData()
      placeholderLabel.stringValue = placeholder ?? ""
    }

    private func presentMessage() {
      guard isMessageDue, isViewLoaded, let window = view.window, let message else { return }
      isMessageDue = false
      let alert = NSAlert()
      alert.messageText = message
      alert.beginSheetModal(for: window)
    }
  }

  extension <<Module>>ListController:
    NSTableViewDataSource, NSTableViewDelegate
  {
    func numberOfRows(in tableView: NSTableView) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
    ) -> NSView? {
      NSTextField(labelWithString: rows[row].headline)
    }

    func tableViewSelectionDidChange(_ notification: Notification) {
      guard tableView.selectedRow >= 0 else { return }
      select(row: tableView.selectedRow)
    }
  }
#else
  /// What shows the list.
  <<include "Includes/Access.swift">>typealias <<Module>>Screen =
    <<Module>>ListController

  /// Replaces the table where there is no AppKit.
<<include "Includes/PlainListController.swift">>
#endif
