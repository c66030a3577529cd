// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A variable in the SDK, which apps do not set.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

@objc @MainActor open class NSApplication: NSResponder {
  open class var shared: NSApplication { NSApplication() }
  open weak var delegate: (any NSApplicationDelegate)?
  open var mainMenu: NSMenu?
  open var keyWindow: NSWindow? { nil }
  open var mainWindow: NSWindow? { nil }
  open var windows: [NSWindow] { [] }
  open var isActive: Bool { false }

  open func run() {}
  open func terminate(_ sender: Any?) {}
  open func activate(ignoringOtherApps flag: Bool) {}
  open func activate() {}
  open func runModal(for window: NSWindow) -> ModalResponse { .stop }
  open func stopModal() {}
  open func stopModal(withCode returnCode: ModalResponse) {}
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?) -> Bool { false }
  @discardableResult open func setActivationPolicy(_ policy: ActivationPolicy) -> Bool { true }

  public struct ModalResponse: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(_ rawValue: Int) { self.rawValue = rawValue }
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let OK = ModalResponse(1)
    public static let cancel = ModalResponse(0)
    public static let stop = ModalResponse(-1000)
    public static let abort = ModalResponse(-1001)
    public static let `continue` = ModalResponse(-1002)
    public static let alertFirstButtonReturn = ModalResponse(1000)
    public static let alertSecondButtonReturn = ModalResponse(1001)
    public static let alertThirdButtonReturn = ModalResponse(1002)
  }

  @objc(NSApplicationActivationPolicy) public enum ActivationPolicy: Int, Sendable {
    case regular, accessory, prohibited
  }

  @objc(NSApplicationTerminateReply) public enum TerminateReply: UInt, Sendable {
    case terminateCancel, terminateNow, terminateLater
  }

  nonisolated public static let didBecomeActiveNotification = NSNotification.Name("active")
}

@objc @MainActor public protocol NSApplicationDelegate where Self: NSObject {
  @objc optional func applicationWillFinishLaunching(_ notification: Notification)
  @objc optional func applicationDidFinishLaunching(_ notification: Notification)
  @objc optional func applicationWillTerminate(_ notification: Notification)
  @objc optional func applicationDidBecomeActive(_ notification: Notification)
  @objc optional func applicationShouldTerminate(
    _ sender: NSApplication
  ) -> NSApplication.TerminateReply
  @objc optional func applicationShouldTerminateAfterLastWindowClosed(
    _ sender: NSApplication
  ) -> Bool
  @objc optional func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  public static func main() {}
}
