extension AcceptedProgram {
  static let mac: [AcceptedProgram] = [
    .macOS(
      "a view controller that builds its view",
      """
      import AppKit

      final class FormController: NSViewController {
        private let field = NSTextField(string: "")
        private let button = NSButton(title: "Go", target: nil, action: nil)
        private let count: Int

        init(count: Int) {
          self.count = count
          super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
          fatalError("made in code")
        }

        override func loadView() {
          view = NSView(frame: NSRect(x: 0, y: 0, width: 320, height: 200))
        }

        override func viewDidLoad() {
          super.viewDidLoad()
          button.target = self
          button.action = #selector(go(_:))
          let label = NSTextField(labelWithString: "Name")
          label.setAccessibilityElement(false)
          let stack = NSStackView(views: [label, field, button])
          stack.orientation = .vertical
          stack.translatesAutoresizingMaskIntoConstraints = false
          view.addSubview(stack)
          NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
          ])
        }

        override func viewWillAppear() {
          super.viewWillAppear()
          view.window?.title = field.stringValue
        }

        @objc private func go(_ sender: NSButton) {
          presentAsSheet(FormController(count: count + 1))
          dismiss(sender)
        }
      }
      """),
    .macOS(
      "alerts as a sheet, awaited and modal",
      """
      import AppKit

      @MainActor final class Alerts {
        var answers: [NSApplication.ModalResponse] = []

        func show(_ error: any Error, in window: NSWindow) {
          let alert = NSAlert(error: error)
          alert.alertStyle = .critical
          alert.addButton(withTitle: "OK")
          alert.beginSheetModal(for: window) { [weak self] answer in
            self?.answers.append(answer)
          }
        }

        func ask(in window: NSWindow) async -> Bool {
          let alert = NSAlert()
          alert.messageText = "Sure?"
          return await alert.beginSheetModal(for: window) == .alertFirstButtonReturn
        }

        func warn() {
          NSAlert().runModal()
        }

        func isShown(_ window: NSWindow) -> Bool {
          window.isVisible || window.isMiniaturized
        }
      }
      """),
    .macOS(
      "a table with its data source and cells",
      """
      import AppKit

      final class ListController: NSViewController, NSTableViewDataSource, NSTableViewDelegate {
        @IBOutlet private weak var tableView: NSTableView!
        private let names = ["Ada"]

        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.dataSource = self
          tableView.delegate = self
          tableView.addTableColumn(NSTableColumn(identifier: .init("name")))
        }

        func numberOfRows(in tableView: NSTableView) -> Int { names.count }

        func tableView(
          _ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int
        ) -> NSView? {
          let identifier = NSUserInterfaceItemIdentifier("cell")
          let cell = tableView.makeView(withIdentifier: identifier, owner: self) as? NSTableCellView
          cell?.textField?.stringValue = names[row]
          return cell
        }

        func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { 24 }

        func tableViewSelectionDidChange(_ notification: Notification) {
          guard tableView.selectedRow >= 0 else { return }
          tableView.deselectAll(nil)
        }
      }
      """),
    .macOS(
      "an app with a window, a storyboard and a split",
      """
      import AppKit

      final class MainWindow: NSWindowController {
        override func windowDidLoad() {
          super.windowDidLoad()
          window?.center()
        }
      }

      @main final class AppDelegate: NSObject, NSApplicationDelegate {
        private var controller: NSWindowController?

        func applicationDidFinishLaunching(_ notification: Notification) {
          let storyboard = NSStoryboard(name: "Main", bundle: nil)
          let split = NSSplitViewController()
          let side: NSViewController = storyboard.instantiateController(identifier: "Side")
          split.addSplitViewItem(NSSplitViewItem(sidebarWithViewController: side))
          if let detail = storyboard.instantiateController(withIdentifier: "Detail") as? NSViewController {
            split.addSplitViewItem(NSSplitViewItem(viewController: detail))
          }
          controller = MainWindow(window: NSWindow(contentViewController: split))
          controller?.showWindow(nil)
          NSApp.activate(ignoringOtherApps: true)
        }

        func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
      }
      """),
    .macOS(
      "an announcement to people who use VoiceOver",
      """
      import AppKit

      @MainActor func announce(_ text: String) {
        NSAccessibility.post(
          element: NSApplication.shared,
          notification: .announcementRequested,
          userInfo: [
            .announcement: text,
            .priority: NSAccessibilityPriorityLevel.high.rawValue,
          ]
        )
      }
      """),
  ]
}
