import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>DataFetcherTests {
  let fetcher = <<Module>>DataFetcher()
  let response = <<Module>>MockDataFetcherResponse()

  init() {
    fetcher.response = response
  }

  @Test func responseIsNotRetained() {
    do {
      let response = <<Module>>MockDataFetcherResponse()
      fetcher.response = response
    }
    #expect(fetcher.response == nil)
  }
}
