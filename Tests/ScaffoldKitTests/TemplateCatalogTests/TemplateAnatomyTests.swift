import Testing

@testable import ScaffoldKit

@Suite struct TemplateAnatomyTests {
  private func world(_ anatomy: String) throws -> TemplateWorld {
    try TemplateWorld(
      TemplateWorld.manifest().replacing("\"description\"", with: anatomy + ", \"description\""),
      files: ["V.swift": "struct <<Module>>View {}\n"])
  }

  private let roles = """
    "roles": [{"name": "View", "help": "shows"}, {"name": "Web \\"API\\"", "help": "asks"}]
    """

  private func anatomy(_ text: String) throws -> TemplateAnatomy {
    let world = try world(text)
    return try withExtendedLifetime(world) {
      try Scaffolder().template("t", folders: [world.templates]).anatomy
    }
  }

  @Test("a template without roles is drawn empty")
  func none() throws {
    let anatomy = try anatomy("\"roles\": []")
    #expect(anatomy.roles.isEmpty)
    #expect(anatomy.drawn(as: .mermaid, title: "t") == "flowchart LR\n")
  }

  @Test("a full line owns, a broken one does not")
  func drawings() throws {
    let anatomy = try anatomy(
      roles + """
        , "links": [
          {"from": "View", "to": "Web \\"API\\"", "by": "<<Module>>Service", "strength": "strong"},
          {"from": "Web \\"API\\"", "to": "View", "by": "() -> Void", "strength": "call"}
        ]
        """)
    #expect(
      anatomy.drawn(as: .mermaid, title: "t") == """
        flowchart LR
          View["View"]
          Web__API_["Web #quot;API#quot;"]
          View -->|"SignInService"| Web__API_
          Web__API_ -.->|"() -> Void (call)"| View

        """)
    #expect(
      anatomy.drawn(as: .dot, title: "t") == #"""
        digraph "t" {
          rankdir=LR;
          node [shape=box];
          "View";
          "Web \"API\"";
          "View" -> "Web \"API\"" [label="SignInService", style=solid];
          "Web \"API\"" -> "View" [label="() -> Void (call)", style=dashed];
        }

        """#)
  }

  @Test(
    "an error is reported at its place",
    arguments: [
      (
        #""links": [{"from": "Veiw", "to": "View", "by": "P", "strength": "weak"}]"#,
        "unknown role of the stack 'Veiw'"
      ),
      (
        #""links": [{"from": "View", "to": "View", "by": "P", "strength": "week"}]"#,
        "unknown strength 'week'"
      ),
      (#""links": [{"from": "View", "to": "View", "by": "P"}]"#, "'strength' is missing"),
      (#""links": [{"from": "View", "to": "View", "bye": "P"}]"#, "unknown key 'bye'"),
    ])
  func problems(_ links: String, _ message: String) throws {
    let problems = try world(roles + ", " + links).problems()
    #expect(
      problems.contains { $0.hasPrefix("t/template.json:3:") && $0.contains(message) },
      "\(problems)")
  }

  @Test("every built-in template has roles and links, and each role has a link")
  func builtIn() throws {
    for template in try Scaffolder().templates() {
      let anatomy = template.anatomy
      #expect(anatomy.roles.count >= 4, "\(template.id)")
      for role in anatomy.roles {
        let isLinked = anatomy.links.contains { $0.from == role.name || $0.to == role.name }
        #expect(isLinked, "\(template.id): \(role.name)")
      }
      #expect(anatomy.links.contains { $0.strength == .strong }, "\(template.id)")
    }
  }
}
