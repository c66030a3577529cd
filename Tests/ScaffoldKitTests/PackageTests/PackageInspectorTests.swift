import Foundation
import Synchronization
import Testing

@testable import ScaffoldKit

/// Replaces SwiftPM and counts its calls.
final class FakeSwiftPM: Sendable {
  private let calls = Mutex<[[String]]>([])
  private let output: Subprocess.Output

  init(_ text: String = FakeSwiftPM.answer, errors: String = "", status: Int32 = 0) {
    output = Subprocess.Output(
      ending: .exited(status), standardOutput: Array(text.utf8), standardError: Array(errors.utf8))
  }

  static let answer = """
    {"name": "P", "toolsVersion": {"_version": "5.9.0"}, "targets": [
      {"name": "App", "type": "regular", "exclude": [], "dependencies": [
        {"byName": ["Core", null]}, {"product": ["Logging", "swift-log", null, null]}]}]}
    """

  var runner: SwiftPM.Runner {
    { [self] (_, arguments, _) throws(SystemError) in
      calls.withLock { $0.append(arguments) }
      return output
    }
  }

  var questions: [[String]] { calls.withLock { $0 } }
}

@Suite struct PackageInspectorTests {
  static let notPlain = """
    // swift-tools-version: 5.9
    import PackageDescription
    var name = "P"
    let package = Package(name: name, targets: [.target(name: "App")])
    """

  /// A package whose manifest has to be run, a fake `swift` in `bin` and a `cache` folder.
  private func fixture(_ manifest: String = notPlain) throws -> TestPackage {
    let package = try TestPackage([
      "root/Package.swift": manifest, "root/Sources/App/A.swift": "", "bin/swift": "#!/bin/sh",
    ])
    try package.setPermissions(0o755, of: "bin/swift")
    return package
  }

  private func inspector(
    _ package: TestPackage, _ swift: FakeSwiftPM, writesCache: Bool = true, path: String? = nil
  ) -> PackageInspector {
    PackageInspector(
      fileSystem: DiskFileSystem(), path: "\(package.path)/root",
      environment: ["PATH": path ?? "\(package.path)/bin"],
      cacheFolder: "\(package.path)/cache/deep", writesCache: writesCache, run: swift.runner)
  }

  private func diagnostic(_ inspector: PackageInspector) throws -> Diagnostic {
    do {
      Issue.record("answered \(try inspector.layout())")
      return Diagnostic(.internalFault, .limit, "none")
    } catch {
      return try #require(error.diagnostics.first)
    }
  }

  @Test("a plain manifest starts no process and needs no swift")
  func aPlainManifestStartsNoProcessAnd() throws {
    let package = try fixture(PlainSamples.small)
    let swift = FakeSwiftPM()
    #expect(try inspector(package, swift, path: "").layout().name == "Small")
    #expect(swift.questions.isEmpty)
    #expect(try package.entries() == ["bin", "root"])
  }

