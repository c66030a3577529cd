/// Why SwiftPM has to run a manifest, because ``ManifestReader`` does not read it.
///
/// The reader accepts a manifest that consists of `import PackageDescription` and one
/// `let package = Package(…)` whose arguments are literals and calls of ``ManifestCalls``. The cases
/// below are all the reasons to ask SwiftPM instead. None of them is an error for the user.
enum NeedsSwiftPM: Error, Sendable, Hashable {
  /// `Package@swift-6.0.swift` and the like, or a link: the toolchain chooses the file that counts.
  case severalManifests
  /// The bytes are not UTF-8 or contain NUL.
  case encoding
  /// The first line is not `// swift-tools-version: 6.0` or a common spelling of it, or its version
  /// is not known to mean the same in every SwiftPM: before 5.0, from 7.0 on.
  case toolsVersion
  /// `import Foundation`: the arguments can depend on anything.
  case `import`(String)
  /// A variable, a function, a condition, an operator, a second statement: the manifest computes.
  case expression(String)
  /// A string with an interpolation, over several lines, or with an unusual escape.
  case string
  /// `.target(name: "A", new: 1)`: a label or a call that ``ManifestCalls`` does not list. A later
  /// Swift may have introduced it.
  case unknown(String)
  /// A literal whose effect depends on more than its text: a path out of the package, a package
  /// without a plain name, an unusual platform version.
  case value(String)
  /// Values nested more deeply than the reader follows.
  case nesting
}

extension NeedsSwiftPM: CustomStringConvertible {
  /// The reason in words: `'for' has to be run`
  var description: String {
    let text =
      switch self {
      case .severalManifests: "there are manifests for several Swift versions"
      case .encoding: "the manifest is not UTF-8"
      case .toolsVersion: "an unusual tools version line"
      case .import(let module): "it imports '\(module)'"
      case .expression(let token): "'\(token)' has to be run"
      case .string: "an unusual string"
      case .unknown(let name): "'\(name)' is not known"
      case .value(let label): "an unusual value of '\(label)'"
      case .nesting: "values are nested too deeply"
      }
    return text.escapingControlCharacters
  }
}
