/// A piece of data as the module receives and keeps it.
struct LogInEntity: Codable, Equatable, Sendable {
  let token: String
  let displayName: String?
  let expiresIn: Int
}

extension LogInEntity {
  /// What a row shows of it.
  var headline: String {
    token
  }
}

extension LogInEntity {
  /// What the app calls the user.
  func greeting(for user: String) -> String {
    guard let displayName, !displayName.isEmpty else { return "Hello, \(user)" }
    return "Hello, \(displayName)"
  }
}
