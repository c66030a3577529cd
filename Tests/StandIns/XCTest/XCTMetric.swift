public import Foundation

/// What a performance test measures.
public protocol XCTMetric: NSObjectProtocol {}

open class XCTClockMetric: NSObject, XCTMetric {
  public override init() {}
}

open class XCTMemoryMetric: NSObject, XCTMetric {
  public override init() {}
}

open class XCTMeasureOptions: NSObject {
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
  open var iterationCount = 5
}

extension XCTestCase {
  public func measure(_ block: () -> Void) {}

  public func measure(metrics: [any XCTMetric], block: () -> Void) {}

  public func measure(options: XCTMeasureOptions, block: () -> Void) {}

  public func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void
  ) {}
}
