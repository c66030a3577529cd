import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ViewObjectTests: XCTestCase {
<<for field in entity-fields>>
<<if field.isTitle and field.display>>

  @MainActor
  func testHasHeadline() async throws {
    XCTAssertFalse(<<Module>>ViewObject(<<Module>>Samples.first).headline.isEmpty)
  }
<<end>>
<<if field.isTitle and field.type == "String">>

  @MainActor
  func testTitleIs<<field.name|upperCamel>>() async throws {
    XCTAssertEqual(<<Module>>Samples.first.headline, <<field.sample>>)
  }
<<end>>
<<end>>
<<if entity-fields contains "isID">>

  @MainActor
  func testKeepsIDOfEntity() async throws {
    XCTAssertEqual(<<Module>>ViewObject(<<Module>>Samples.first).id, <<Module>>Samples.first.id)
  }
<<end>>
}
