/// The errors of a package that are found before anything is written into it.
enum PackageFault: Fault {
  /// The folder is not a package. `near` is a package with a similar name; `canBeMade` adds `--init`.
  case noManifest(folder: String, near: String? = nil, canBeMade: Bool = false)
  case swiftMissing
  /// SwiftPM refuses the manifest; `lines` are the first lines of its errors.
  case refused(manifest: String, lines: [String])
  case toolsVersion(manifest: String, lines: [String])
  /// SwiftPM's answer is not the expected JSON.
  case answer(manifest: String)
  case targetOutside(name: String, path: String)

  var wording: Wording {
    switch self {
    case .noManifest(let folder, let near, let canBeMade):
      Wording(
        .notFound, "no-package", "no Package.swift in '\(Self.shown(folder))'",
        help: Self.remedy(near: near, canBeMade: canBeMade),
        remedies: canBeMade && near == nil ? ["--init"] : [])
    case .swiftMissing:
      Wording(
        .notFound, "no-swift", "'swift' is in no folder of PATH, and this manifest has to be run",
        help: "install a Swift toolchain, or add its 'bin' folder to PATH")
    case .refused(let manifest, let lines):
      Wording(
        .data, "manifest-refused",
        "SwiftPM cannot read '\(Self.shown(manifest))':\n  \(Self.shown(lines))",
        help: "mend the manifest; 'swift package dump-package' shows all of SwiftPM's answer")
    case .toolsVersion(let manifest, let lines):
      Wording(
        .data, "tools-version",
        "'\(Self.shown(manifest))' needs another Swift: \(Self.shown(lines))",
        help: "install that Swift, or name another in the first line of the manifest: "
          + "'// swift-tools-version: 6.0'")
    case .answer(let manifest):
      Wording(
        .data, "manifest-answer", "SwiftPM's answer for '\(Self.shown(manifest))' cannot be read",
        help: "check that 'swift package dump-package' prints JSON")
    case .targetOutside(let name, let path):
      Wording(
        .containment, "target-outside",
        "the path '\(Self.shown(path))' of target '\(Self.shown(name))' leaves the package",
        help: "name a folder below the package's root in Package.swift")
    }
  }

  private static func remedy(near: String?, canBeMade: Bool) -> String {
    guard let near else {
      return canBeMade
        ? "run in a package, name one with '--package-path', or add '--init' to make one there"
        : "run in a package, or name one with '--package-path'"
    }
    let question = "did you mean '\(shown(near))'?"
    return canBeMade ? question + " '--init' makes one in the folder you named" : question
  }

  private static func shown(_ text: String) -> String { text.escapingControlCharacters }

  private static func shown(_ lines: [String]) -> String {
    lines.map(\.escapingControlCharacters).joined(separator: "\n  ")
  }
}
