<<include "Includes/ImportAppKit.swift">>

  /// What shows the list.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = NSViewController

  /// A table of the items: selecting a row opens the item's detail in a window.
  final class <<Module>>ListController: NSViewController {
    var presenter: (any <<Module>>ListPresentation)?
    private(set) var rows: [String] = [] {
      didSet { tableView.reloadData() }
    }
    private(set) var message: String? {
      didSet {
        isMessageDue = message != nil
        presentMessage()
      }
    }
    /// Whether the message still waits for the view to be in a window.
    private(set) var isMessageDue = false
    private let tableView = NSTableView()

    init() {
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
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
      view = scrollView
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "<<Module|words>>"
      Task { [weak self] in await self?.load() }
    }

    override func viewDidAppear() {
      super.viewDidAppear()
      presentMessage()
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
      NSTextField(labelWithString: rows[row])
    }

    func tableViewSelectionDidChange(_ notification: Notification) {
      guard tableView.selectedRow >= 0 else { return }
      select(row: tableView.selectedRow)
    }
  }
#else
  /// What shows the list.
  <<if access != "internal">><<access>> <<end>>typealias <<Module>>Screen = AnyObject

  /// Replaces the table where there is no AppKit.
<<include "Includes/PlainListController.swift">>
#endif
