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
<<if actions contains "isPlain" or interactor-to-service contains "isPlain">>
<<if OwnTypes>>

<<end>>
<<if entity-fields>>
  static let first = <<Module>>Entity(
<<for field in entity-fields>>
    <<field.name>>: <<field.sample>><<if not loop.last>>,<<end>>
<<end>>
  )

  static let json = Data(
    #"""
    {
<<for field in entity-fields>>
      "<<field.name>>": <<field.json>><<if not loop.last>>,<<end>>
<<end>>
    }
    """#.utf8)
<<else>>
  static let first = <<Module>>Entity()

  static let json = Data("{}".utf8)
<<end>>
<<end>>
}
