#if canImport(AppKit)
  import AppKit

  /// A table of an item's fields.
  final class <<Module>>DetailController: NSViewController {
    var presenter: (any <<Module>>DetailPresentation)?
    private(set) var lines: [<<Module>>ItemLine] = [] {
      didSet { tableView.reloadData() }
    }
<<if detail == "load" or detail-actions>>
    private(set) var message: String? {
      didSet { presentMessage() }
    }
<<end>>
<<if detail == "load">>
    private(set) var showsLoading = false {
      didSet {
        if showsLoading { indicator.startAnimation(nil) } else { indicator.stopAnimation(nil) }
      }
    }
    private(set) var loading: Task<Void, Never>?
    private let indicator = NSProgressIndicator()
<<end>>
    private let tableView = NSTableView()

    init() {
      super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
      return nil
    }
<<if detail == "load">>

    deinit {
      loading?.cancel()
    }
<<end>>

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
<<if detail == "load">>
      indicator.style = .spinning
      indicator.isDisplayedWhenStopped = false
      indicator.frame = scrollView.bounds
      indicator.autoresizingMask = [.width, .height]
      scrollView.addSubview(indicator)
<<end>>
    }

    override func viewDidLoad() {
      super.viewDidLoad()
<<if detail == "load">>
      loading = Task { [presenter] in await presenter?.loadData() }
<<else>>
      load()
<<end>>
    }
<<if detail == "load" or detail-actions>>

    private func presentMessage() {
      guard let message, isViewLoaded, let window = view.window else { return }
      let alert = NSAlert()
      alert.messageText = message
      alert.beginSheetModal(for: window)
    }
<<end>>
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
