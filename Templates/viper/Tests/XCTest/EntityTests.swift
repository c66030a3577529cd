import Foundation
import XCTest

@testable import <<Target>>

final class <<Module>>EntityTests: XCTestCase {
  @MainActor
  func testIsDecodedFromJSON() async throws {
    let entity = try JSONDecoder().decode(
      <<Module>>Entity.self,
      from: <<Module>>Samples.json
    )
    XCTAssertEqual(entity, <<Module>>Samples.first)
  }

  @MainActor
  func testSurvivesEncoding() async throws {
    let json = try JSONEncoder().encode(<<Module>>Samples.first)
    let entity = try JSONDecoder().decode(
      <<Module>>Entity.self,
      from: json
    )
    XCTAssertEqual(entity, <<Module>>Samples.first)
  }
}
