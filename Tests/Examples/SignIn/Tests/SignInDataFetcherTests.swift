import Testing

@testable import Examples

@MainActor
struct SignInDataFetcherTests {
  let fetcher = SignInDataFetcher(session: SignInStubSession())
  let response = SignInMockDataFetcherResponse()

  init() {
    fetcher.response = response
  }

  @Test func responseIsNotRetained() {
    do {
      let response = SignInMockDataFetcherResponse()
      fetcher.response = response
    }
    #expect(fetcher.response == nil)
  }

  @Test func signInAnswers() async throws {
    try await fetcher.signIn(username: "username", password: "password")
    #expect(response.functionsCalled == ["fetched()"])
  }
}
