import XCTest

@testable import <<Target>>

final class <<Module>>ViewObjectTests: XCTestCase {
  @MainActor
  func testHeadlineShowsEveryField() async throws {
    let entity = <<Module>>Samples.first
    let viewObject = <<Module>>ViewObject(entity)
<<if entity-fields>>
    let fields = [
<<for field in entity-fields>>
      viewObject.<<field.reference>><<if not (loop.first and loop.last)>>,<<end>>
<<end>>
    ]
    XCTAssertEqual(viewObject.headline, fields.joined(separator: ", "))
<<else>>
    XCTAssertEqual(viewObject.headline, "")
<<end>>
  }
<<for field in entity-fields>>
<<if field.type == "String">>

  @MainActor
  func test<<field.name>>IsThatOfEntity() async throws {
    let entity = <<Module>>Samples.first
    let viewObject = <<Module>>ViewObject(entity)
    XCTAssertEqual(viewObject.<<field.reference>>, <<field.sample>>)
  }
<<end>>
<<end>>
}
