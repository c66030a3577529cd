import Foundation
import Testing

/// `viper-gen templates verify` from outside: what it finds, where it reports it, and what it leaves behind.
@Suite("verify", .serialized)
struct VerifyTests {
  /// A template of one source and one test, quick to build, into which errors are put.
  private struct World {
    let folder: TemporaryFolder

    init(source: String = World.source, test: String = World.test) throws {
      folder = try TemporaryFolder()
      try folder.write(World.manifest, to: "T/small/template.json")
      try folder.write(source, to: "T/small/Counter.swift")
      try folder.write(test, to: "T/small/Tests.swift")
      try folder.write("  var count = 0\n", to: "T/small/State.swift")
    }

    static let manifest = """
      {
        "id": "small",
        "description": "a counter",
        "options": [
          {"name": "kind", "type": "string", "values": ["class", "struct"], "help": "h"},
          {"name": "loud", "type": "boolean", "help": "h"},
          {"name": "actions", "type": "signatures", "help": "h"}
        ],
        "files": [
          {"source": "Counter.swift", "path": "<<Module>>Counter.swift", "role": "source"},
          {"source": "Tests.swift", "path": "<<Module>>CounterTests.swift", "role": "test"}
        ]
      }
      """
    static let source = """
      <<if kind == "class">>
      final class <<Module>>Counter {
      <<else>>
      struct <<Module>>Counter {
      <<end>>
      <<include "State.swift">>
      <<if loud>>
        var name: String { "<<Module>>".uppercased() }
      <<end>>
      }

      """
    static let test = """
      import Testing

      @testable import <<Target>>

      struct <<Module>>CounterTests {
        @Test func beginsAtZero() {
          #expect(<<Module>>Counter().count == 0)
        }
      }

      """

    func verify(
      _ arguments: [String], environment: [String: String] = [:]
    ) throws -> Outcome {
      let scratch = folder.url.appending(path: "tmp")
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      return try Program.viperGen(
        ["templates", "verify", "--templates", "T"] + arguments, in: folder.url,
        environment: environment.merging(["TMPDIR": scratch.path]) { $1 })
    }

    /// What is left in the folder for temporary files.
    func leftovers() throws -> [String] {
      try FileManager.default.contentsOfDirectory(
        atPath: folder.url.appending(path: "tmp").path
      ).filter { $0.hasPrefix("viper-gen") }
    }
  }

  private func combinations(_ outcome: Outcome) throws -> [[String: Any]] {
    try #require(try outcome.json()["combinations"] as? [[String: Any]])
  }

  private func diagnostics(_ outcome: Outcome) throws -> [[String: Any]] {
    try #require(try outcome.json()["diagnostics"] as? [[String: Any]])
  }

  @Test("builds every combination, runs its tests, and leaves nothing behind")
  func sound() throws {
    let world = try World()
    let outcome = try world.verify(["--exhaustive", "--json"])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let combinations = try combinations(outcome)
    #expect(combinations.count == 2 * 2 * 3)
    for combination in combinations {
      #expect(combination["template"] as? String == "small")
      #expect(combination["compiled"] as? Bool == true)
      #expect(combination["testsRun"] as? Int == 1)
      #expect(combination["testsPassed"] as? Int == 1)
      #expect(combination["files"] as? Int == 2)
    }
    let options = combinations.map { $0["options"] as? [String: [String]] ?? [:] }
    #expect(Set(options.map { $0["actions"]?.count ?? 0 }) == [0, 1, 3])
    #expect(Set(options.map { $0.description }).count == 12)
    #expect(try world.leftovers() == [])
  }

  @Test(
    "a compiler's error is reported at its line in the template, with the options and a command")
  func compilerError() throws {
    let world = try World(
      source: World.source.replacing("uppercased()", with: "upppercased()"))
    let outcome = try world.verify(["--json"])
    #expect(outcome.status == 1)
    let found = try #require(try diagnostics(outcome).first)
    #expect(found["path"] as? String == "T/small/Counter.swift")
    #expect(found["line"] as? Int == 8)
    #expect(found["column"] as? Int == 35)
    #expect((found["message"] as? String)?.contains("upppercased") == true)
    let help = try #require(found["help"] as? String)
    #expect(help.contains("--loud true"))
    #expect(help.contains("viper-gen templates verify small --templates T --set "))
    for combination in try combinations(outcome) {
      let options = try #require(combination["options"] as? [String: [String]])
      let isLoud = options["loud"] == ["true"]
      #expect(combination["compiled"] as? Bool == !isLoud)
      #expect(combination["testsRun"] as? Int == (isLoud ? 0 : 1))
    }
    #expect(try world.leftovers() == [])
  }

