import Foundation
import Testing

@testable import Examples

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Signing in, from what the user does to what the user sees.
@MainActor
struct SignInSessionTests {
  let fetcher = SignInMockDataFetcher()
  let view: SignInViewController
  private let outcome = Outcome()

  private final class Outcome { var token: String? }

  init() {
    let outcome = outcome
    view = SignInRouter.create(
      dependencies: .init(signInSucceeded: { outcome.token = $0 }, fetcher: fetcher))
  }

  private func signIn(_ username: String, _ password: String) async {
    view.signIn(username: username, password: password)
    await (view.presenter.interactor as? SignInInteractor)?.tasks[.signIn]?.value
  }

  @Test("Who signs in is handed on, and the loading ends")
  func success() async {
    fetcher.signInResult = .success("token of ada")
    await signIn("ada", "analytical")
    #expect(outcome.token == "token of ada")
    #expect(!view.showsLoading)
    #expect(view.alert == nil)
  }

  @Test("Spaces around the user name are not sent, those in the password are")
  func spaces() async {
    await signIn(" ada\n", "analytical ")
    #expect(fetcher.signInCalls.first?.username == "ada")
    #expect(fetcher.signInCalls.first?.password == "analytical ")
  }

  @Test("A blank user name is refused before anything is sent")
  func blankName() async {
    await signIn(" ", "analytical")
    #expect(fetcher.signInCalls.isEmpty)
    #expect(view.alert == SignInTexts.empty(SignInTexts.signInUsernameLabel))
  }

  @Test("What the server or the network refuses is shown, and can be tried again")
  func failure() async {
    let error = URLError(.notConnectedToInternet)
    fetcher.signInResult = .failure(error)
    await signIn("ada", "difference")
    #expect(outcome.token == nil)
    #expect(view.alert == error.localizedDescription)
    fetcher.signInResult = .success("token of ada")
    await signIn("ada", "analytical")
    #expect(outcome.token == "token of ada")
  }

  @Test("Too many attempts lead to a pause that the server chooses", arguments: [30, 90])
  func lock(seconds: Int) async throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [SignInStubServer.self]
    let address = try #require(URL(string: "https://example.com/429/\(seconds)"))
    let fetcher = SignInDataFetcher(
      baseURL: address, session: URLSession(configuration: configuration))
    let error = await #expect(throws: SignInLock.self) {
      _ = try await fetcher.signIn(username: "ada", password: "guess")
    }
    #expect(error?.seconds == seconds)
  }

  @Test("Another refusal is no lock")
  func otherRefusal() {
    #expect(SignInLock(SignInDataFetcherError(status: 401, answer: Data())) == nil)
  }
}
