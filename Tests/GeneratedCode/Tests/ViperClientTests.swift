import Foundation
import Testing

/// Another target uses a module: it injects a service and a value, presents the module, gets its events,
/// and releases it.
@Suite("A client of a viper module")
struct ViperClientTests {
  static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Demo",
      platforms: [.iOS(.v17), .macOS(.v14)],
      targets: [
        .target(name: "Kit"),
        .testTarget(name: "AppTests", dependencies: ["Kit"]),
      ],
      swiftLanguageModes: [.v<mode>]
    )

    """

  static let host = """
    import Kit

    private struct Stub: <M>ServiceInterface {
      func fetch() async throws -> [<M>Entity] { [<M>Entity(id: "1", name: "First")] }
      func save(name: String) async throws -> Bool { true }
    }

    @MainActor
    private final class Host: <M>Delegate {
      private(set) var events: [String] = []
      private(set) var screen: <M>Screen?
      private(set) var module: (any <M>)?
      var onFinished: (() -> Void)?

      func open() {
        let dependencies = <M>Dependencies(service: Stub())
        let wireframe = <M>Wireframe(dependencies: dependencies, userID: 7)
        wireframe.delegate = self
        module = wireframe.present { screen = $0 }
      }

      func close() {
        screen = nil
        module = nil
      }

      func beganPresenting(_ module: any <M>) { events.append("began") }

      func didDismiss(_ module: any <M>) { close() }

      func finished(count: Int) {
        events.append("finished \\(count)")
        onFinished?()
      }
    }

    """

  static let test = """

    import Testing

    @MainActor
    struct <M>ClientTests {
      @Test func isToldAndSeesModuleGone() async {
        let host = Host()
        await withCheckedContinuation { continuation in
          host.onFinished = { continuation.resume() }
          host.open()
        }
        #expect(host.events == ["began", "finished 1"])
        #expect(host.screen != nil)
        weak var module: (any <M>)?
        weak var screen: AnyObject?
        module = host.module
        screen = host.screen
        #expect(module != nil)
        host.close()
        #expect(module == nil)
        #expect(screen == nil)
      }
    }

    """

  private func create(_ name: String, _ options: [String], in folder: TemporaryFolder) throws {
    let outcome = try Program.viperGen(
      [
        "create", name, "--package-path", "Demo", "--target", "Kit", "--testing", "none",
        "--with", "service", "--with", "view-object", "--input", "userID: Int",
        "--presenter-to-delegate", "finished(count: Int)",
        "--interactor-to-service", "save(name: String) async throws -> Bool",
      ] + options, in: folder.url)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let path = "Demo/Sources/Kit/\(name)/\(name)Presenter.swift"
    let loaded = "func loaded(_ entities: [\(name)Entity]) {\n"
    let text = try folder.text(of: path)
    try #require(text.contains(loaded))
    try folder.write(
      text.replacingOccurrences(
        of: loaded, with: loaded + "    delegate?.finished(count: entities.count)\n"), to: path)
  }

  @Test("creates it, is told the outcome, and sees it gone", arguments: ["5", "6"])
  func client(mode: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.manifest.replacingOccurrences(of: "<mode>", with: mode), to: "Demo/Package.swift")
    try folder.write("", to: "Demo/Sources/Kit/Kit.swift")
    for (name, access) in [("SignIn", "public"), ("LogIn", "package")] {
      try create(name, ["--access", access], in: folder)
      try folder.write(
        (Self.host + Self.test).replacingOccurrences(of: "<M>", with: name),
        to: "Demo/Tests/AppTests/\(name)ClientTests.swift")
    }
    let concurrency = mode == "5" ? ["-Xswiftc", "-strict-concurrency=complete"] : []
    let package = folder.url.appending(path: "Demo")
    let outcome = try Judge.test(package, extra: concurrency)
    #expect(Judge.passedTests(outcome) == 2, "\(outcome.output)\(outcome.errors)")
  }

  @Test(
    "compiles with Apple's frameworks", .enabled(if: StandInJudge.isAvailable),
    arguments: [
      ("iOS", ["--ui", "uikit"]), ("macOS", ["--ui", "appkit"]), ("iOS", ["--ui", "swiftui"]),
      ("macOS", ["--ui", "swiftui", "--navigation", "swiftui"]),
    ], ["5", "6"])
  func frameworks(_ platform: (name: String, flags: [String]), mode: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.manifest.replacingOccurrences(of: "<mode>", with: mode), to: "Demo/Package.swift")
    try folder.write("", to: "Demo/Sources/Kit/Kit.swift")
    try create("SignIn", ["--access", "public"] + platform.flags, in: folder)
    let sources = try folder.tree(below: "Demo/Sources").keys.filter { $0.hasSuffix(".swift") }
      .sorted().map { "Demo/Sources/\($0)" }
    let kit = try StandInJudge.emit("Kit", sources, in: folder.url, on: platform.name, mode: mode)
    #expect(kit.isAccepted, "\(kit.diagnostics)")
    try folder.write(
      Self.host.replacingOccurrences(of: "<M>", with: "SignIn"), to: "Client.swift")
    let client = try StandInJudge.check(
      ["Client.swift"], in: folder.url, on: platform.name, mode: mode, flags: ["-I", "."])
    #expect(client.isAccepted, "\(client.diagnostics)")
  }
}
