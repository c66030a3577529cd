import Testing

@testable import ScaffoldKit

/// Signatures that are made to use up the machine's memory or time.
@Suite struct SignatureSizeTests {
  @Test("a chain of metatypes takes no time that doubles with each link")
  func aChainOfMetatypesIsRead() throws {
    let types = String(repeating: ".Type", count: 30)
    let action = try ActionSignature.parse("a(b: Optional<Int>\(types))", path: "--actions")
    #expect(action.parameters[0].type == "Int?\(types)")
  }

  @Test("a type of very many names is refused") func aTypeOfVeryManyNamesIsRefused() {
    let names = Array(repeating: "A", count: 4_000).joined(separator: ".")
    let failure = #expect(throws: ScaffoldError.self) {
      try ActionSignature.parse("a(b: \(names))", path: "--actions")
    }
    #expect(failure?.diagnostics.first?.message.contains("deeper") == true)
  }

  @Test("a hundred parameters are read, more are refused", arguments: [100, 101, 700])
  func parameters(count: Int) throws {
    let parameters = (1...count).map { "p\($0): Int" }.joined(separator: ", ")
    let elements = Array(repeating: "Int", count: count).joined(separator: ", ")
    let closure = "a(b: @escaping (\(elements)) -> Void)"
    for text in ["a(\(parameters))", "a(b: (\(elements)))", closure] {
      do throws(ScaffoldError) {
        _ = try ActionSignature.parse(text, path: "--actions")
        #expect(count <= 100)
      } catch {
        #expect(count > 100 && error.diagnostics.map(\.code) == [.actionSize], "\(error)")
      }
    }
  }

  @Test("the place of an open backtick is reported") func thePlaceOfAnOpenBacktick() {
    let failure = #expect(throws: ScaffoldError.self) {
      try ActionSignature.parse("a(`b: Int)", path: "--actions")
    }
    #expect(failure?.diagnostics.first?.location?.column == 3)
  }
}
