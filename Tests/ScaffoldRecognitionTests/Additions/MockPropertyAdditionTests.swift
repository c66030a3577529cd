import ScaffoldRecognition
import Testing

@Suite("An addition of a property to a mock")
struct MockPropertyAdditionTests {
  @Test("continues the pattern of a property")
  func properties() throws {
    let module = """
      // file: App/Tab.swift
      protocol TabOutput {
        var title: String { get }
      }
      class TabView { var output: TabOutput? }
      struct TabPresenter: TabOutput { var title = "" }
      // file: AppTests/Mock.swift

      """
    func lines(_ signature: String, _ mock: String) throws -> [String] {
      let added = try AddedRequirement(signature, in: module + mock)
      #expect(try Compiler.errors(in: added.after) == "")
      return added.added.filter { $0.hasPrefix("Mock") }.map { line in
        String(line.drop { $0 != " " }.dropFirst())
      }
    }
    let stored = "final class TabMock: TabOutput {\n  var title = \"\"\n}"
    #expect(try lines("var count: Int { get }", stored) == ["  var count = 0"])
    #expect(try lines("var tags: [Int] { get set }", stored) == ["  var tags: [Int] = []"])
    #expect(try lines("var name: String? { get set }", stored) == ["  var name: String?"])
    #expect(try lines("var date: Never { get }", stored).count == 4)
    let computed = """
      final class TabMock: TabOutput {
        var invokedTitleGetter = false
        var stubbedTitle: String! = ""

        var title: String {
          invokedTitleGetter = true
          return stubbedTitle
        }
      }
      """
    #expect(
      try lines("var count: Int { get }", computed) == [
        "", "  var invokedCountGetter = false", "  var stubbedCount: Int! = 0", "",
        "  var count: Int {", "    invokedCountGetter = true", "    return stubbedCount", "  }",
      ])
  }

  @Test("continues the pattern of a property that can be set")
  func settableProperties() throws {
    let added = try AddedRequirement(
      "var count: Int? { get set }",
      in: """
        // file: App/Tab.swift
        protocol TabOutput { var title: String { get set } }
        class TabView { var output: TabOutput? }
        struct TabPresenter: TabOutput { var title = "" }
        // file: AppTests/Mock.swift
        class TabMock: TabOutput {
          var invokedTitleSetter = false
          var invokedTitleSetterCount = 0
          var invokedTitle: String?
          var invokedTitleList = [String]()
          var stubbedTitle: String! = ""
          var title: String {
            set {
              invokedTitleSetter = true
              invokedTitleSetterCount += 1
              invokedTitle = newValue
              invokedTitleList.append(newValue)
            }
            get {
              return stubbedTitle
            }
          }
        }
        """)
    let lines = added.added.filter { $0.hasPrefix("Mock") }.map { $0.drop { $0 != " " } }
    #expect(
      lines.contains("   var invokedCount: Int?") && lines.contains("   var count: Int? {"),
      "\(lines.joined(separator: "\n"))")
    #expect(lines.contains("   var invokedCountList = [Int?]()"))
    #expect(lines.contains("   var stubbedCount: Int! = 0"))
    #expect(try Compiler.errors(in: added.after) == "")
  }
}
