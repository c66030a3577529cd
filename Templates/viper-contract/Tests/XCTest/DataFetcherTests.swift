import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DataFetcherTests: XCTestCase {
  @MainActor
  private struct Fixture {
    let fetcher = <<Module>>DataFetcher()
    let response = <<Module>>MockDataFetcherResponse()

    init() {
      fetcher.response = response
    }
  }

  @MainActor
  func testResponseIsNotRetained() async throws {
    let fixture = Fixture()
    do {
      let response = <<Module>>MockDataFetcherResponse()
      fixture.fetcher.response = response
    }
    XCTAssertNil(fixture.fetcher.response)
  }
}
