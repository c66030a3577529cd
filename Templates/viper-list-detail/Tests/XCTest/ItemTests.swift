import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ItemTests: XCTestCase {
  @MainActor
  func testComesFromJSON() async throws {
    let items = try JSONDecoder().decode(
      [<<Module>>Item].self,
      from: <<Module>>ItemSamples.json
    )
    XCTAssertEqual(items, <<Module>>ItemSamples.all)
  }
}
