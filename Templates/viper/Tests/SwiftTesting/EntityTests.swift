import Foundation
import Testing

@testable import <<Target>>

@MainActor
struct <<Module>>EntityTests {
<<if not (entity-fields contains "isOwn")>>
  @Test func isDecodedFromJSON() throws {
    let decoder = JSONDecoder()
<<if FieldsNeedFoundation>>
    decoder.dateDecodingStrategy = .iso8601
<<end>>
    let entity = try decoder.decode(
      <<Module>>Entity.self,
      from: <<Module>>Samples.json
    )
    #expect(entity == <<Module>>Samples.first)
  }

<<end>>
  @Test func survivesEncoding() throws {
    let json = try JSONEncoder().encode(<<Module>>Samples.first)
    let entity = try JSONDecoder().decode(
      <<Module>>Entity.self,
      from: json
    )
    #expect(entity == <<Module>>Samples.first)
  }
}
