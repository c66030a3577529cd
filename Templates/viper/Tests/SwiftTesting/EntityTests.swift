import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>EntityTests {
  @Test func isDecodedFromJSON() throws {
    let entity = try JSONDecoder().decode(
      <<Module>>Entity.self,
      from: <<Module>>Samples.json
    )
    #expect(entity == <<Module>>Samples.first)
  }

  @Test func survivesEncoding() throws {
    let json = try JSONEncoder().encode(<<Module>>Samples.first)
    let entity = try JSONDecoder().decode(
      <<Module>>Entity.self,
      from: json
    )
    #expect(entity == <<Module>>Samples.first)
  }
}
