import Foundation
import Nimble
import Quick

@testable import <<Target>>

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class <<Module>>NetworkManagerTests: AsyncSpec {
  override class func spec() {
    it("delivers what is at the address") { @MainActor in
      let address = "data:application/json;base64,W10="
      let manager = <<Module>>NetworkManager(address: address)
      let data = try await manager.data()
      expect(data).to(equal(Data("[]".utf8)))
    }

    it("reports an address that is none") { @MainActor in
      let manager = <<Module>>NetworkManager(address: "")
      do {
        _ = try await manager.data()
        fail("No error was thrown.")
      } catch {
        expect(error as? URLError).to(equal(URLError(.badURL)))
      }
    }

    it("reports what cannot be reached") { @MainActor in
      let manager = <<Module>>NetworkManager(
        address: "nowhere:"
      )
      do {
        _ = try await manager.data()
        fail("No error was thrown.")
      } catch {
        expect(error is URLError).to(beTrue())
      }
    }

    it("passes an error on") { @MainActor in
      let result = <<Module>>NetworkManager.result(
        Data(),
        nil,
        URLError(.timedOut)
      )
      expect { try result.get() }.to(throwError(URLError(.timedOut)))
    }

    it("reports that the server refuses") { @MainActor in
      let url = URL(fileURLWithPath: "/")
      for status in [199, 300, 404, 500] {
        let response = HTTPURLResponse(
          url: url, statusCode: status, httpVersion: nil, headerFields: nil)
        let result = <<Module>>NetworkManager.result(
          Data(),
          response,
          nil
        )
        let refusal = <<Module>>StatusError(status: status)
        expect { try result.get() }.to(throwError(refusal))
      }
    }

    it("takes what the server grants") { @MainActor in
      let url = URL(fileURLWithPath: "/")
      let response = HTTPURLResponse(
        url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      let data = Data("[]".utf8)
      let result = <<Module>>NetworkManager.result(
        data,
        response,
        nil
      )
      let granted = try result.get()
      expect(granted).to(equal(data))
    }

    it("refusal says its status") { @MainActor in
      let error = <<Module>>StatusError(status: 404)
      expect(error.localizedDescription).to(equal("The server answered with status 404."))
    }
  }
}
