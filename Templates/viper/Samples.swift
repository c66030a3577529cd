<<if with contains "entity" or with contains "view-object">>
import Foundation
<<end>>
<<if input contains "isMissing">>
import <<if testing == "swift-testing">>Testing<<else>>XCTest<<end>>
<<end>>
<<if with contains "entity" or with contains "view-object" or input contains "isMissing">>

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
<<if with contains "entity" or with contains "view-object">>
<<if OwnTypes>>

<<end>>
<<if entity-fields>>
  static let first = <<Module>>Entity(
<<for field in entity-fields>>
    <<field.name>>: <<field.sample>><<if not loop.last>>,<<end>>
<<end>>
  )
<<if not (entity-fields contains "isOwn")>>

  static let json = Data(
    #"""
    {
<<for field in entity-fields>>
      "<<field.name>>": <<field.json>><<if not loop.last>>,<<end>>
<<end>>
    }
    """#.utf8)
<<end>>
<<else>>
  static let first = <<Module>>Entity()

  static let json = Data("{}".utf8)
<<end>>
<<end>>
}
