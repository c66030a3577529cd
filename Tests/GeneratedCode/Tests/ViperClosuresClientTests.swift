import Foundation
import Testing

/// Another target uses a module: it injects a service, a value and the next screen, shows the module, gets its
/// events and is asked for that screen, and releases the module.
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

    struct <M>Stub: <M>ServiceProtocol {
      func refresh() async throws {}
      func save(name: String) async throws -> Int { 3 }
      func check(code: Int) async throws -> Bool { code == 1 }
    }

    @MainActor
    final class <M>Host {
      private(set) var screen: <M>Screen?
      private(set) var next: <M>Screen?
      private(set) var events: [String] = []
      var onNext: (() -> Void)?

      func open() {
        screen = <M>Router.make(
          team: 7,
          dependencies: <M>Dependencies(
            service: <M>Stub(),
            makeDetailScreen: { [unowned self] in made(for: $0) },
            makeHelpScreen: { [unowned self] in made(for: 0) }
          ),
          onEvent: { [weak self] in self?.take($0) }
        )
      }

      func remove() { screen = nil }

      private func take(_ event: <M>Event) {
        switch event {
        case .refresh: events.append("refreshed")
        case .save(let count): events.append("saved \\(count)")
        case .check: events.append("checked")
        case .dismissed: events.append("dismissed")
        }
      }

      private func made(for count: Int) -> <M>Screen {
        events.append("next \\(count)")
        let screen = <M>Router.make(
          team: 8,
          dependencies: <M>Dependencies(
            service: <M>Stub(),
            makeDetailScreen: { [unowned self] in made(for: $0) },
            makeHelpScreen: { [unowned self] in made(for: 0) }
          ),
          onEvent: { _ in }
        )
        next = screen
        onNext?()
        return screen
      }
    }

    """

  static let stackHost = """
    import Kit
    import SwiftUI

    struct <M>Stub: <M>ServiceProtocol {
      func refresh() async throws {}
      func save(name: String) async throws -> Int { 3 }
      func check(code: Int) async throws -> Bool { code == 1 }
    }

    struct Host: View {
      @State private var screen = <M>Router.make(
        team: 7,
        dependencies: <M>Dependencies(
          service: <M>Stub(),
          makeDetailScreen: { count in <M>NextScreen(Text("\\(count)")) },
          makeHelpScreen: { <M>NextScreen(Text("Help")) }
        ),
        onEvent: { event in
          if case .save(let count) = event { print(count) }
        }
      )

      var body: some View {
        NavigationStack { screen.withoutStack }
      }
    }

    struct Sheet: View {
      @State var screen: <M>Screen
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }
          .sheet(
            isPresented: $isShown,
            onDismiss: { screen.wasDismissed() },
            content: { screen }
          )
      }
    }

    struct Link: View {
      @State var screen: <M>Screen
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown = true }
          .navigationDestination(isPresented: $isShown) { screen.withoutStack }
          .onChange(of: isShown) { if !isShown { screen.wasDismissed() } }
      }
    }

    """

  static let test = """
    import Testing

    @testable import Kit

    @MainActor
    struct <M>ClientTests {
      @Test func isToldAndSeesModuleGone() async throws {
        let host = <M>Host()
        host.open()
        do {
          let view = try #require(host.screen as? <M>ViewController)
          view.refresh()
          await view.tasks[.refresh]?.value
          view.check(code: 0)
          await view.tasks[.check]?.value
          #expect(view.states[.check] == .failed(message: <M>Texts.checkRefused))
          #expect(host.events == ["refreshed"])
          view.check(code: 1)
          await view.tasks[.check]?.value
          #expect(view.states[.check] == .succeeded)
        }
        let save = { (host.screen as? <M>ViewController)?.save(name: "name") }
        await withCheckedContinuation { continuation in
          host.onNext = { continuation.resume() }
          save()
        }
        let ended = ["refreshed", "checked", "saved 3", "next 3"]
        #expect(host.events == ended)
        #expect(host.next != nil)
        await Task.yield()
        weak var screen: <M>Screen?
        screen = host.screen
        #expect(screen != nil)
        (host.screen as? <M>ViewController)?.wasDismissed()
        #expect(host.events == ended + ["dismissed"])
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
        "--next", "Help", "--actions", "refresh() async throws",
        "--actions", "save(name: String) async throws -> Int",
        "--actions", "check(code: Int) async throws -> Bool",
      ] + options, in: folder.url)
    try #require(outcome.status == 0, "\(outcome.errors)")
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
    let host = platform.flags.contains("--navigation") ? Self.stackHost : Self.host
    try folder.write(filled(host, "SignIn"), to: "Client.swift")
    let client = try StandInJudge.check(
      ["Client.swift"], in: folder.url, on: platform.name, mode: mode, flags: ["-I", "."])
    #expect(client.isAccepted, "\(client.diagnostics)")
  }
}
