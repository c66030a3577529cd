import Foundation
import Testing

/// Another target uses a module: it injects a service, a value and the next screen, shows the module, is asked
/// for that screen, and releases the module.
@Suite("A client of a viper-closures module")
struct ViperClosuresClientTests {
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

    private final class Stub: <M>ServiceProtocol {
      func load() async throws -> <M>Entity { <M>Entity(title: "First") }
      func save(name: String) async throws -> Int { 1 }
    }

    @MainActor
    private final class Host {
      private(set) var screen: <M>Screen?
      private(set) var madeCount = 0
      var onMade: (() -> Void)?

      func open() {
        let dependencies = <M>Dependencies(
          service: Stub(),
          makeDetailScreen: { [unowned self] in made() }
        )
        screen = <M>Router.make(team: 7, dependencies: dependencies)
      }

      func remove() { screen = nil }

      private func made() -> <M>Screen {
        madeCount += 1
        onMade?()
        return <M>Router.make(team: 8)
      }
    }

    """

  static let stackHost = """
    import Kit
    import SwiftUI

    private final class Stub: <M>ServiceProtocol {
      func load() async throws -> <M>Entity { <M>Entity(title: "First") }
      func save(name: String) async throws -> Int { 1 }
    }

    struct Host: View {
      @State private var path: [<M>Route] = []

      var body: some View {
        NavigationStack(path: $path) {
          <M>Router.makeContent(
            team: 7, dependencies: <M>Dependencies(service: Stub()),
            onShow: { path.append($0) }
          )
          .navigationDestination(for: <M>Route.self) { _ in Text("Detail") }
        }
      }
    }

    struct OwnStack: View {
      var body: some View {
        <M>Router.make(team: 7) { route in
          switch route {
          case .detailScreen: Text("Detail")
          }
        }
      }
    }

    """

  static let test = """

    import Testing

    @MainActor
    struct <M>ClientTests {
      @Test func isToldAndSeesModuleGone() async {
        let host = Host()
        host.open()
        await withCheckedContinuation { continuation in
          host.onMade = { continuation.resume() }
          (host.screen as? <M>ViewController)?.viewDidLoad()
        }
        #expect(host.madeCount == 1)
        await Task.yield()
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
        "create", name, "--template", "viper-closures", "--package-path", "Demo", "--target", "Kit",
        "--testing", "none", "--style", "async", "--input", "team: Int", "--next", "Detail",
        "--entity-fields", "title: String", "--actions", "load",
        "--actions", "save(name: String) -> Int",
      ] + options, in: folder.url)
    try #require(outcome.status == 0, "\(outcome.errors)")
    let path = "Demo/Sources/Kit/\(name)/\(name)Presenter.swift"
    let chosen = "    nil\n"
    let text = try folder.text(of: path)
    guard text.contains(chosen) else { return }
    try folder.write(
      text.replacingOccurrences(of: chosen, with: "    router.makeDetailScreen()\n"), to: path)
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
      try folder.write(
        filled(Self.host + Self.test, name), to: "Demo/Tests/AppTests/\(name)ClientTests.swift")
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
    let host = platform.flags.contains("--navigation") ? Self.stackHost : Self.host
    try folder.write(filled(host, "SignIn"), to: "Client.swift")
    let client = try StandInJudge.check(
      ["Client.swift"], in: folder.url, on: platform.name, mode: mode, flags: ["-I", "."])
    #expect(client.isAccepted, "\(client.diagnostics)")
  }
}
