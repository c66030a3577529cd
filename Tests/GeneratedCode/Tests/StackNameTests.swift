import Foundation
import Testing

/// A module of the default template compiles under every name that the command accepts.
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
    arguments: [["--protocols", "separate"], ["--protocols", "inline", "--with", "service"]])
  func compiles(options: [String]) throws {
    let folder = try TemporaryFolder()
    let count = try create(Self.plain + NameCandidates.all, options, in: folder)
    #expect(count > NameCandidates.randomNames / 3)
    let sources = try folder.tree(below: "Demo/Sources").keys.filter { $0.hasSuffix(".swift") }
    for mode in [["6"], ["5", "-strict-concurrency=complete"]] {
      let outcome = try Program.tool(
        "swiftc",
        ["-frontend", "-typecheck", "-module-name", "App", "-swift-version"] + mode
          + sources.sorted(),
        in: folder.url.appending(path: "Demo/Sources"))
      #expect(outcome.status == 0)
      let complaints = outcome.errors.split(separator: "\n").filter {
        $0.contains(": error:") || $0.contains(": warning:")
      }
      #expect(complaints.isEmpty, "\(complaints.prefix(3))")
    }
  }

  @Test(
    "compiles with each accepted signature that is named like code of user interfaces",
    arguments: ["viper", "vip", "viper-closures", "viper-contract", "viper-list-detail"])
  func signatures(template: String) throws {
    let names = [
      "load", "loaded", "loading", "reload", "show", "present", "dismiss", "copy", "close",
      "select", "viewDidLoad", "viewWillAppear", "update", "refresh", "fetch", "message", "title",
      "service",
    ]
    let folder = try TemporaryFolder()
    var accepted: [String] = []
    for name in names {
      let outcome = try Program.viperGen(
        [
          "create", name.capitalized, "--template", template, "--init", "--package-path", "Demo",
          "--quiet", "--actions", "\(name)()",
        ], in: folder.url)
      if outcome.status == 0 { accepted.append(name) }
    }
    #expect(accepted.count > names.count / 2, "\(accepted)")
    let sources = try folder.tree(below: "Demo/Sources").keys.filter { $0.hasSuffix(".swift") }
    let outcome = try Program.tool(
      "swiftc",
      ["-frontend", "-typecheck", "-module-name", "App", "-swift-version", "6"] + sources.sorted(),
      in: folder.url.appending(path: "Demo/Sources"))
    #expect(outcome.status == 0, "\(outcome.errors.prefix(1000))")
  }

  /// Creates a module for each name that the command accepts beside the others, and returns their
  /// number.
  private func create(
    _ names: [String], _ options: [String], in folder: TemporaryFolder
  ) throws -> Int {
    var seen: Set<String> = []
    // A name with a slash is a path.
    var names = names.filter { !$0.contains("/") && seen.insert($0).inserted }
    while true {
      let lines = try names.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) }
      try folder.write("[\n" + lines.joined(separator: ",\n") + "\n]\n", to: "list.json")
      let outcome = try Program.viperGen(
        [
          "create", "--file", "list.json", "--init", "--package-path", "Demo", "--quiet",
          "--actions", "signIn(username: String)", "--ui", "uikit",
        ] + options, in: folder.url)
      if outcome.status == 0 { return names.count }
      let refused = Set(outcome.errors.matches(of: /(?m)^list\.json:(\d+):/).map { Int($0.1) })
      try #require(!refused.isEmpty, "\(outcome.errors.prefix(500))")
      names = names.enumerated().filter { !refused.contains($0.offset + 2) }.map(\.element)
    }
  }
}