  @Test("SwiftPM's answer becomes the layout") func swiftpmSAnswerBecomesTheLayout() throws {
    let package = try fixture()
    let swift = FakeSwiftPM()
    let layout = try inspector(package, swift).layout()
    #expect(layout.targets.map(\.folder) == [["Sources", "App"]])
    #expect(
      layout.targets[0].dependencies
        == [.byName("Core"), .product("Logging", package: "swift-log")])
    let question = try #require(swift.questions.first)
    #expect(question.contains("\(package.path)/root"))
    #expect(question.last == "dump-package")
  }

  @Test("SwiftPM makes no sandbox inside another one")
  func swiftpmMakesNoSandboxInsideAnother() throws {
    let package = try fixture()
    for (value, isTold) in [("1", true), ("0", false), (nil, false)] {
      let swift = FakeSwiftPM()
      let environment = ["PATH": "\(package.path)/bin", "VIPER_GEN_SANDBOXED": value]
      _ = try PackageInspector(
        fileSystem: DiskFileSystem(), path: "\(package.path)/root",
        environment: environment.compactMapValues { $0 }, cacheFolder: nil, run: swift.runner
      ).layout()
      #expect(swift.questions.map { $0.contains("--disable-sandbox") } == [isTold])
    }
  }

  @Test("what SwiftPM leaves among temporary files goes with its answer")
  func whatSwiftPMLeaves() throws {
    let package = try fixture()
    try package.makeFolder("tmp")
    let environment = ["PATH": "\(package.path)/bin", "TMPDIR": "\(package.path)/tmp"]
    let left = Mutex<[String]>([])
    _ = try PackageInspector(
      fileSystem: DiskFileSystem(), path: "\(package.path)/root", environment: environment,
      cacheFolder: nil
    ) { (_, arguments, environment) throws(SystemError) in
      let folder = try DiskFileSystem().directory(at: environment["TMPDIR"] ?? "")
      try folder.createFile("lock", contents: [], permissions: .plain)
      left.withLock { $0.append(environment["TMPDIR"] ?? "") }
      return try FakeSwiftPM().runner("swift", arguments, environment)
    }.layout()
    #expect(left.withLock { $0.first }?.hasPrefix("\(package.path)/tmp/") == true)
    #expect(try package.entries("tmp").isEmpty)
  }

  @Test("the second call does not run SwiftPM") func theSecondCallDoesNotRunSwiftPM() throws {
    let package = try fixture()
    let swift = FakeSwiftPM()
    let first = try inspector(package, swift).layout()
    #expect(try inspector(package, swift).layout() == first)
    #expect(swift.questions.count == 1)
  }

  @Test("what is kept is private and of one file") func whatIsKeptIsPrivateAndOf() throws {
    let package = try fixture()
    _ = try inspector(package, FakeSwiftPM()).layout()
    let files = try package.entries("cache/deep")
    #expect(files.count == 1)
    #expect(try package.permissions(of: "cache/deep") == 0o700)
    #expect(try package.permissions(of: "cache/deep/\(files[0])") == 0o600)
    try package.write("root/Package.swift", Self.notPlain + "\n// changed")
    _ = try inspector(package, FakeSwiftPM()).layout()
    let later = try package.entries("cache/deep")
    #expect(later.count == 1 && later != files)
  }

  @Test(
    "a changed manifest or swift asks again",
    arguments: ["root/Package.swift", "root/Package@swift-6.0.swift", "bin/swift"])
  func aChangedManifestOrSwiftAsksAgain(file: String) throws {
    let package = try fixture()
    let swift = FakeSwiftPM()
    _ = try inspector(package, swift).layout()
    try package.write(file, Self.notPlain + "// changed")
    if file.hasPrefix("bin") { try package.setPermissions(0o755, of: file) }
    _ = try inspector(package, swift).layout()
    #expect(swift.questions.count == 2)
  }

  @Test("a damaged file is asked for again and replaced", arguments: ["", "{", "damaged", "0\n{}"])
  func aDamagedFileIsAskedForAgain(text: String) throws {
    let package = try fixture()
    let swift = FakeSwiftPM()
    _ = try inspector(package, swift).layout()
    let file = try #require(try package.entries("cache/deep").first)
    try package.write("cache/deep/\(file)", text)
    _ = try inspector(package, swift).layout()
    _ = try inspector(package, swift).layout()
    #expect(swift.questions.count == 2)
  }

  @Test("one wrong byte is damage") func oneWrongByteIsDamage() throws {
    let package = try fixture()
    let swift = FakeSwiftPM()
    _ = try inspector(package, swift).layout()
    let file = "\(package.path)/cache/deep/\(try package.entries("cache/deep")[0])"
    let text = try String(contentsOfFile: file, encoding: .utf8)
    let changed = text.replacingOccurrences(of: "App", with: "Apq")
    try Data(changed.utf8).write(to: URL(fileURLWithPath: file))
    _ = try inspector(package, swift).layout()
    #expect(swift.questions.count == 2)
  }

  @Test("a dry run reads what is kept and keeps nothing") func aDryRunReadsWhatIsKept() throws {
    let package = try fixture()
    let swift = FakeSwiftPM()
    _ = try inspector(package, swift, writesCache: false).layout()
    #expect(try package.entries() == ["bin", "root"])
    #expect(swift.questions[0].contains("--manifest-cache"))
    _ = try inspector(package, swift).layout()
    _ = try inspector(package, swift, writesCache: false).layout()
    #expect(swift.questions.count == 2)
  }

  @Test("a cache that cannot be written is no error") func aCacheThatCannotBeWrittenIs() throws {
    let package = try fixture()
    try package.write("cache", "a file where the folder would be")
    let swift = FakeSwiftPM()
    _ = try inspector(package, swift).layout()
    _ = try inspector(package, swift).layout()
    #expect(swift.questions.count == 2)
  }

  @Test("an unfinished file of an ended run is no obstacle") func anUnfinishedFileOfAnEndedRun()
    throws
  {
    let package = try fixture()
    let swift = FakeSwiftPM()
    _ = try inspector(package, swift).layout()
    let file = try #require(try package.entries("cache/deep").first)
    try package.write("cache/deep/\(file)", "damaged")
    try package.write("cache/deep/\(file).new", "unfinished")
    _ = try inspector(package, swift).layout()
    #expect(try package.entries("cache/deep") == [file])
  }

  @Test(
    "an answer that may depend on more is not kept",
    arguments: [
      "import Foundation", "import class Foundation.ProcessInfo", "let x = Context.environment",
      "let y = [1].randomElement()", "// getenv", "let f = #filePath",
      "@preconcurrency import Glibc",
    ])
  func anAnswerThatMayDependOnMore(line: String) throws {
    let package = try fixture(Self.notPlain + "\n" + line)
    let swift = FakeSwiftPM()
    _ = try inspector(package, swift).layout()
    _ = try inspector(package, swift).layout()
    #expect(swift.questions.count == 2)
    #expect(try package.entries() == ["bin", "root"])
  }

  // MARK: Errors

  @Test("a folder without a manifest is not found") func aFolderWithoutAManifestIsNot() throws {
    let package = try TestPackage(["root/README.md": ""])
    let found = try diagnostic(inspector(package, FakeSwiftPM()))
    #expect(found.category == .notFound)
    #expect(found.message == "no Package.swift in '\(package.path)/root'")
    let empty = try TestPackage()
    #expect(try diagnostic(inspector(empty, FakeSwiftPM())).category == .notFound)
  }

  @Test("without swift the message names the reason") func withoutSwiftTheMessageNamesTheReason()
    throws
  {
    let package = try fixture()
    let found = try diagnostic(inspector(package, FakeSwiftPM(), path: "/nowhere"))
    #expect(found.category == .notFound)
    #expect(found.code == .noSwift)
  }

  @Test("a refusal comes with SwiftPM's first errors") func aRefusalComesWithSwiftPMSFirst() throws
  {
    let package = try fixture()
    let swift = FakeSwiftPM(
      "",
      errors: "warning: old\n/p/Package.swift:3:1: error: bad \u{1B}[31m\nline\n\n^\nerror: more",
      status: 1)
    let found = try diagnostic(inspector(package, swift))
    #expect(found.category == .data)
    #expect(
      found.message.contains("Package.swift':\n  /p/Package.swift:3:1: error: bad \\u{1B}[31m"))
    #expect(!found.message.contains("warning") && !found.message.contains("more"))
  }

  @Test("a refusal comes with the note that helps") func aRefusalWithANote() throws {
    let swift = FakeSwiftPM(
      "",
      errors: "/p/Package.swift:3:15: error: 'init(name:)' is unavailable\n  code\n"
        + "PackageDescription.Package:4:1: note: noise\n"
        + "/p/Package.swift:1:1: note: 'init' was introduced in PackageDescription 5\n", status: 1)
    let package = try fixture()
    let found = try diagnostic(inspector(package, swift))
    #expect(found.message.contains("introduced in PackageDescription 5"))
    #expect(!found.message.contains("noise"))
  }

  @Test("a tools version that is too new has its own code") func aToolsVersionThatIsTooNew() throws
  {
    let package = try fixture()
    let swift = FakeSwiftPM(
      "",
      errors: "error: 'p': package 'p' is using Swift tools version 9.0.0 but the installed "
        + "version is 6.1.0", status: 1)
    let found = try diagnostic(inspector(package, swift))
    #expect(found.category == .data)
    #expect(found.code == .toolsVersion)
    #expect(!found.message.contains("error:"))
  }

  @Test(
    "an answer that cannot be read is an error and not kept",
    arguments: ["", "no JSON", "{}", #"{"name":"P","toolsVersion":{"_version":"5.9.0"}}"#])
  func anAnswerThatCannotBeReadIs(text: String) throws {
    let package = try fixture()
    #expect(try diagnostic(inspector(package, FakeSwiftPM(text))).code == .manifestAnswer)
    #expect(try package.entries() == ["bin", "root"])
  }

  @Test("a target that leaves the package is refused") func aTargetThatLeavesThePackageIs() throws {
    let package = try fixture()
    let answer = FakeSwiftPM.answer.replacingOccurrences(
      of: #""type""#, with: #""path": "Sources/../../x", "type""#)
    let found = try diagnostic(inspector(package, FakeSwiftPM(answer)))
    #expect(found.category == .containment)
  }

  @Test("the true SwiftPM is asked, and leaves nothing in the package")
  func theTrueSwiftPMIsAskedAndLeaves() throws {
    let package = try TestPackage(["Package.swift": Self.notPlain, "Sources/App/A.swift": ""])
    let layout = try package.inspector().layout()
    #expect(layout.name == "P")
    #expect(layout.targets.map(\.state) == [.present(at: ["Sources", "App"])])
    #expect(try package.entries() == ["Package.swift", "Sources"])
    try package.write("Package.swift", "// swift-tools-version: 5.9\nlet x = y\n")
    #expect(try diagnostic(package.inspector()).message.contains("error: "))
    try package.write("Package.swift", "// swift-tools-version: 99.0\n")
    #expect(try diagnostic(package.inspector()).code == .toolsVersion)
  }
}
