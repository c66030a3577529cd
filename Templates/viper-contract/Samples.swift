<<if input contains "isMissing">>
import <<if testing == "swift-testing">>Testing<<else>>XCTest<<end>>

<<end>>
@testable import <<Target>>

/// Values for the tests.
@MainActor
enum <<Module>>Samples {
<<for own in OwnTypes>>
<<if own.sample>>
  static let <<own.name>> = <<own.sample>>
<<else>>
  /// Write a value here: the tests that need it are skipped without it.
  static let <<own.name>>: <<own.type>>? = nil
<<end>>
<<end>>
<<if input contains "isMissing">>

  /// A value that is written above. Without it, the test <<if testing == "swift-testing">>fails<<else>>is skipped<<end>>.
  static func written<Value>(_ value: Value?, as name: String) throws -> Value {
<<if testing == "swift-testing">>
    try #require(value, "write <<Module>>Samples.\(name)")
<<else>>
    guard let value else { throw XCTSkip("write <<Module>>Samples.\(name)") }
    return value
<<end>>
  }
<<end>>
}
