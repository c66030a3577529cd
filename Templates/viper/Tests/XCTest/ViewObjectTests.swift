import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewObjectTests: XCTestCase {

  @MainActor
  func testShowsTitleOfEntity() async throws {
    let viewObject = <<Module>>ViewObject(<<Module>>Samples.first)
    XCTAssertEqual(viewObject.headline, <<Module>>Samples.first.headline)
<<if entity-fields contains "isID">>
    XCTAssertEqual(viewObject.id, <<Module>>Samples.first.id)
<<end>>
  }
<<for field in entity-fields>>
<<if field.isTitle and field.type == "String">>

  @MainActor
  func testTitleIs<<field.name|upperCamel>>() async throws {
    XCTAssertEqual(<<Module>>Samples.first.headline, <<field.sample>>)
  }
<<end>>
<<end>>
}
