import Foundation
import XCTest

@testable import <<Target>>

final class <<Module>>ItemTests: XCTestCase {
  @MainActor
  func testComesFromJSON() async throws {
    let items = try JSONDecoder().decode(
      [<<Module>>Item].self,
      from: <<Module>>ItemSamples.json
    )
    XCTAssertEqual(items, <<Module>>ItemSamples.all)
  }

  @MainActor
  func testLinesTellEveryField() async throws {
<<if entity-fields>>
    let item = <<Module>>ItemSamples.first
    let lines = [
<<for field in entity-fields>>
      <<Module>>ItemLine(
        name: "<<field.name>>",
<<if field.isOptional>>
        value: item.<<field.reference>>.map { String(describing: $0) } ?? "–"
<<else>>
        value: String(describing: item.<<field.reference>>)
<<end>>
      )<<if not (loop.first and loop.last)>>,<<end>>
<<end>>
    ]
    XCTAssertEqual(item.lines, lines)
<<else>>
    XCTAssertEqual(<<Module>>ItemSamples.first.lines, [])
<<end>>
  }

  @MainActor
  func testHeadlineTellsAllValues() async throws {
    let item = <<Module>>ItemSamples.first
    let values = item.lines.map(\.value)
    XCTAssertEqual(item.headline, values.joined(separator: ", "))
  }
}
