import Testing

@testable import ScaffoldKit

/// Limits of a template as a whole, however its work is spread over files.
@Suite("The limits of a template")
struct TemplateLimitTests {
  private static func entries(_ count: Int) -> String {
    (0..<count).map { #"{"source": "V.swift", "path": "\#($0)", "role": "source"}"# }
      .joined(separator: ",")
  }

  @Test("count the bytes of all files that are read, text or not, each as often as it is used")
  func sourceBytes() throws {
    for byte in ["x", "\u{0}"] {
      let text = String(repeating: byte, count: 4 << 20)
      let good = try TemplateWorld(
        TemplateWorld.manifest(files: Self.entries(4)), files: ["V.swift": text])
      #expect(good.problems() == [])
      let bad = try TemplateWorld(
        TemplateWorld.manifest(files: Self.entries(5)), files: ["V.swift": text])
      #expect(
        bad.problems() == [
          "t/V.swift: with its includes, the template has more than 200000 parts or 16777216 bytes"
        ])
    }
  }

  @Test("count the steps and the output of all files of a module, and restart with the next")
  func perModule() throws {
    let list = (0..<1_000).map { "\"v\($0)\"" }.joined(separator: ",")
    let options = #"{"name": "xs", "type": "list", "default": [\#(list)], "help": "h"}"#
    let loop = "<<for x in xs>><<for y in xs>><<end>><<end>>"
    let world = try TemplateWorld(
      TemplateWorld.manifest(files: Self.entries(4), options: options), files: ["V.swift": loop])
    // A million steps for each file, four for each of the modules.
    #expect(try world.refusals(["A"]).map(\.code) == [])
    #expect(try world.refusals(["A", "B"]).map(\.code) == [])
    try world.folder.write(
      "Templates/t/template.json",
      TemplateWorld.manifest(files: Self.entries(5), options: options))
    #expect(try world.refusals(["A"]).map(\.message) == ["rendering takes more than 5000000 steps"])
  }

  @Test("keep a module from having thousands of files")
  func filesOfModule() throws {
    let list = (0..<1_000).map { "\"v\($0)\"" }.joined(separator: ",")
    let options = #"{"name": "xs", "type": "list", "default": [\#(list)], "help": "h"}"#
    let entry = { (count: Int) in
      (0..<count).map {
        #"{"source": "V.swift", "path": "\#($0)<<x>>", "role": "source", "for": "x in xs"}"#
      }.joined(separator: ",")
    }
    for (count, codes) in [(2, []), (3, ["limit"])] {
      let world = try TemplateWorld(
        TemplateWorld.manifest(files: entry(count), options: options), files: ["V.swift": "v"])
      #expect(try world.refusals(["M"]).map(\.code.rawValue) == codes)
    }
  }

  static let conditions = [
    "xs contains \"zz\"", "o == p", "o contains p",
  ]

  @Test("count what a comparison costs, not only that it is one", arguments: conditions)
  func costlyConditions(condition: String) throws {
    let list = (0..<500).map { "\"v\($0)\"" }.joined(separator: ",")
    let long = String(repeating: "a", count: 10_000)
    let options = """
      {"name": "xs", "type": "list", "default": [\(list)], "help": "h"},
      {"name": "o", "type": "string", "default": "\(long)", "help": "h"},
      {"name": "p", "type": "string", "default": "\(long)", "help": "h"}
      """
    let text = "<<for x in xs>><<for y in xs>><<if \(condition)>><<end>><<end>><<end>>"
    let world = try TemplateWorld(
      TemplateWorld.manifest(options: options), files: ["V.swift": text])
    #expect(try world.refusals(["M"]).map(\.message) == ["rendering takes more than 5000000 steps"])
    let entry =
      #"{"source": "V.swift", "path": "<<x>>", "role": "source", "for": "x in xs", "when": "#
    let quoted = condition.replacing("\"", with: "\\\"")
    let many = Array(repeating: entry + "\"\(quoted)\"}", count: 40).joined(separator: ",")
    let loops = try TemplateWorld(
      TemplateWorld.manifest(files: many, options: options), files: ["V.swift": "v"])
    #expect(try loops.refusals(["M"]).map(\.message) == ["rendering takes more than 5000000 steps"])
  }

  @Test("limit the number of errors of a template.json")
  func problems() throws {
    let keys = (0..<1_000).map { "\"k\($0)\": 1" }.joined(separator: ",\n")
    let world = try TemplateWorld("{\(keys)}")
    #expect(world.problems().count == 100)
  }

  @Test("take a line with thousands of openers that nothing closes")
  func openers() throws {
    let text = String(repeating: "1<<a ", count: 100_000)
    #expect(try Sample.render(text) == text)
    let closed = String(repeating: "<<a\"\" ", count: 100_000) + "\">>"
    #expect(Sample.problems(closed).map(\.code).contains(.limit))
  }
}
