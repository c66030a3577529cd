import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ItemTests: XCTestCase {

  @MainActor
  func testItemComesFromJSON() async throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let items = try decoder.decode([<<Module>>Item].self, from: <<Module>>Samples.json)
    XCTAssertEqual(items, <<Module>>Samples.all)
  }
}
