import Testing

@testable import ScaffoldKit

@Suite struct ScratchNameTests {
  @Test("every name is a module's name, and no two are one without case")
  func names() throws {
    let names = (0..<2_000).map(StackName.name)
    for name in names { #expect(try ModuleName(name).text == name) }
    #expect(Set(names.map(\.caseFolded)).count == names.count)
  }

  @Test("among them are one letter, letters beyond ASCII, an acronym and a very long name")
  func kinds() {
    let names = (0..<5).map(StackName.name)
    #expect(names.contains { $0.count == 1 })
    #expect(names.contains { !$0.utf8.allSatisfy { $0 < 0x80 } })
    #expect(names.contains { $0.hasPrefix("HTTP") })
    #expect(names.contains { $0.count > 60 })
  }
}
