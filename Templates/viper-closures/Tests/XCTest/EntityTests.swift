import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>EntityTests: XCTestCase {

  @MainActor
  func testIsDecodedFromJSON() async throws {
    let entity = try JSONDecoder().decode(<<Module>>Entity.self, from: <<Module>>Samples.json)
    XCTAssertEqual(entity, <<Module>>Samples.first)
  }
<<for field in entity-fields>>
<<if field.isTitle and field.type == "String">>

  @MainActor
  func testHeadlineIs<<field.name|upperCamel>>() async throws {
    XCTAssertEqual(<<Module>>Samples.first.headline, <<Module>>Samples.first.<<field.reference>>)
  }
<<end>>
<<if field.isOptional>>

  @MainActor
  func test<<field.name|lowerCamel>>MayBeMissing() async throws {
    let object = try JSONSerialization.jsonObject(with: <<Module>>Samples.json) as? [String: Any]
    var json = object ?? [:]
    json["<<field.name>>"] = nil
    let entity = try JSONDecoder().decode(
      <<Module>>Entity.self,
      from: JSONSerialization.data(withJSONObject: json)
    )
    XCTAssertNil(entity.<<field.reference>>)
  }
<<end>>
<<end>>
}
