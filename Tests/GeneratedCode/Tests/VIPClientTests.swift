import Foundation
import Testing

/// Another target uses a module: it injects a worker and a value, shows the module, gets its events, and
/// releases it.
@Suite("A client of a vip module")
struct VIPClientTests {
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

    struct <M>Stub: <M>WorkerProtocol {
      func authenticate(username: String, password: String) async throws -> Bool {
        username == "a"
      }
    }

    @MainActor
    final class <M>Host: <M>Delegate {
      private(set) var events: [String] = []
      private(set) var screen: <M>Screen?
      var onEvent: (() -> Void)?

      func open() {
        screen = <M>Module.assemble(
          team: 7,
          dependencies: <M>Dependencies(worker: <M>Stub()),
          delegate: self
        )
      }

      func remove() { screen = nil }

      func didEnd(team: Int) {
        events.append("ended \\(team)")
        onEvent?()
      }

      func didDismiss<M>() { events.append("dismissed") }
    }

    """

  static let test = """
    import Testing

    @testable import Kit

    @MainActor
    struct <M>ClientTests {
      @Test func isToldAndSeesModuleGone() async {
        let host = <M>Host()
        host.open()
        let view = { host.screen as? <M>ViewController }
        view()?.requestAuthenticate(username: "b", password: "b")
        await (view()?.interactor as? <M>Interactor)?.tasks[.authenticate]?.value
        #expect(view()?.states[.authenticate]?.message == <M>Texts.authenticateRefused)
        await withCheckedContinuation { continuation in
          host.onEvent = { continuation.resume() }
          view()?.requestAuthenticate(username: "a", password: "b")
        }
        await Task.yield()
        #expect(view()?.states[.authenticate] == .succeeded)
        view()?.wasDismissed()
        #expect(host.events == ["ended 7", "ended 7", "dismissed"])
        weak var screen: <M>Screen?
        screen = host.screen
        #expect(screen != nil)
        host.remove()
        #expect(screen == nil)
      }
    }

    """

  private func create(_ name: String, _ options: [String], in folder: TemporaryFolder) throws {
    let outcome = try Program.viperGen(
      [
        "create", name, "--template", "vip", "--package-path", "Demo", "--target", "Kit",
        "--testing", "none", "--worker", "--input", "team: Int",
        "--use-cases", "Authenticate(username: String, password: String) -> Bool",
        "--interactor-to-delegate", "didEnd(team: Int)",
      ] + options, in: folder.url)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let path = "Demo/Sources/Kit/\(name)/\(name)Interactor.swift"
    let end = "    tasks[activity] = nil\n"
    let text = try folder.text(of: path)
    try #require(text.contains(end))
    try folder.write(
      text.replacingOccurrences(of: end, with: end + "    delegate?.didEnd(team: team)\n"), to: path
    )
  }

  private func filled(_ text: String, _ name: String) -> String {
    text.replacingOccurrences(of: "<M>", with: name)
  }

  @Test("creates it, is told the outcome, and sees it gone", arguments: ["5", "6"])
  func client(mode: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      Self.manifest.replacingOccurrences(of: "<mode>", with: mode), to: "Demo/Package.swift")
    try folder.write("", to: "Demo/Sources/Kit/Kit.swift")
    for (name, access) in [("SignIn", "public"), ("LogIn", "package")] {
      try create(name, ["--access", access], in: folder)
      try folder.write(filled(Self.host, name), to: "Demo/Tests/AppTests/\(name)Host.swift")
      try folder.write(filled(Self.test, name), to: "Demo/Tests/AppTests/\(name)ClientTests.swift")
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
    try folder.write(filled(Self.host, "SignIn"), to: "Client.swift")
    let client = try StandInJudge.check(
      ["Client.swift"], in: folder.url, on: platform.name, mode: mode, flags: ["-I", "."])
    #expect(client.isAccepted, "\(client.diagnostics)")
  }
}
