import Nimble
import Quick

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>DataFetcherSpec: AsyncSpec {
  @MainActor
  private struct Fixture {
    let fetcher = <<Module>>DataFetcher()
    let response = <<Module>>MockDataFetcherResponse()

    init() {
      fetcher.response = response
    }
  }

  override class func spec() {
    it("does not retain its response") { @MainActor in
      let fixture = Fixture()
      do {
        let response = <<Module>>MockDataFetcherResponse()
        fixture.fetcher.response = response
      }
      expect(fixture.fetcher.response).to(beNil())
    }
  }
}
