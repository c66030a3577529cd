public import Foundation

/// The app that a user interface test drives.
@objc @MainActor open class XCUIApplication: XCUIElement {
  open var launchArguments: [String] = []
  open var launchEnvironment: [String: String] = [:]

  public override init() {
    super.init()
  }

  public init(bundleIdentifier: String) {
    super.init()
  }

  open func launch() {}
  open func activate() {}
  open func terminate() {}
}

/// Something on the display. Each question looks it up anew.
@objc @MainActor open class XCUIElement: NSObject {
  override init() {
    super.init()
  }

  open var exists: Bool { false }
  open var isHittable: Bool { false }
  open var isEnabled: Bool { false }
  open var isSelected: Bool { false }
  open var identifier: String { "" }
  open var label: String { "" }
  open var title: String { "" }
  open var value: Any? { nil }
  open var placeholderValue: String? { nil }
  open var frame: CGRect { .zero }

  open func waitForExistence(timeout: TimeInterval) -> Bool { true }
  open func waitForNonExistence(timeout: TimeInterval) -> Bool { true }

  open func tap() {}
  open func doubleTap() {}
  open func press(forDuration duration: TimeInterval) {}
  open func swipeUp() {}
  open func swipeDown() {}
  open func typeText(_ text: String) {}

  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate()
  }
}

extension XCUIElement {
  public func wait<V>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool where V: Equatable { true }

  public func screenshot() -> XCUIScreenshot { XCUIScreenshot() }
}

/// Core Graphics' distance, which Linux lacks.
public struct CGVector: Equatable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public static let zero = CGVector(dx: 0, dy: 0)
}

@objc @MainActor open class XCUICoordinate: NSObject {
  override init() {
    super.init()
  }

  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { self }
  open func tap() {}
}

/// The elements of one kind.
@objc @MainActor open class XCUIElementQuery: NSObject {
  override init() {
    super.init()
  }

  open var count: Int { 0 }
  open var firstMatch: XCUIElement { XCUIElement() }
  open var element: XCUIElement { XCUIElement() }
  open func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
  public subscript(key: String) -> XCUIElement { XCUIElement() }
}

@MainActor public protocol XCUIElementTypeQueryProvider {
  var alerts: XCUIElementQuery { get }
  var buttons: XCUIElementQuery { get }
  var cells: XCUIElementQuery { get }
  var datePickers: XCUIElementQuery { get }
  var navigationBars: XCUIElementQuery { get }
  var scrollViews: XCUIElementQuery { get }
  var secureTextFields: XCUIElementQuery { get }
  var staticTexts: XCUIElementQuery { get }
  var switches: XCUIElementQuery { get }
  var tables: XCUIElementQuery { get }
  var textFields: XCUIElementQuery { get }
}

extension XCUIElementTypeQueryProvider {
  public var alerts: XCUIElementQuery { XCUIElementQuery() }
  public var buttons: XCUIElementQuery { XCUIElementQuery() }
  public var cells: XCUIElementQuery { XCUIElementQuery() }
  public var datePickers: XCUIElementQuery { XCUIElementQuery() }
  public var navigationBars: XCUIElementQuery { XCUIElementQuery() }
  public var scrollViews: XCUIElementQuery { XCUIElementQuery() }
  public var secureTextFields: XCUIElementQuery { XCUIElementQuery() }
  public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
  public var switches: XCUIElementQuery { XCUIElementQuery() }
  public var tables: XCUIElementQuery { XCUIElementQuery() }
  public var textFields: XCUIElementQuery { XCUIElementQuery() }
}

extension XCUIElement: XCUIElementTypeQueryProvider {}
extension XCUIElementQuery: XCUIElementTypeQueryProvider {}

open class XCUIScreenshot: NSObject, @unchecked Sendable {
  open var pngRepresentation: Data { Data() }
}

extension XCTAttachment {
  public convenience init(screenshot: XCUIScreenshot) {
    self.init()
  }
}
