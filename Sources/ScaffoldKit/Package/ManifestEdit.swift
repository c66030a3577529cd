import ScaffoldSwift

/// A manifest with a target that is made for modules.
struct ManifestEdit: Sendable, Hashable {
  let target: String
  let before: [UInt8]
  let after: [UInt8]
  /// The package with the new target, whose folder is yet to be made.
  let layout: PackageLayout

  /// The manifest as it is to be.
  var file: PlannedFile {
    PlannedFile(path: RecordedManifest.path, contents: after, isExecutable: false)
  }
}

extension SwiftPM {
  /// The manifest after SwiftPM has added a library, and a test target if `testTarget` is set. SwiftPM edits a copy
  /// in a temporary folder, so that neither its stub sources nor its caches reach the package.
  ///
  /// - Parameters:
  ///   - folders: the folders of the other targets. SwiftPM moves the files of a single target if it does not
  ///     find its folder.
  ///   - format: the package's `.swift-format`, which the lines that SwiftPM adds follow.
  /// - Returns: the manifest with the line ends that it had, and what SwiftPM reads in it.
  func adding(
    target: String, testTarget: String?, to manifest: [UInt8], folders: [[String]],
    format: [UInt8]? = nil
  ) throws(ScaffoldError) -> (bytes: [UInt8], summary: ManifestSummary) {
    guard !Self.hasProduct(target, in: manifest) else {
      throw ScaffoldError(.productExists(target))
    }
    let temporary = try reporting(TemporaryFolder(in: environment, on: fileSystem))
    defer { temporary.remove() }
    let (path, folder) = (temporary.path, temporary.writable)
    let ownEnvironment = environment(temporaryFilesIn: path)
    try reporting(
      folder.addFile("Package.swift", contents: manifest, permissions: .confidential))
    for names in folders { try reporting(Self.makeFolder(names, in: folder)) }
    for arguments in Self.edits(target, testTarget) {
      let call = self.arguments(for: path, ownEnvironment, arguments)
      let output = try reporting(run(swift.path, call, ownEnvironment))
      guard output.ending == .exited(0) else {
        throw ScaffoldError(.notEdited(target, testTarget, Self.reason(output)))
      }
    }
    try reporting(layOut(linesAddedTo: manifest, in: folder, at: path, format: format))
    let edited = try reporting(
      folder.directory.contents(of: "Package.swift", limit: Self.largestManifest))
    let bytes = LineEnds.matching(manifest, LineEnds.unix(edited) ?? edited)
    let answer = try answer(forPackageAt: path, manifest: "Package.swift", text: bytes)
    return (bytes, answer.summary)
  }

  /// Lays out the lines of a manifest that SwiftPM has added, with swift-format. Without a swift-format that can do
  /// this, they stay as SwiftPM has written them.
  private func layOut(
    linesAddedTo manifest: [UInt8], in folder: WritableFolder, at path: String, format: [UInt8]?
  ) throws(SystemError) {
    let edited = try folder.directory.contents(of: "Package.swift", limit: Self.largestManifest)
    let added = ManifestLines.added(to: manifest, in: edited)
    guard !added.isEmpty else { return }
    var call = ["format", "format", "--in-place"]
    if let format {
      try folder.addFile(".swift-format", contents: format, permissions: .confidential)
    } else {
      call += ["--configuration", ManifestLines.configuration(for: manifest)]
    }
    for range in added { call += ["--offsets", "\(range.lowerBound):\(range.upperBound)"] }
    call.append("\(path)/Package.swift")
    _ = try run(swift.path, call, environment(temporaryFilesIn: path))
  }

  private static let largestManifest = 4 << 20

  private static func makeFolder(
    _ names: [String], in root: WritableFolder
  ) throws(SystemError) {
    var folder = root
    for name in names {
      if try folder.directory.status(of: name) == nil {
        try folder.addFolder(name, permissions: .confidential)
      }
      folder = try folder.folder(name)
    }
  }

  /// Whether a manifest declares a product with a name. SwiftPM adds a second one, and ignores it.
  private static func hasProduct(_ name: String, in manifest: [UInt8]) -> Bool {
    var code = manifest
    for comment in SwiftLexer(manifest).comments.reversed() { code.removeSubrange(comment) }
    let text = code.filter { $0 > 0x20 }
    return ["library", "executable", "plugin"].contains { kind in
      let start = Array(".\(kind)(name:\"\(name)\",".utf8)
      guard let range = text.firstRange(of: start) else { return false }
      let isProduct = ["type:", "targets:"].contains {
        text[range.upperBound...].starts(with: $0.utf8)
      }
      return isProduct
    }
  }

  private static func edits(_ target: String, _ testTarget: String?) -> [[String]] {
    let library = [["add-target", target, "--type", "library"]]
    let product = [["add-product", target, "--type", "library", "--targets", target]]
    guard let testTarget else { return library + product }
    let tests = ["add-target", testTarget, "--type", "test", "--testing-library", "none"]
    return library + [tests, ["add-target-dependency", target, testTarget]] + product
  }

  /// The first line of SwiftPM's errors.
  private static func reason(_ output: Subprocess.Output) -> String {
    firstErrors(in: String(decoding: output.standardError, as: UTF8.self)).first
      ?? "SwiftPM gave no reason"
  }
}

extension Diagnostic {
  /// A product has the name of a target that is to be made.
  fileprivate static func productExists(_ name: String) -> Diagnostic {
    Diagnostic(
      .usage, .targetExists,
      "the package has a product '\(name.escapingControlCharacters)' already",
      at: SourceLocation(path: "Package.swift"), help: "name another with '--new-target NAME'")
  }

  /// A manifest to which SwiftPM cannot add a target, with the lines to add.
  static func notEdited(_ target: String, _ testTarget: String?, _ reason: String) -> Diagnostic {
    let name = target.escapingControlCharacters
    let tests = testTarget.map {
      "\n        .testTarget(name: \"\($0.escapingControlCharacters)\", dependencies: [\"\(name)\"]),"
    }
    return Diagnostic(
      .data, .manifestNotEdited,
      "SwiftPM cannot add the target '\(name)' to the manifest: \(reason.escapingControlCharacters)",
      at: SourceLocation(path: "Package.swift"),
      help: """
        add to 'products:':
                .library(name: "\(name)", targets: ["\(name)"]),
              and to 'targets:':
                .target(name: "\(name)"),\(tests ?? "")
              and use '--target \(target.shellQuoted)' instead of '--new-target'
        """)
  }
}
