import Foundation
import Testing

/// Another target uses a list with its detail: it injects a network manager and a value, shows the list,
/// sees what is loaded, and releases it.
@Suite("A client of a viper-list-detail module")
struct ListDetailClientTests {
  static let host = """
    import Kit

    @MainActor
    final class <M>Network: <M>ListNetworkManaging, <M>DetailNetworkManaging {
      private(set) var loads = 0
      var onLoad: () -> Void = {}

      func getItems() async throws -> [<M>Item] {
        loads += 1
        onLoad()
        return []
      }

      func getDetail(of item: <M>Item) async throws -> <M>Item { item }

      func delete(id: Int) async throws {}
    }

    @MainActor
    final class <M>Host {
      let network = <M>Network()
      private(set) var screen: <M>Screen?

      func open() {
        screen = <M>ListWireframe.createListModule(
          dependencies: <M>Dependencies(networkManager: network, detailNetworkManager: network),
          userID: 7
        )
      }

      func close() { screen = nil }
    }

    """

  static let test = """
    import Testing

    @testable import Kit

    @MainActor
    struct <M>ClientTests {
      @Test func loadsAndSeesModuleGone() async {
        let host = <M>Host()
        host.open()
        await withCheckedContinuation { continuation in
          host.network.onLoad = { continuation.resume() }
          host.screen?.load()
        }
        #expect(host.network.loads == 1)
        weak var screen: <M>Screen?
        screen = host.screen
        #expect(screen != nil)
        host.close()
        #expect(screen == nil)
      }
    }

    """

  /// The client of a screen for a navigation stack.
  static let stack = """

    import SwiftUI

    struct Stack: View {
      let network: <M>Network

      var body: some View {
        NavigationStack {
          <M>ListWireframe.createListModule(
            dependencies: <M>Dependencies(networkManager: network, detailNetworkManager: network),
            userID: 7
          )
          .withoutStack
        }
      }
    }

    """

  private func create(_ name: String, _ options: [String], in folder: TemporaryFolder) throws {
    let outcome = try Program.viperGen(
      [
        "create", name, "--template", "viper-list-detail", "--package-path", "Demo", "--target",
        "Kit", "--testing", "none", "--input", "userID: Int", "--detail", "load",
        "--actions", "delete(id: Int) async throws",
      ] + options, in: folder.url)
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  private func write(mode: String, in folder: TemporaryFolder) throws {
    try folder.write(
      ContractClientTests.manifest.replacingOccurrences(of: "<mode>", with: mode),
      to: "Demo/Package.swift")
    try folder.write("", to: "Demo/Sources/Kit/Kit.swift")
  }

  @Test("creates it, sees what is loaded, and sees it gone", arguments: ["5", "6"])
  func client(mode: String) throws {
    let folder = try TemporaryFolder()
    try write(mode: mode, in: folder)
    for (name, access) in [("Photos", "public"), ("Jogs", "package")] {
      try create(name, ["--access", access], in: folder)
      for (text, file) in [(Self.host, "Host"), (Self.test, "ClientTests")] {
        try folder.write(
          text.replacingOccurrences(of: "<M>", with: name),
          to: "Demo/Tests/AppTests/\(name)\(file).swift")
      }
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
    try create("Photos", ["--access", "public"] + platform.flags, in: folder)
    let sources = try folder.tree(below: "Demo/Sources").keys.filter { $0.hasSuffix(".swift") }
      .sorted().map { "Demo/Sources/\($0)" }
    let kit = try StandInJudge.emit("Kit", sources, in: folder.url, on: platform.name, mode: mode)
    #expect(kit.isAccepted, "\(kit.diagnostics)")
    let client = platform.flags.contains("--navigation") ? Self.host + Self.stack : Self.host
    try folder.write(client.replacingOccurrences(of: "<M>", with: "Photos"), to: "Client.swift")
    let judged = try StandInJudge.check(
      ["Client.swift"], in: folder.url, on: platform.name, mode: mode, flags: ["-I", "."])
    #expect(judged.isAccepted, "\(judged.diagnostics)")
  }
}
