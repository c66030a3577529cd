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
}
