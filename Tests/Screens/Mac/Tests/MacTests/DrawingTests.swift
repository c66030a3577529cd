import AppKit
import XCTest

@testable import Mac

/// Draws the AppKit screens into the folder that `SCREENS_PICTURES` names.
@MainActor
final class DrawingTests: XCTestCase {
  func testLight() async throws {
    try await draw(.aqua, "light")
  }

  func testDark() async throws {
    try await draw(.darkAqua, "dark")
  }

  private func draw(_ appearance: NSAppearance.Name, _ look: String) async throws {
    _ = NSApplication.shared
    for (name, controller) in screens(StubService()) {
      let window = NSWindow(contentViewController: controller)
      window.isReleasedWhenClosed = false
      window.appearance = NSAppearance(named: appearance)
      window.setContentSize(NSSize(width: 480, height: 640))
      // Lists load.
      try await Task.sleep(for: .milliseconds(300))
      // The window's frame has the background; without it, the picture would be transparent.
      try write(controller.view.superview ?? controller.view, "\(name)-\(look)")
      let content = try bitmap(of: controller.view)
      XCTAssertFalse(try XCTUnwrap(content.cgImage).isOneColour, "\(name)-\(look) is empty")
    }
  }

  private func screens(_ service: StubService) -> [(name: String, NSViewController)] {
    let viper = ViperAppKitWireframe(dependencies: ViperAppKitDependencies(service: service))
    let contract = ContractAppKitRouter.create(
      dependencies: ContractAppKitDependencies(signInSucceeded: { _ in }, fetcher: service))
    let vip = VipAppKitModule.assemble(dependencies: VipAppKitDependencies(worker: service))
    let closures = ClosuresAppKitRouter.make(
      dependencies: ClosuresAppKitDependencies(service: service), onEvent: { _ in })
    let list = ListAppKitListWireframe.createListModule(
      dependencies: ListAppKitDependencies(networkManager: service))
    return [
      ("viper-appkit", viper.view.screen), ("viper-contract-appkit", contract),
      ("vip-appkit", vip), ("viper-closures-appkit", closures),
      ("viper-list-detail-appkit", list),
    ]
  }

  private func write(_ view: NSView, _ name: String) throws {
    let png = try XCTUnwrap(bitmap(of: view).representation(using: .png, properties: [:]))
    if let folder = ProcessInfo.processInfo.environment["SCREENS_PICTURES"] {
      try png.write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }
  }

  private func bitmap(of view: NSView) throws -> NSBitmapImageRep {
    view.layoutSubtreeIfNeeded()
    let bitmap = try XCTUnwrap(view.bitmapImageRepForCachingDisplay(in: view.bounds))
    view.cacheDisplay(in: view.bounds, to: bitmap)
    return bitmap
  }
}

extension StubService: ViperAppKitServiceInterface {}
extension StubService: ContractAppKitDataFetching {}
extension StubService: VipAppKitWorkerProtocol {}
extension StubService: ClosuresAppKitServiceProtocol {}

extension StubService: ListAppKitListNetworkManaging {
  func getItems() -> [ListAppKitItem] {
    answers.enumerated().map { ListAppKitItem(id: $0.offset, title: $0.element) }
  }
}
