/// The folders that take modules in a project without a `Package.swift`, such as an Xcode project.
///
/// ```swift
/// var request = ScaffoldRequest(modules: [try ModulePath("SignIn")], packagePath: "/path/to/Shop")
/// request.folders = SourceFolders(sources: "Shop", tests: "ShopTests", module: "Shop")
/// let plan = try Scaffolder().plan(request)
/// print(plan.files[0].path)  // Shop/SignIn/SignInActions.swift
/// ```
public struct SourceFolders: Sendable, Hashable {
  /// The folder for the sources: an absolute path, or one from ``ScaffoldRequest/packagePath``.
  public var sources: String
  /// The folder for the tests; `nil` if the modules have none.
  public var tests: String?
  /// The name of the module that contains the sources, which tests import.
  public var module: String
  /// The name of the module that contains the tests; `nil` for the module's name with `Tests`.
  public var testModule: String?

  /// The folders of a module.
  public init(sources: String, tests: String? = nil, module: String, testModule: String? = nil) {
    self.sources = sources
    self.tests = tests
    self.module = module
    self.testModule = testModule
  }
}

/// The folders of a module as its records have them: names from the project's root.
struct RecordedFolders: Sendable, Hashable {
  let sources: [String]
  /// `nil` if no folder for tests was named.
  var tests: [String]?
  var testModule: String

  /// The key of the folders in a record.
  static let key = "project"

  /// The folders as a record has them.
  var json: JSONText {
    var members: [JSONText.Member] = [.init("sources", .string(Self.text(sources)))]
    if let tests { members.append(.init("tests", .string(Self.text(tests)))) }
    members.append(.init("testModule", .string(testModule)))
    return .object(members)
  }

  /// `App/Features`, or `.` for the root.
  static func text(_ folder: [String]) -> String {
    folder.isEmpty ? "." : folder.joined(separator: "/")
  }

  /// The folders that a record has; `nil` if something is wrong, which is added to `problems`.
  init?(_ json: JSONValue, problems: inout [Diagnostic]) {
    var object = JSONObject(json, known: ["sources", "tests", "testModule"])
    let sources = object.requiredString("sources")
    let tests = object.string("tests")
    let testModule = object.requiredString("testModule")
    for (key, text) in [("sources", sources), ("tests", tests)] {
      guard let text, Self.folder(text) == nil else { continue }
      object.report(.outsideProject(text, at: object.location(of: key)))
    }
    problems += object.problems
    guard object.problems.isEmpty, let testModule, let sources = sources.flatMap(Self.folder) else {
      return nil
    }
    self.init(sources: sources, tests: tests.flatMap(Self.folder), testModule: testModule)
  }

  init(sources: [String], tests: [String]?, testModule: String) {
    self.sources = sources
    self.tests = tests
    self.testModule = testModule
  }

  /// The names of a folder; `nil` for a path that viper-gen does not write.
  private static func folder(_ text: String) -> [String]? {
    if text == "." { return [] }
    let names = RelativePath.components(of: text)
    let isPlain = names.allSatisfy { !["", ".", ".."].contains($0) && !$0.utf8.contains(0) }
    return isPlain && !names.isEmpty ? names : nil
  }
}

extension Diagnostic {
  /// A record names a folder that is not below the root.
  fileprivate static func outsideProject(_ path: String, at location: SourceLocation) -> Diagnostic
  {
    Diagnostic(
      .containment, .pathEscape,
      "the record names '\(path.escapingControlCharacters)', outside the project", at: location)
  }
}
