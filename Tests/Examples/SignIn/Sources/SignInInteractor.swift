import Foundation

/// Checks what the user entered, starts the data fetcher, and reports how that went.
@MainActor
final class SignInInteractor:
  SignInInteraction
{
  weak var output: (any SignInInteractorOutput)?
  let fetcher: any SignInDataFetching

  init(fetcher: any SignInDataFetching) {
    self.fetcher = fetcher
    fetcher.response = self
  }

  func signIn(username: String, password: String) async {
    // Keyboards add spaces to names that they complete; in a password each character counts.
    let name = username.trimmingCharacters(in: .whitespacesAndNewlines)
    guard accepts(name), accepts(password) else { return }
    guard password.count >= SignInErrorCode.minimum else {
      output?.failed(error: SignInErrorCode.tooShort)
      return
    }
    do {
      try await fetcher.signIn(username: name, password: password)
    } catch {
      fetchFailed(error: error)
    }
  }

  /// What is wrong with a text, if anything.
  func fault(in text: String) -> SignInErrorCode? {
    if text.allSatisfy(\.isWhitespace) { return .empty }
    return text.count < SignInErrorCode.limit ? nil : .tooLong
  }

  private func accepts(_ text: String) -> Bool {
    guard let fault = fault(in: text) else { return true }
    output?.failed(error: fault)
    return false
  }
}

// MARK: - What the data fetcher answers

extension SignInInteractor:
  SignInDataFetcherResponse
{
  func fetched() {
    output?.success()
  }

  func fetchFailed(error: any Error) {
    output?.failed(error: error)
  }
}
