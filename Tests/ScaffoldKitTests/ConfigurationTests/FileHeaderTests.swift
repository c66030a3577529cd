import Testing

@testable import ScaffoldKit

@Suite("A file header")
struct FileHeaderTests {
  private static let names = FileHeader.Names(
    module: "SignIn", target: "App", testTarget: "AppTests")

  private static func stamp(_ lines: [String], _ contents: String) throws -> String {
    let header = try FileHeader(lines)
    let bytes = try header.stamp(Array(contents.utf8), file: "SignInView.swift", names)
    return String(decoding: bytes, as: UTF8.self)
  }

  static let stamps: [(lines: [String], contents: String, expected: String)] = [
    ([], "a\n", "a\n"),
    (["Ours"], "a\n", "// Ours\n\na\n"),
    (["Ours"], "", "// Ours\n"),
    (["<<File>>", "", " <<Target>>  "], "a\n", "// SignInView.swift\n//\n//  App\n\na\n"),
    (["// Ours", "/// <<Module|kebab>>"], "a\n", "// Ours\n/// sign-in\n\na\n"),
    (["<<if TestTarget == \"AppTests\">>yes<<else>>no<<end>>"], "a\n", "// yes\n\na\n"),
    ([#"\<<File>>"#], "a\n", "// <<File>>\n\na\n"),
    (["Ours"], "a\r\nb\r\n", "// Ours\r\n\r\na\r\nb\r\n"),
    (["Ours"], "#!/usr/bin/swift\na\n", "#!/usr/bin/swift\n// Ours\n\na\n"),
    (["Ours"], "\u{FEFF}a\n", "\u{FEFF}// Ours\n\na\n"),
  ]

  @Test("is a comment above the code, with the file's own line ends", arguments: stamps)
  func stamped(lines: [String], contents: String, expected: String) throws {
    #expect(try Self.stamp(lines, contents) == expected)
  }

  @Test("is refused when a line is no line, or speaks of what it cannot know")
  func refusals() {
    for line in ["a\nb", "a\rb", "\u{202E}a", "<<ui>>", "<<HasObservation>>", "<<if Module>>"] {
      #expect(throws: ScaffoldError.self, "\(line)") { try FileHeader([line]) }
    }
  }

  @Test("is on every Swift file of a module, tests included, and on no other file")
  func planned() throws {
    let world = try TemplateWorld(
      TemplateWorld.manifest(
        files: #"""
          {"source": "V.swift", "path": "<<Module>>View.swift", "role": "source"},
          {"source": "V.swift", "path": "<<Module>>Tests.swift", "role": "test"},
          {"source": "V.swift", "path": "<<Module>>.txt", "role": "source"}
          """#),
      files: ["V.swift": "let x = 1\n"])
    var request = try world.request(["SignIn"])
    request.header = ["<<File>> <<TestTarget>>"]
    #expect(
      try Scaffolder().plan(request).texts == [
        "// SignInView.swift AppTests\n\nlet x = 1\n",
        "// SignInTests.swift AppTests\n\nlet x = 1\n", "let x = 1\n",
      ])
    request.header = ["<<Nope>>"]
    let wrong = request
    let failure = #expect(throws: ScaffoldError.self) { try Scaffolder().plan(wrong) }
    #expect(failure?.diagnostics.map(\.message) == ["unknown variable 'Nope'"])
  }
}
