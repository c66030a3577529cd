import Foundation

@testable import <<Target>>

/// Two items, and the JSON of both.
enum <<Module>>ItemSamples {
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
<<if detail == "load">>

  static let firstJSON = Data(
    #"""
    {
<<for field in entity-fields>>
      "<<field.name>>": <<field.json>><<if not loop.last>>,<<end>>
<<end>>
    }
    """#.utf8)
<<end>>
}
