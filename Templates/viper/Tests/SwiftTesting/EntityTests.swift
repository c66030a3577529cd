import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>EntityTests {
  @Test func isDecodedFromJSON() throws {
    let json = Data(#"{"id": "1", "name": "First"}"#.utf8)
    let entity = try JSONDecoder().decode(
      <<Module>>Entity.self,
      from: json
    )
    #expect(entity == <<Module>>Entity(id: "1", name: "First"))
  }

  @Test func survivesEncoding() throws {
    let entity = <<Module>>Entity(id: "1", name: "First")
    let json = try JSONEncoder().encode(entity)
    let decoded = try JSONDecoder().decode(
      <<Module>>Entity.self,
      from: json
    )
    #expect(decoded == entity)
  }
}
