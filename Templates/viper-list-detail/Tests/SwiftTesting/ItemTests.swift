import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>ItemTests {

  @Test func itemComesFromJSON() throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let items = try decoder.decode([<<Module>>Item].self, from: <<Module>>Samples.json)
    #expect(items == <<Module>>Samples.all)
  }
}
