import Foundation

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
<<if OwnTypes>>

<<end>>
<<if entity-fields>>
  static let first = <<Module>>Item(
<<for field in entity-fields>>
    <<field.name>>: <<field.sample>><<if not loop.last>>,<<end>>
<<end>>
  )

  static let second = <<Module>>Item(
<<for field in entity-fields>>
    <<field.name>>: <<include "Includes/OtherSample.swift">><<if not loop.last>>,<<end>>
<<end>>
  )
<<else>>
  static let first = <<Module>>Item()
  static let second = <<Module>>Item()
<<end>>
  static let all = [first, second]

<<if OwnTypes>>
  static var json: Data { (try? <<Module>>TestServer.encoded(all)) ?? Data() }
<<else>>
  static let json = Data(
    #"""
    [
      {
<<for field in entity-fields>>
        "<<field.name>>": <<field.json>><<if not loop.last>>,<<end>>
<<end>>
      },
      {
<<for field in entity-fields>>
        "<<field.name>>": <<include "Includes/OtherJSON.swift">><<if not loop.last>>,<<end>>
<<end>>
      }
    ]
    """#.utf8)
<<end>>
}
