import Foundation
import Testing

@Suite("A hostile template")
struct HostileTemplateTests {
  #if os(Linux)
    private static let oddFolders = HostileTemplate.folders + HostileTemplate.names
  #else
    private static let oddFolders = HostileTemplate.folders
  #endif

  @Test("cannot write anywhere but below its module's folder", arguments: HostileTemplate.paths)
  func paths(_ template: HostileTemplate) throws { try refuses(template) }

  @Test("is regular files in a folder, not too many", arguments: oddFolders)
  func folders(_ template: HostileTemplate) throws { try refuses(template) }

  @Test("cannot exhaust the reader of its template.json", arguments: HostileTemplate.manifests)
  func manifests(_ template: HostileTemplate) throws { try refuses(template) }

  @Test("cannot exhaust parser or renderer", arguments: HostileTemplate.texts)
  func texts(_ template: HostileTemplate) throws { try refuses(template) }

  @Test("cannot exhaust the search for the names of types", arguments: HostileTemplate.swift)
  func swift(_ template: HostileTemplate) throws { try refuses(template) }

  /// Runs `create` with the template in 256 MiB and 20 seconds of the processor: it answers as it
  /// should, in a few words that steer no terminal, and a refusal changes nothing.
  private func refuses(_ template: HostileTemplate) throws {
    let world = try HostileWorld(template)
    let before = try world.folder.tree(below: "P")
    let outcome = try world.run("create", "M", "--template", "t", "--package-path", "P")
    #expect(outcome.status == template.status, "\(outcome.errors.prefix(2_000))")
    #expect(outcome.errors.contains(template.answer), "\(outcome.errors.prefix(2_000))")
    #expect(outcome.errors.utf8.count < 1 << 20)
    #expect(Self.isHarmless(outcome.errors) && Self.isHarmless(outcome.output))
    if template.status != 0 { #expect(try world.folder.tree(below: "P") == before) }
  }

  @Test(
    "cannot control a terminal with its own texts",
    arguments: [["templates", "list"], ["templates", "show", "t"], ["help", "create"]])
  func controls(arguments: [String]) throws {
    let steering = "\u{1B}[2J\u{7}\u{9B}31m\u{202E}"
    let json = HostileTemplate.manifest(
      options: [["name": "o", "type": "string", "help": steering]],
      with: [
        "description": steering,
        "roles": [["name": steering, "help": steering]],
        "links": [["from": steering, "to": steering, "by": steering, "strength": "weak"]],
      ])
    let world = try HostileWorld(HostileTemplate(json: json, "controls", 0, ""))
    let words =
      arguments == ["help", "create"] ? ["create", "--help", "--template", "t"] : arguments
    let outcome = try world.run(words)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("\\u{1B}[2J\\u{7}\\u{9B}31m\\u{202E}"), "\(outcome.output)")
    #expect(Self.isHarmless(outcome.errors) && Self.isHarmless(outcome.output))
  }

  private static func isHarmless(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar == "\n" || scalar == "\t"
      case .format, .lineSeparator, .paragraphSeparator: false
      default: true
      }
    }
  }
}

/// A package in `P` and the template `t` in `T`.
private struct HostileWorld {
  let folder: TemporaryFolder

  init(_ template: HostileTemplate) throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])

      """, to: "P/Package.swift")
    try folder.write("", to: "P/Sources/App/A.swift")
    let place = folder.url.appending(path: "T/t")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try template.make(place)
  }

  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  func run(_ arguments: [String]) throws -> Outcome {
    // A sanitizer takes terabytes of addresses and several times the time for itself.
    let limits =
      try Program.isSanitized
      ? "ulimit -t 200" : "ulimit -t 20; ulimit -d 262144 2> /dev/null"
    return try Program.tool(
      "bash",
      ["-c", limits + "; exec \"$0\" \"$@\"", Program.viperGen.path] + arguments + [
        "--templates", "T",
      ],
      in: folder.url,
      environment: ["XDG_CACHE_HOME": folder.url.appending(path: ".test-cache").path])
  }
}
