import Foundation
import Nimble
import Quick

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>NetworkManagerTests: AsyncSpec {
  @MainActor
  private struct Fixture {
    let manager = <<Module>>NetworkManager()
  }

  override class func spec() {
    it("delivers what is at the address") { @MainActor in
      let fixture = Fixture()
      let address = "data:application/json;base64,W10="
      let data = try await fixture.manager.data(from: address)
      expect(data).to(equal(Data("[]".utf8)))
    }

    it("reports an address that is none") { @MainActor in
      let fixture = Fixture()
      do {
        _ = try await fixture.manager.data(from: "")
        fail("no error")
      } catch {
        expect(error as? URLError).to(equal(URLError(.badURL)))
      }
    }

    it("reports that the server refuses") { @MainActor in
      for status in [199, 300, 404, 500] {
        let refusal = <<Module>>StatusError(status: status)
        let response = try answer(of: status)
        let check = <<Module>>NetworkManager.check
        do {
          _ = try check(response)
          fail("no error")
        } catch {
          expect(error as? <<Module>>StatusError).to(equal(refusal))
        }
      }
    }

    it("takes what the server grants") { @MainActor in
      let response = try answer(of: 200)
      try <<Module>>NetworkManager.check(response)
    }

    it("says the status of a refusal") { @MainActor in
      let error = <<Module>>StatusError(status: 404)
      expect(error.localizedDescription).to(equal("The server refuses to answer. (404)"))
    }
  }
}

private func answer(of status: Int) throws -> URLResponse {
  let url = URL(fileURLWithPath: "/")
  let response = HTTPURLResponse(
    url: url, statusCode: status, httpVersion: nil, headerFields: nil)
  guard let response else { throw URLError(.badServerResponse) }
  return response
}
