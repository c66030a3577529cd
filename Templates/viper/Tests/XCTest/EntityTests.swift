import Foundation
import XCTest

@testable import <<Target>>

final class <<Module>>EntityTests: XCTestCase {
  @MainActor
  func testIsDecodedFromJSON() async throws {
    let json = Data(#"{"id": "1", "name": "First"}"#.utf8)
    let entity = try JSONDecoder().decode(
      <<Module>>Entity.self,
      from: json
    )
    XCTAssertEqual(entity, <<Module>>Entity(id: "1", name: "First"))
  }

  @MainActor
  func testSurvivesEncoding() async throws {
    let entity = <<Module>>Entity(id: "1", name: "First")
    let json = try JSONEncoder().encode(entity)
    let decoded = try JSONDecoder().decode(
      <<Module>>Entity.self,
      from: json
    )
    XCTAssertEqual(decoded, entity)
  }
}
