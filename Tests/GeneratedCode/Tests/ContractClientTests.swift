import Foundation
import Testing

/// Another target uses a module: it injects a data fetcher, a value and the next screen, shows the module,
/// is told the outcome, and releases it.
@Suite("A client of a viper-contract module")
struct ContractClientTests {
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

    struct <M>StubFetcher: <M>DataFetching {
      func signIn(username: String) async throws -> Int { 3 }
    }

    @MainActor
    final class <M>Host {
      private(set) var screen: <M>ViewController?
      private(set) var next: <M>ViewController?
      private(set) var result: Int?
      var onNext: () -> Void = {}

      func open() { screen = make(userID: 7) }

      func close() { screen = nil }

      private func make(userID: Int) -> <M>ViewController {
        <M>Router.create(
          userID: userID,
          dependencies: <M>Dependencies(
            makeHome: { [unowned self] result in goOn(with: result) },
            fetcher: <M>StubFetcher()
          )
        )
      }

      private func goOn(with result: Int) -> <M>ViewController {
        let screen = make(userID: 8)
        next = screen
        self.result = result
        onNext()
        return screen
      }
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
        await withCheckedContinuation { continuation in
          host.onNext = { continuation.resume() }
          host.screen?.signIn(username: "name")
        }
        #expect(host.result == 3)
        #expect(host.next != nil)
        await Task.yield()
        weak var screen: <M>ViewController?
        screen = host.screen
        #expect(screen != nil)
        host.close()
        #expect(screen == nil)
      }
    }

    """

  /// The client of a screen for a navigation stack.
  static let stack = """
    import Kit
    import SwiftUI

    struct <M>StubFetcher: <M>DataFetching {
      func signIn(username: String) async throws -> Int { 3 }
    }

    struct Host: View {
      var body: some View {
        NavigationStack {
          <M>Router.create(
            userID: 7,
            dependencies: <M>Dependencies(
              fetcher: <M>StubFetcher()
            )
          ) { route in
            switch route {
            case .home(let result): Text("\\(result)")
            }
          }
        }
      }
    }

    """

  private func create(_ name: String, _ options: [String], in folder: TemporaryFolder) throws {
    let outcome = try Program.viperGen(
      [
        "create", name, "--template", "viper-contract", "--package-path", "Demo", "--target", "Kit",
        "--testing", "none", "--input", "userID: Int", "--next", "Home",
        "--actions", "signIn(username: String) async throws -> Int",
      ] + options, in: folder.url)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  private func filled(_ text: String, _ name: String) -> String {
    text.replacingOccurrences(of: "<M>", with: name)
  }

  private func write(mode: String, in folder: TemporaryFolder) throws {
    try folder.write(
      Self.manifest.replacingOccurrences(of: "<mode>", with: mode), to: "Demo/Package.swift")
    try folder.write("", to: "Demo/Sources/Kit/Kit.swift")
  }

  @Test("creates it, is told the outcome, and sees it gone", arguments: ["5", "6"])
  func client(mode: String) throws {
    let folder = try TemporaryFolder()
    try write(mode: mode, in: folder)
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
    try write(mode: mode, in: folder)
    try create("SignIn", ["--access", "public"] + platform.flags, in: folder)
    let sources = try folder.tree(below: "Demo/Sources").keys.filter { $0.hasSuffix(".swift") }
      .sorted().map { "Demo/Sources/\($0)" }
    let kit = try StandInJudge.emit("Kit", sources, in: folder.url, on: platform.name, mode: mode)
    #expect(kit.isAccepted, "\(kit.diagnostics)")
    let client = platform.flags.contains("--navigation") ? Self.stack : Self.host
    try folder.write(filled(client, "SignIn"), to: "Client.swift")
    let judged = try StandInJudge.check(
      ["Client.swift"], in: folder.url, on: platform.name, mode: mode, flags: ["-I", "."])
    #expect(judged.isAccepted, "\(judged.diagnostics)")
  }
}
