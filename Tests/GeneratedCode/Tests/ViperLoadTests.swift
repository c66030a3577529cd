import Foundation
import Testing

/// A viper module with actions that its screen starts by itself, such as `loadPrice() async throws -> Decimal`.
@Suite("Values that a viper module loads")
struct ViperLoadTests {
  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Demo",
      platforms: [.iOS(.v17), .macOS(.v14)],
      targets: [
        .target(name: "Demo"),
        .testTarget(name: "DemoTests", dependencies: ["Demo"]),
      ]
    )

    """

  private static let types = """
    struct Receipt: Codable, Equatable, Sendable { var number: Int }
    struct Profile: Codable, Equatable, Sendable { var name: String }

    """

  private static let actions = [
    "placeOrder(address: String) async throws -> Receipt", "loadPrice() async throws -> Decimal",
    "fetchProfile() async throws -> Profile", "loadReceipt() async throws -> Receipt?",
    "loadIsOpen() async throws -> Bool", "loadNames() async throws -> [String]",
  ].flatMap { ["--actions", $0] }

  private func create(_ flags: [String], in folder: TemporaryFolder) throws {
    try folder.write(Self.manifest, to: "Demo/Package.swift")
    try folder.write(Self.types, to: "Demo/Sources/Demo/Demo.swift")
    let created = try Program.viperGen(
      ["create", "Checkout", "--package-path", "Demo"] + Self.actions + flags, in: folder.url)
    try #require(created.status == 0, "\(created.errors)")
  }

  @Test("are asked for once when it is presented, and kept by its view")
  func values() throws {
    let folder = try TemporaryFolder()
    try create(["--ui", "none"], in: folder)
    try folder.write(
      """
      import Testing

      @testable import Demo

      @MainActor
      struct PriceTests {
        @Test func isLoadedOnceAndKept() async throws {
          let service = CheckoutServiceMock()
          service.loadPriceResult = .success(12.5)
          let wireframe = CheckoutWireframe(dependencies: CheckoutDependencies(service: service))
          let module = wireframe.present { _ in }
          let interactor = try #require(wireframe.interactor as? CheckoutInteractor)
          let view = try #require(wireframe.view as? CheckoutView)
          await interactor.tasks[.loadPrice]?.value
          #expect(module === wireframe)
          #expect(service.loadPriceCallCount == 1)
          #expect(service.placeOrderCalls.isEmpty)
          #expect(view.loadedPrice == 12.5)
          service.loadPriceResult = .failure(CancellationError())
          view.loadPrice()
          await interactor.tasks[.loadPrice]?.value
          #expect(view.loadedPrice == 12.5)
          #expect(view.states[.loadPrice] == .idle)
        }
      }

      """, to: "Demo/Tests/DemoTests/PriceTests.swift")
    let outcome = try Judge.test(folder.url.appending(path: "Demo"), extra: [])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.errors)")
  }

  @Test(
    "are shown with Apple's frameworks", .enabled(if: StandInJudge.isAvailable),
    arguments: [
      ("iOS", ["--ui", "uikit"]), ("macOS", ["--ui", "appkit"]), ("iOS", ["--ui", "swiftui"]),
      ("macOS", ["--ui", "swiftui", "--navigation", "swiftui"]),
    ], ["5", "6"])
  func frameworks(_ platform: (name: String, flags: [String]), mode: String) throws {
    let folder = try TemporaryFolder()
    try create(platform.flags, in: folder)
    let form = try folder.text(of: "Demo/Sources/Demo/Checkout/CheckoutForm.swift")
    #expect(form.contains("loadedPrice") && !form.contains("loadPriceButton"))
    let sources = try folder.tree(below: "Demo/Sources").keys.filter { $0.hasSuffix(".swift") }
      .sorted().map { "Demo/Sources/\($0)" }
    let verdict = try StandInJudge.check(
      sources, in: folder.url, on: platform.name, mode: mode, flags: [])
    #expect(verdict.isAccepted, "\(verdict.diagnostics)")
  }
}
