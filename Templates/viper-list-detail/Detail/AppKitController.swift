#if canImport(AppKit)
  import AppKit

  /// A table of an item's fields.
  final class <<Module>>DetailController: NSViewController {
    var presenter: (any <<Module>>DetailPresentation)?
    private(set) var lines: [<<Module>>ItemLine] = [] {
      didSet { tableView.reloadData() }
    }
    private let tableView = NSTableView()

    init() {
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }

    override func loadView() {
      for name in ["Name", "Value"] {
        let column = NSTableColumn(identifier: NSUserInterfaceItemIdentifier(name))
        column.title = name
        tableView.addTableColumn(column)
      }
      tableView.dataSource = self
      tableView.delegate = self
      let scrollView = NSScrollView(frame: NSRect(x: 0, y: 0, width: 320, height: 240))
      scrollView.documentView = tableView
      scrollView.hasVerticalScroller = true
      view = scrollView
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      load()
    }
  }

  extension <<Module>>DetailController:
    NSTableViewDataSource, NSTableViewDelegate
  {
    func numberOfRows(in tableView: NSTableView) -> Int {
      lines.count
    }

    func tableView(
      _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
    ) -> NSView? {
      let isName = tableColumn?.identifier.rawValue == "Name"
      return NSTextField(labelWithString: isName ? lines[row].name : lines[row].value)
    }
  }
#else
  /// Replaces the table where there is no AppKit.
<<include "Includes/PlainDetailController.swift">>
#endif
