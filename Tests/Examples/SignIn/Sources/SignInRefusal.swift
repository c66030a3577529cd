import Foundation

/// The reason why the server did not sign the user in.
enum SignInRefusal: LocalizedError, Equatable {
  /// The server knows no such user, or the password is another one.
  case wrongPassword
  /// Too many attempts.
  case locked
  /// The server is in trouble.
  case server(status: Int)

  /// The refusal that a status means; none where it means success.
  init?(status: Int) {
    switch status {
    case 200..<300: return nil
    case 401, 403: self = .wrongPassword
    case 423, 429: self = .locked
    default: self = .server(status: status)
    }
  }

  var errorDescription: String? {
    switch self {
    case .wrongPassword: "The user name or the password is wrong."
    case .locked: "There were too many attempts. Please try again later."
    case .server(let status): "The server could not answer (\(status))."
    }
  }
}
