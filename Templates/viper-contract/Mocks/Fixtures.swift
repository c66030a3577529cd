@testable import <<Target>>

/// Values for the tests, in place of what the module is given.
@MainActor
enum <<Module>>Fixtures {
<<for value in input>>
<<if value.sample>>
  static var <<value.reference>>: <<value.valueType>> { <<value.sample>> }
<<else>>
  static var <<value.reference>>: <<value.valueType>> {
    fatalError("Return a value of the type '<<value.valueType>>' here.")
  }
<<end>>
<<end>>
}
