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
}