  @Test("signatures that create would refuse are no samples, and an error if they are asked for")
  func clashingSamples() throws {
    let members = """
      <<include "State.swift">>
        func refresh() {}
      <<for action in actions>>
        func <<action.declaration>> {}
      <<end>>
      """
    let world = try World(
      source: World.source.replacing("<<include \"State.swift\">>", with: members))
    let outcome = try world.verify(["--quick", "--exhaustive", "--json"])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
    let actions = try combinations(outcome).map {
      try #require($0["options"] as? [String: [String]])["actions"] ?? []
    }
    #expect(actions.contains { !$0.isEmpty } && !actions.contains { $0.contains("refresh") })
    let asked = try world.verify(["--quick", "--set", "actions=refresh()"])
    #expect(asked.status == 64)
    #expect(
      asked.errors.hasPrefix(
        "--actions:1:1: error: 'SomeModuleCounter' would have two members 'refresh()'\n"))
    #expect(asked.errors.contains("help: choose another name\n"))
  }

  @Test("the command that reproduces an error does")
  func reproduces() throws {
    let world = try World(
      source: World.source.replacing("uppercased()", with: "upppercased()"))
    let outcome = try world.verify(["--quick"])
    let line = try #require(
      outcome.errors.split(separator: "\n").first { $0.contains("to reproduce: viper-gen ") })
    let command = try #require(line.split(separator: "viper-gen ").last)
    let again = try Program.tool(
      "sh", ["-c", "'\(Program.viperGen.path)' \(command)"], in: world.folder.url)
    #expect(again.status == 1)
    #expect(again.output.contains("0 of 1 combination passed"))
    #expect(again.errors.contains("T/small/Counter.swift:8:35: error:"))
  }

  @Test("a test that fails, and one that crashes the process, are reported at their places")
  func failingTests() throws {
    let failing = try World(test: World.test.replacing("== 0", with: "== 1"))
    let outcome = try failing.verify(["--set", "kind=class", "--json"])
    #expect(outcome.status == 1)
    let found = try #require(try diagnostics(outcome).first)
    #expect(found["code"] as? String == "test-fails")
    #expect(found["path"] as? String == "T/small/Tests.swift")
    #expect(found["line"] as? Int == 7)
    for combination in try combinations(outcome) {
      #expect(combination["compiled"] as? Bool == true)
      #expect(combination["testsRun"] as? Int == 1)
      #expect(combination["testsPassed"] as? Int == 0)
    }
    let crashing = try World(
      test: World.test.replacing(
        "#expect(", with: "if <<Module>>Counter().count == 0 { fatalError() }; #expect("))
    let crash = try crashing.verify(["--set", "kind=class", "--set", "loud=true"])
    #expect(crash.status == 1)
    #expect(crash.errors.contains("began and did not end"))
  }

  #if !canImport(Darwin)
    @Test("no test is lost, however much the tests print in letters of several bytes")
    func muchOutput() throws {
      let cases = (0..<40).map { number in
        "  func test\(number)() { print(String(repeating: \"登\", count: 30_000)) }\n"
      }
      let world = try World(
        test: """
          import XCTest

          @testable import <<Target>>

          final class <<Module>>CounterTests: XCTestCase {
          \(cases.joined())
            func testRunsInItsPackage() {
              XCTAssertTrue(FileManager.default.fileExists(atPath: "Package.swift"))
            }
          }

          """)
      let elsewhere = ["SWIFTPM_BUILD_DIR": world.folder.url.appending(path: "built").path]
      let outcome = try world.verify(
        ["--set", "kind=class", "--set", "loud=true", "--json"], environment: elsewhere)
      #expect(outcome.status == 0)
      for combination in try combinations(outcome) {
        #expect(combination["testsRun"] as? Int == 41)
        #expect(combination["testsPassed"] as? Int == 41)
      }
    }
  #endif

  @Test(
    "a test that ends the process as if all were well has not passed",
    arguments: [
      "import XCTest\nfinal class <<Module>>CounterTests: XCTestCase { func testEnd() { exit(0) } }",
      "import Foundation\nimport Testing\nstruct <<Module>>CounterTests { @Test func end() { exit(69) } }",
    ])
  func earlyEnd(_ test: String) throws {
    let world = try World(test: test + "\n")
    let outcome = try world.verify(["--set", "kind=class", "--set", "loud=true"])
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("began and did not end"))
  }

  @Test("XCTest's tests are counted like those of Swift Testing")
  func xctest() throws {
    let world = try World(
      test: """
        import XCTest

        @testable import <<Target>>

        final class <<Module>>CounterTests: XCTestCase {
          func testBeginsAtZero() { XCTAssertEqual(<<Module>>Counter().count, 0) }
          func testFails() { XCTAssertEqual(<<Module>>Counter().count, 1) }
        }

        """)
    let outcome = try world.verify(["--set", "kind=class", "--set", "loud=true", "--json"])
    #expect(outcome.status == 1)
    for combination in try combinations(outcome) {
      #expect(combination["testsRun"] as? Int == 2)
      #expect(combination["testsPassed"] as? Int == 1)
    }
    let found = try diagnostics(outcome)
    #expect(found.count == 1)
    #expect(found.first?["line"] as? Int == 7)
  }

  @Test("--quick finds errors of types and data flow, in both language modes")
  func quick() throws {
    let sound = try World()
    let outcome = try sound.verify(["--quick", "--json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try sound.leftovers() == [])
    // Only the analysis of data flow sees that a branch returns nothing.
    let flow = try World(
      source: World.source.replacing(
        "{ \"<<Module>>\".uppercased() }", with: "{ if count == 0 { return \"\" } }"))
    let missing = try flow.verify(["--quick"])
    #expect(missing.status == 1)
    #expect(missing.errors.contains("T/small/Counter.swift:8:"))
    let tests = try World(test: World.test.replacing(".count == 0", with: ".cuont == 0"))
    let misspelled = try tests.verify(["--quick"])
    #expect(misspelled.status == 1)
    #expect(misspelled.errors.contains("T/small/Tests.swift:7:"))
    #expect(misspelled.errors.contains("(Swift 5 mode), and in"))
  }

  @Test("--quick expands the real macros of Swift Testing")
  func macros() throws {
    let world = try World(
      test: World.test.replacing(
        "#expect(<<Module>>Counter().count == 0)",
        with: "#expect(<<Module>>Counter().count == 0, sourceLocation: #_sourceLocation)"))
    let outcome = try world.verify(["--quick"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    let wrong = try World(
      test: World.test.replacing("@Test func", with: "@Test(arguments: [1]) func"))
    let missing = try wrong.verify(["--quick", "--set", "kind=class"])
    #expect(missing.status == 1)
    #expect(missing.errors.contains("T/small/Tests.swift:6:"), "\(missing.errors)")
  }

  @Test("shards are disjoint and complete")
  func shards() throws {
    let world = try World()
    let whole = try combinations(world.verify(["--quick", "--exhaustive", "--json"]))
    var modules: [String] = []
    for index in 1...5 {
      let part = try world.verify(
        ["--quick", "--exhaustive", "--json", "--shard", "\(index)/5"])
      modules += try combinations(part).compactMap { $0["module"] as? String }
    }
    #expect(modules.count == whole.count)
    #expect(Set(modules) == Set(whole.compactMap { $0["module"] as? String }))
    let empty = try world.verify(["--quick", "--exhaustive", "--shard", "13/13"])
    #expect(empty.status == 0)
    #expect(empty.output == "0 of 0 combinations passed\n")
  }

  @Test("is no success where there is nothing to check")
  func nothing() throws {
    let world = try World()
    try world.folder.write("", to: "Empty/notes.txt")
    for part in [[], ["--shard", "1/4"]] {
      let outcome = try Program.viperGen(
        ["templates", "verify", "--quick", "--templates", "Empty"] + part, in: world.folder.url)
      #expect(outcome.status == 66 && outcome.output == "")
      #expect(outcome.errors.hasPrefix("error: no template in 'Empty'\n"), "\(outcome.errors)")
    }
  }

  @Test("--keep leaves a package that builds or fails as it was judged")
  func keep() throws {
    let world = try World(
      source: World.source.replacing("uppercased()", with: "upppercased()"))
    let outcome = try world.verify(["--keep", "--scratch-path", "kept", "--set", "kind=class"])
    #expect(outcome.errors.contains("kept: "))
    let built = try Program.tool(
      "swift", ["build", "--package-path", "kept"], in: world.folder.url)
    #expect(built.status != 0)
    #expect((built.output + built.errors).contains("upppercased"))
    let gone = try world.verify(["--quick", "--scratch-path", "new/a/b", "--set", "kind=class"])
    #expect(gone.status != 0 && gone.errors.contains("upppercased"))
    #expect(try !world.folder.tree().keys.contains { $0.hasPrefix("new") })
    let again = try world.verify(["--scratch-path", "kept"])
    #expect(again.status == 73)
    #expect(again.errors.contains("is not empty"))
  }

  @Test("stacks that need packages are left out, with a note")
  func packages() throws {
    let world = try World()
    try world.folder.write(
      World.manifest.replacing(
        "\"options\"",
        with: """
          "packages": [{"name": "Quick", "url": "https://github.com/Quick/Quick", "from": "7.0.0",
            "products": ["Quick"], "role": "test", "when": "loud"}],
          "options"
          """), to: "T/small/template.json")
    let outcome = try world.verify(["--quick", "--exhaustive", "--json"])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try combinations(outcome).count == 6)
    let remarks = try #require(try outcome.json()["remarks"] as? [String])
    #expect(
      remarks == [
        "6 combinations: 2 render to different files, each was checked",
        "left out: 6 combinations, which need Quick",
      ])
    let none = try world.verify(["--quick", "--set", "loud=true"])
    #expect(none.status == 64)
    #expect(none.errors.contains("every combination needs packages: Quick"))
  }
}
