import Foundation

@testable import <<Target>>

/// Values for the tests.
@MainActor
enum <<Module>>Samples {
<<if with contains "entity" or with contains "view-object">>
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
<<if input>>

<<end>>
<<end>>
<<for value in input>>
<<if value.sample>>
  static let <<value.reference>>: <<value.valueType>> = <<value.sample>>
<<else>>
  static var <<value.reference>>: <<value.valueType>> { fatalError("Return a value for the tests.") }
<<end>>
<<end>>
}
