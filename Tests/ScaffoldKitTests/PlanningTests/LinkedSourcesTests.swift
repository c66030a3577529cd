import Foundation
import Testing

@testable import ScaffoldKit

/// What SwiftPM compiles was asked of `swift package describe`.
@Suite("Sources behind links")
struct LinkedSourcesTests {
  /// A template of one source, and a package with a type that this source declares, outside of the
  /// targets.
  private static func world(_ links: [(String, String)]) throws -> TemplateWorld {
    let world = try TemplateWorld(
      TemplateWorld.manifest(
        files: """
          {"source": "V.swift", "path": "<<Module>>View.swift", "role": "source"},
          {"source": "T.swift", "path": "<<Module>>Tests.swift", "role": "test"}
          """),
      files: [
        "V.swift": "struct <<Module>>View {}\n", "T.swift": "struct <<Module>>Tests {}\n",
      ],
      package: [
        "Shared/A.swift": "\nstruct TodoView {}\nstruct TodoTests {}\n",
        "Shared/plain": "struct TodoView {}\n", "Shared/.git/A.swift": "struct HiddenView {}\n",
        "Named/TodoView.swift": "", "Empty/none.txt": "",
        "../Outside/A.swift": "struct TodoView {}",
      ])
    for (name, target) in links {
      try world.folder.link("Package/\(name)", to: target.replacing("ROOT", with: world.package))
    }
    return world
  }

  /// Links, and what is wrong with the module `Todo` because of them.
  static let compiled: [([(String, String)], String)] = [
    ([("Sources/App/L", "../../Shared")], "Sources/App/L/A.swift:2"),
    ([("Sources/App/L", "ROOT/Shared")], "Sources/App/L/A.swift:2"),
    ([("Sources/App/L.swift", "../../Shared")], "Sources/App/L.swift/A.swift:2"),
    ([("Sources/App/L.swift", "../../Shared/A.swift")], "Sources/App/L.swift:2"),
    ([("Sources/App/L.swift", "../../Shared/plain")], "Sources/App/L.swift:1"),
    ([("Sources/App/L", "../../m"), ("m", "n"), ("n", "Shared")], "Sources/App/L/A.swift:2"),
    (
      [("Sources/App/L.swift", "../../m"), ("m", "n"), ("n", "Shared/plain")],
      "Sources/App/L.swift:1"
    ),
    ([("Sources/App/L", "../../Empty"), ("Empty/M", "../Shared")], "Sources/App/L/M/A.swift:2"),
    ([("Sources/App/L", "../.."), ("Shared/L", "../Sources")], "Sources/App/L/Shared/A.swift:2"),
    (
      [("Sources/App/L", "../../Shared"), ("Sources/App/M", "../../Shared")],
      "Sources/App/L/A.swift:2"
    ),
  ]

  @Test("contain types that no module may have", arguments: compiled)
  func taken(links: [(String, String)], place: String) throws {
    let problems = try Self.world(links).refusals(["Todo"])
    #expect(
      problems.map(\.message).contains(
        "'Todo' would declare 'TodoView', which \(place) declares already"))
  }

  @Test("contain the types of tests")
  func tests() throws {
    let problems = try Self.world([("Tests/AppTests/L", "../../Shared")]).refusals(["Todo"])
    #expect(
      problems.map(\.message).contains(
        "'Todo' would declare 'TodoTests', which Tests/AppTests/L/A.swift:3 declares already"))
  }

  static let named = [
    [("Sources/App/L", "../../Named")], [("Sources/App/TodoView.swift", "../../Empty/none.txt")],
  ]

  @Test("have names that no file may have", arguments: named)
  func fileNames(links: [(String, String)]) throws {
    #expect(try Self.world(links).refusals(["Todo"]).map(\.code) == [.fileNameTaken])
  }

  /// Links to files that SwiftPM does not compile, and links out of the package, which are not followed.
  static let passedOver = [
    [("Sources/App/L", "../../Shared/A.swift")], [("Sources/App/L.swift", "../../Shared/none")],
    [("Sources/App/L.swift", "L.swift")], [("Sources/App/.L", "../../Shared")],
    [("Sources/App/L.docc", "../../Shared")], [("Sources/App/L.swift", "../../pipe")],
    [("Sources/App/L", ".")], [("Sources/App/L", "../../../Outside")], [("Sources/App/L", "/")],
    [("Sources/App/L.swift", "../../../Outside/A.swift")], [("Sources/App/L.swift", "/dev/zero")],
    [("Sources/App/L", "M"), ("Sources/App/M", "L")], [("Sources/App/L", "../../Empty")],
  ]

  @Test("are free of what is not compiled, special or outside", arguments: passedOver)
  func free(links: [(String, String)]) throws {
    let world = try Self.world(links)
    #expect(mkfifo(world.package + "/pipe", 0o600) == 0)
    #expect(try world.refusals(["Todo"]) == [])
  }

  @Test("do not multiply where each folder has two links to the next")
  func multiplying() throws {
    let last = 30
    var links = [("Sources/App/L", "../../F0"), ("F\(last)", "Shared")]
    for number in 0..<last {
      links += ["a", "b"].map { ("F\(number)/\($0)", "../F\(number + 1)") }
    }
    let world = try Self.world([])
    for number in 0..<last { try world.folder.makeFolder("Package/F\(number)") }
    for (name, target) in links { try world.folder.link("Package/\(name)", to: target) }
    let path = (["Sources/App/L"] + Array(repeating: "a", count: last)).joined(separator: "/")
    #expect(
      try world.refusals(["Todo"]).map(\.message) == [
        "'Todo' would declare 'TodoView', which \(path)/A.swift:2 declares already"
      ])
  }

  static let own: [(String, [(String, String)])] = [
    ("L/Todo", [("Sources/App/L", "../../Empty")]),
    ("L/Todo", [("Sources/App/L", "../../Empty"), ("Empty/M", "../Empty")]),
    ("Todo", [("Sources/App/B.swift", "Todo/TodoView.swift")]),
    ("Todo", [("Sources/App/A", "../App/Todo"), ("Sources/App/B", ".")]),
  ]

  @Test("do not take a module for another one that has been made already", arguments: own)
  func madeAlready(name: String, links: [(String, String)]) throws {
    let world = try Self.world(links)
    let scaffolder = Scaffolder()
    let plan = try scaffolder.plan(world.request([name]))
    _ = try scaffolder.apply(try scaffolder.preview(plan))
    #expect(try world.refusals([name]) == [])
  }
}
