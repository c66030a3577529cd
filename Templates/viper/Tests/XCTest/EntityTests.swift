import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>EntityTests: XCTestCase {
<<if not (entity-fields contains "isOwn")>>
  @MainActor
  func testIsDecodedFromJSON() async throws {
    let decoder = JSONDecoder()
<<if FieldsNeedFoundation>>
    decoder.dateDecodingStrategy = .iso8601
<<end>>
    let entity = try decoder.decode(
      <<Module>>Entity.self,
      from: <<Module>>Samples.json
    )
    XCTAssertEqual(entity, <<Module>>Samples.first)
  }

<<end>>
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
