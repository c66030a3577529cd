import Foundation
import Testing

@testable import ScaffoldKit

/// A name that is accepted makes a stack of the default template that the compiler accepts.
@Suite("A stack with an accepted name")
struct StackNameTests {
  /// Names that people give to modules, and names of types that the generated code could mean.
  static let plain = [
    "A", "X", "Z9", "SignIn", "HTTPServer", "Settings", "Profile", "List", "Detail", "View",
    "Button",
    "Interactor", "Presenter", "Wireframe", "Delegate", "Service", "Entity", "Screen", "Module",
    "Test", "Suite", "Issue", "Tag", "Trait", "Bug", "Comment", "Data", "URL", "Bundle", "Timer",
    "Operation", "Thread", "Notification", "Calendar", "Unit", "Progress", "Locale", "Measurement",
    String(repeating: "Long", count: 15),
  ]

  @Test(
    "compiles without a warning in Swift 6 and in Swift 5 mode",
    arguments: [["protocols": "separate"], ["protocols": "inline", "with": "service"]])
  func compiles(settings: [String: String]) throws {
    let judge = try CompilerJudge()
    var files: [String] = []
    var taken: Set<String> = []
    var used = 0
    let package = try TestPackage([
      "Package.swift": TemplateWorld.packageManifest, "Sources/App/A.swift": "",
      "Tests/AppTests/A.swift": "",
    ])
    for name in try Self.names() {
      let stack = try Self.stack(name, settings, in: package)
      let types = stack.flatMap { DeclarationScanner.declarations(in: $0).map(\.name) }
      guard taken.isDisjoint(with: types) else { continue }
      taken.formUnion(types)
      for contents in stack {
        let text = String(decoding: contents, as: UTF8.self)
        files.append(try judge.write(text, to: "File\(files.count).swift"))
      }
      used += 1
    }
    #expect(used > NameCompilerTests.randomNames / 3)
    for mode in [["6"], ["5", "-strict-concurrency=complete"]] {
      let verdict = try judge.run(
        "swiftc",
        ["-frontend", "-typecheck", "-module-name", "App", "-swift-version"] + mode + files)
      #expect(verdict.status == 0)
      #expect(verdict.complaints.isEmpty, "\(verdict.complaints.prefix(3))")
    }
    try judge.remove()
  }

  private static func names() throws -> [ModuleName] {
    let all = plain + NameCompilerTests.candidates()
    return try all.filter { ModuleName.fault(of: $0) == nil }.map { try ModuleName($0) }
  }

  /// The sources of one module, unless the template keeps the name for a framework.
  private static func stack(
    _ name: ModuleName, _ settings: [String: String], in package: TestPackage
  ) throws -> [[UInt8]] {
    var request = ScaffoldRequest(
      modules: [try ModulePath(name.text)], packagePath: package.path)
    request.settings =
      settings.map { .init($0.key, $0.value) } + [
        .init("actions", "signIn(username: String)"), .init("ui", "uikit"),
      ]
    do throws(ScaffoldFailure) {
      let files = try Scaffolder().plan(request).files
      return files.filter { $0.path.components[0] == "Sources" }.map(\.contents)
    } catch {
      return []
    }
  }
}
