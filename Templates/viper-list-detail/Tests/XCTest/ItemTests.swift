import Foundation
import XCTest

@testable import <<Target>>

<<if HasMainActorTests>>nonisolated <<end>>final class <<Module>>ItemTests: XCTestCase {

  @MainActor
  func testItemComesFromJSON() async throws {
    let items = try JSONDecoder().decode([<<Module>>Item].self, from: <<Module>>Samples.json)
    XCTAssertEqual(items, <<Module>>Samples.all)
  }
<<for field in entity-fields>>
<<if field.type == "String" and (title-field and field.name == title-field or not title-field and field.isTitle)>>

  @MainActor
  func testHeadlineIs<<field.name|upperCamel>>() async throws {
    XCTAssertEqual(<<Module>>Samples.first.headline, <<field.sample>>)
  }
<<end>>
<<end>>
<<for field in entity-fields>>
<<if field.type == "String" and subtitle-field and field.name == subtitle-field>>

  @MainActor
  func testSubtitleIs<<field.name|upperCamel>>() async throws {
    XCTAssertEqual(<<Module>>Samples.first.subtitle, <<field.sample>>)
  }
<<end>>
<<end>>
}
