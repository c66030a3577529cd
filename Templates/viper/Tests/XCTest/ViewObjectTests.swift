import XCTest

@testable import <<Target>>

final class <<Module>>ViewObjectTests: XCTestCase {
  @MainActor
  func testTitleIsNameOfEntity() async throws {
    let entity = <<Module>>Entity(id: "1", name: "First")
    XCTAssertEqual(<<Module>>ViewObject(entity).title, "First")
  }
}
