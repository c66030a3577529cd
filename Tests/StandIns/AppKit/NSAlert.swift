public import Foundation

@objc @MainActor open class NSAlert: NSObject {
  open var messageText = ""
  open var informativeText = ""
  open var alertStyle: Style = .warning
  open var icon: NSImage!
  open var accessoryView: NSView?
  open var showsSuppressionButton = false
  open var buttons: [NSButton] { [] }
  open var suppressionButton: NSButton? { nil }
  open var window: NSWindow { NSWindow(contentViewController: NSViewController()) }

  public override init() {
    super.init()
  }

  public convenience init(error: any Error) {
    self.init()
  }

  @discardableResult open func addButton(withTitle title: String) -> NSButton { NSButton() }
  @discardableResult open func runModal() -> NSApplication.ModalResponse { .OK }
  open func layout() {}

  @objc(NSAlertStyle) public enum Style: UInt, Sendable {
    case warning, informational, critical
  }

  open func beginSheetModal(
    for sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}

  open func beginSheetModal(
    for sheetWindow: NSWindow
  ) async -> NSApplication.ModalResponse { .OK }
}
