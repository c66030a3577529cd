<<include "Includes/FoundationImportForTests.swift">>
import XCTest

@testable import <<Target>>

final class <<Module>>DataFetcherTests: XCTestCase {
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
<<for action in actions>>
<<if action.isTestable>>

  @MainActor
  func test<<action.name|upperCamel>>Answers() async throws {
    let fixture = Fixture()
    <<action.prefix>>fixture.fetcher.<<include "Includes/SampleCall.swift">>
    XCTAssertEqual(fixture.response.functionsCalled, ["fetched()"])
  }
<<end>>
<<end>>
}
