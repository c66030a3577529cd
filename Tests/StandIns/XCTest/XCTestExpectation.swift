public import Foundation

/// Something a test waits for.
open class XCTestExpectation: NSObject, @unchecked Sendable {
  open var expectationDescription: String
  open var isInverted = false
  open var expectedFulfillmentCount = 1
  open var assertForOverFulfill = false

  public init(description: String) {
    expectationDescription = description
  }

  open func fulfill() {}
}

/// Waits for expectations outside a test case.
open class XCTWaiter: NSObject {
  public enum Result: Int, Sendable {
    case completed = 1
    case timedOut, incorrectOrder, invertedFulfillment, interrupted
  }

  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  open class func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval
  ) -> Result { .completed }

  public class func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity,
    enforceOrder: Bool = false, isolation: isolated (any Actor)? = #isolation
  ) async -> Result { .completed }
}

extension XCTestCase {
  public func expectation(description: String) -> XCTestExpectation {
    XCTestExpectation(description: description)
  }

  public func expectation(
    forNotification name: NSNotification.Name, object: Any?,
    handler: ((Notification) -> Bool)? = nil
  ) -> XCTestExpectation { XCTestExpectation(description: "") }

  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any?, handler: (() -> Bool)? = nil
  ) -> XCTestExpectation { XCTestExpectation(description: "") }

  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @MainActor public func waitForExpectations(
    timeout: TimeInterval, handler: ((Error?) -> Void)? = nil
  ) {}

  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(for expectations: [XCTestExpectation]) {}

  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) {}

  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(for expectations: [XCTestExpectation], enforceOrder: Bool) {}

  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval, enforceOrder: Bool
  ) {}

  public func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity,
    enforceOrder: Bool = false, isolation: isolated (any Actor)? = #isolation
  ) async {}
}
