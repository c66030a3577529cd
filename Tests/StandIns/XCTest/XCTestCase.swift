// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported public import Foundation
@_exported public import ObjectiveC

/// The part of a test that runs and is counted.
open class XCTest: NSObject {
  open var name: String { "" }
  open var testCaseCount: Int { 0 }

  open func setUp() async throws {}
  open func setUpWithError() throws {}
  open func setUp() {}
  open func tearDown() {}
  open func tearDownWithError() throws {}
  open func tearDown() async throws {}
}

/// Not isolated, as Apple's: a synchronous override on the main actor is an error.
open class XCTestCase: XCTest {
  open var continueAfterFailure = true
  open var executionTimeAllowance: TimeInterval = 0

  open class func setUp() {}
  open class func tearDown() {}
  open func invokeTest() {}
  open func record(_ issue: XCTIssue) {}

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  public func addTeardownBlock(_ block: @escaping () throws -> Void) {}

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  public func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {}
}

/// A failure on its way into the report.
public struct XCTIssue: Sendable {
  public enum IssueType: Int, Sendable {
    case assertionFailure, thrownError, uncaughtException, performanceRegression, system
    case unmatchedExpectedFailure
  }

  public var type: IssueType
  public var compactDescription: String

  public init(type: IssueType, compactDescription: String) {
    self.type = type
    self.compactDescription = compactDescription
  }
}

/// Thrown by a test that does not apply.
public struct XCTSkip: Error {
  public let message: String?

  public init(
    _ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.message = message()
  }
}

public func XCTSkipIf(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {}

public func XCTSkipUnless(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String? = nil,
  file: StaticString = #filePath, line: UInt = #line
) throws {}
