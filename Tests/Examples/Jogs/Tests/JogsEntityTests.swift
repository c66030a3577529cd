import Foundation
import Testing

@testable import Examples

@MainActor
struct JogsEntityTests {
  @Test func isDecodedFromJSON() throws {
    let json = Data(#"{"id": "1", "date": 0, "meters": 5200, "seconds": 1565}"#.utf8)
    let entity = try JSONDecoder().decode(
      JogsEntity.self,
      from: json
    )
    #expect(entity == JogsSamples.jog)
  }

  @Test func survivesEncoding() throws {
    let entity = JogsSamples.jog
    let json = try JSONEncoder().encode(entity)
    let decoded = try JSONDecoder().decode(
      JogsEntity.self,
      from: json
    )
    #expect(decoded == entity)
  }
}
