/// The data that the module works with, as the web service sends it.
nonisolated struct LogInEntity: Codable, Equatable, Sendable {
  let token: String
  let displayName: String?
  let expiresIn: Int
}

extension LogInEntity {
  /// What the app calls the user.
  func greeting(for user: String) -> String {
    guard let displayName, !displayName.isEmpty else { return "Hello, \(user)" }
    return "Hello, \(displayName)"
  }
}
