import Foundation

/// Why the user is not logged in.
enum LogInError: LocalizedError, Equatable {
  /// Nothing was entered where something must be.
  case incomplete
  /// The server does not accept the name and the password.
  case refused

  var errorDescription: String? {
    switch self {
    case .incomplete: "Please enter your name and your password."
    case .refused: "The name or the password is wrong."
    }
  }
}
