import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>EntityTests: XCTestCase {

  @MainActor
  func testIsDecodedFromJSON() async throws {
    let entity = try decoded(<<Module>>Samples.json)
    XCTAssertEqual(entity, <<Module>>Samples.first)
  }
<<for field in entity-fields>>
<<if field.isOptional>>

  @MainActor
  func test<<field.name|upperCamel>>MayBeMissing() async throws {
    let json = <<Module>>Samples.json
    let object = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    var fields = object ?? [:]
    fields["<<field.name>>"] = nil
    let entity = try decoded(JSONSerialization.data(withJSONObject: fields))
    XCTAssertNil(entity.<<field.reference>>)
  }
<<end>>
<<end>>
}

/// An entity as the service decodes it, with dates of ISO 8601.
private func decoded(_ data: Data) throws -> <<Module>>Entity {
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .iso8601
  return try decoder.decode(<<Module>>Entity.self, from: data)
}
