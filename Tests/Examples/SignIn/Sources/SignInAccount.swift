/// Who is signed in, as the server tells it.
struct SignInAccount: Codable, Equatable, Sendable {
  let name: String
  let token: String
}

/// What the app sends to the server.
struct SignInCredentials: Codable, Equatable, Sendable {
  let username: String
  let password: String
}
