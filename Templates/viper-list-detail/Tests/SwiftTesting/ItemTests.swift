import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ItemTests {
  @Test func comesFromJSON() throws {
    let items = try JSONDecoder().decode(
      [<<Module>>Item].self,
      from: <<Module>>ItemSamples.json
    )
    #expect(items == <<Module>>ItemSamples.all)
  }

  @Test func linesTellEveryField() {
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
    #expect(item.lines == lines)
<<else>>
    #expect(<<Module>>ItemSamples.first.lines == [])
<<end>>
  }

  @Test func headlineTellsAllValues() {
    let item = <<Module>>ItemSamples.first
    let values = item.lines.map(\.value)
    #expect(item.headline == values.joined(separator: ", "))
  }
}
