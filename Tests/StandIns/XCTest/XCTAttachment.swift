public import Foundation

/// What a test leaves in the result bundle.
open class XCTAttachment: NSObject {
  open var name: String?
  open var lifetime: Lifetime = .deleteOnSuccess
  open var uniformTypeIdentifier: String { "" }

  public convenience init(data payload: Data) {
    self.init()
  }

  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init()
  }

  public convenience init(string: String) {
    self.init()
  }

  @objc(XCTAttachmentLifetime) public enum Lifetime: Int, Sendable {
    case keepAlways, deleteOnSuccess
  }
}

/// A step of a test.
public protocol XCTActivity: NSObjectProtocol {
  var name: String { get }
  func add(_ attachment: XCTAttachment)
}

extension XCTestCase {
  public func add(_ attachment: XCTAttachment) {}
}

open class XCTContext: NSObject {
  @MainActor public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result { fatalError() }
}
