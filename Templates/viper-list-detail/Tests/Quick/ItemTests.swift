import Foundation
import Nimble
import Quick

@testable import <<Target>>

final class <<Module>>ItemTests: AsyncSpec {
  override class func spec() {
    it("comes from JSON") { @MainActor in
      let items = try JSONDecoder().decode(
        [<<Module>>Item].self,
        from: <<Module>>ItemSamples.json
      )
      expect(items).to(equal(<<Module>>ItemSamples.all))
    }

    it("lines tell every field") { @MainActor in
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
      expect(item.lines).to(equal(lines))
<<else>>
      expect(<<Module>>ItemSamples.first.lines).to(beEmpty())
<<end>>
    }

    it("headline tells all values") { @MainActor in
      let item = <<Module>>ItemSamples.first
      let values = item.lines.map(\.value)
      expect(item.headline).to(equal(values.joined(separator: ", ")))
    }
  }
}
