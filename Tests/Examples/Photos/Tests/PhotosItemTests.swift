import Foundation
import Testing

@testable import Examples

@MainActor
struct PhotosItemTests {
  @Test func comesFromJSON() throws {
    let items = try JSONDecoder().decode(
      [PhotosItem].self,
      from: PhotosItemSamples.json
    )
    #expect(items == PhotosItemSamples.all)
  }

  @Test func linesTellEveryField() {
    let lines = [
      PhotosItemLine(name: "Title", value: "title"),
      PhotosItemLine(name: "Number", value: "1"),
      PhotosItemLine(name: "From", value: "this device"),
    ]
    #expect(PhotosItemSamples.first.lines == lines)
  }

  @Test func headlineIsTitle() {
    #expect(PhotosItemSamples.first.headline == "title")
  }
}
