import Foundation

/// Why the interactor refuses a text that the user entered.
enum <<Module>>ErrorCode: LocalizedError {
  /// There is nothing in it but spaces, if that.
  case empty
  /// It has as many characters as ``limit`` or more.
  case tooLong

  /// The number of characters that is too many.
  static let limit = 20

  /// What the user reads, if the app's strings do not say it otherwise.
  var errorDescription: String? {
    switch self {
    case .empty:
      NSLocalizedString(
        "<<Module>>.empty",
        value: "Please enter a text.",
        comment: "Nothing was entered"
      )
    case .tooLong:
      NSLocalizedString(
        "<<Module>>.tooLong",
        value: "This text is too long.",
        comment: "Too much was entered"
      )
    }
  }
}
