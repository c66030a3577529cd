import Foundation

/// Why the interactor refuses a text that the user entered.
enum SignInErrorCode: LocalizedError {
  /// There is nothing in it but spaces, if that.
  case empty
  /// It has as many characters as ``limit`` or more.
  case tooLong
  /// A password with fewer characters than ``minimum``.
  case tooShort

  /// The number of characters that is too many.
  static let limit = 20
  /// The number of characters that a password has at least.
  static let minimum = 6

  /// What the user reads, if the app's strings do not say it otherwise.
  var errorDescription: String? {
    switch self {
    case .empty:
      NSLocalizedString(
        "SignIn.empty",
        value: "Please enter a text.",
        comment: "Nothing was entered"
      )
    case .tooLong:
      NSLocalizedString(
        "SignIn.tooLong",
        value: "This text is too long.",
        comment: "Too much was entered"
      )
    case .tooShort:
      NSLocalizedString(
        "SignIn.tooShort",
        value: "A password has at least \(Self.minimum) characters.",
        comment: "The password is too short"
      )
    }
  }
}
