/// What builds a project that has no `Package.swift`, by the files in its folder.
package enum ProjectKind: Sendable, Hashable {
  /// The name of the `.xcodeproj`.
  case xcode(String)
  case tuist, xcodeGen, bazel

  /// The kind of the project in a folder with these entries; `nil` if there is none. A project that a generator
  /// writes is one of the generator.
  init?(entries: [String]) {
    let names = Set(entries)
    if !names.isDisjoint(with: ["Project.swift", "Workspace.swift", "Tuist.swift"]) {
      self = .tuist
    } else if !names.isDisjoint(with: ["project.yml", "project.yaml"]) {
      self = .xcodeGen
    } else if let project = entries.first(where: { $0.hasSuffix(Self.xcodeEnding) }) {
      self = .xcode(project)
    } else if !names.isDisjoint(with: Self.bazelFiles) {
      self = .bazel
    } else {
      return nil
    }
  }

  static let xcodeEnding = ".xcodeproj"
  private static let bazelFiles = [
    "MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel", "BUILD", "BUILD.bazel",
  ]

  /// The project in a message: `the Xcode project 'Shop.xcodeproj'`.
  var phrase: String {
    switch self {
    case .xcode(let name): "the Xcode project '\(name.escapingControlCharacters)'"
    case .tuist: "a Tuist project"
    case .xcodeGen: "an XcodeGen project"
    case .bazel: "a Bazel workspace"
    }
  }

  /// The command that writes the Xcode project again, which lists each file; `nil` if none is needed.
  package var generator: String? {
    switch self {
    case .tuist: "tuist generate"
    case .xcodeGen: "xcodegen"
    case .xcode, .bazel: nil
    }
  }

  /// What to do after modules were written.
  package var nextStep: String {
    switch self {
    case .xcode: "build the project in Xcode"
    case .bazel: "bazel test //..."
    case .tuist, .xcodeGen: generator ?? ""
    }
  }
}
