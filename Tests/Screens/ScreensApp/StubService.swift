import Foundation

/// Answers every module at once, without a server.
actor StubService {
  /// What the lists show: a row for each answer, the last one at the top, where no keyboard covers it.
  private(set) var answers = ["Nobody has signed in yet."]

  func signIn(
    user: String, password: String, age: Int, remember: Bool, since: Date
  ) -> String {
    let answer = "Hello, \(user) (\(age))"
    answers.insert(answer, at: 0)
    return answer
  }
}
