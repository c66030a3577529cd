import UIKit
import XCTest

@testable import ScreensApp

/// Draws each screen of the app, and attaches the pictures to the result bundle.
///
/// The tests run in the app. Text fields and date pickers are drawn as on a device only in a window of a
/// scene: tests of a package have none, and `ImageRenderer` leaves UIKit's controls out of SwiftUI views.
@MainActor
final class DrawingTests: XCTestCase {
  func testLight() async throws {
    try await draw(.light, .large, "light")
  }

  func testDark() async throws {
    try await draw(.dark, .large, "dark")
  }

  func testLightLargest() async throws {
    try await draw(.light, .accessibilityExtraExtraExtraLarge, "light-largest")
  }

  func testDarkLargest() async throws {
    try await draw(.dark, .accessibilityExtraExtraExtraLarge, "dark-largest")
  }

  /// Draws the top of each screen, and the end of those that are longer than the display.
  private func draw(
    _ style: UIUserInterfaceStyle, _ textSize: UIContentSizeCategory, _ look: String
  ) async throws {
    let scene = try await foregroundScene()
    for screen in Modules.screens {
      let modules = Modules { _ in }
      let window = UIWindow(windowScene: scene)
      window.traitOverrides.userInterfaceStyle = style
      window.traitOverrides.preferredContentSizeCategory = textSize
      screen.open(modules) {
        window.rootViewController = UINavigationController(rootViewController: $0)
      }
      window.makeKeyAndVisible()
      try await settle(window)
      try attach(window, "\(screen.name)-\(look)")
      if scrollToEnd(window) {
        try await settle(window)
        try attach(window, "\(screen.name)-\(look)-end")
      }
      window.isHidden = true
    }
  }

  /// The tests start with the app, maybe before its scene.
  private func foregroundScene() async throws -> UIWindowScene {
    for _ in 0..<100 {
      let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      if let scene = scenes.first(where: { $0.activationState == .foregroundActive }) {
        return scene
      }
      try await Task.sleep(for: .milliseconds(100))
    }
    throw NoScene()
  }

  private struct NoScene: Error {}

  /// Lets lists load, and traits and layout arrive.
  private func settle(_ window: UIWindow) async throws {
    window.layoutIfNeeded()
    try await Task.sleep(for: .milliseconds(700))
  }

  private func attach(_ window: UIWindow, _ name: String) throws {
    var isDrawn = false
    let image = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
      isDrawn = window.drawHierarchy(in: window.bounds, afterScreenUpdates: true)
    }
    XCTAssertTrue(isDrawn, "\(name) is not drawn")
    let png = try XCTUnwrap(image.pngData(), "\(name) is no picture")
    let attachment = XCTAttachment(data: png, uniformTypeIdentifier: "public.png")
    attachment.name = name
    attachment.lifetime = .keepAlways
    add(attachment)

    // The title is drawn in any case, so only what is below the bar counts.
    let insets = try XCTUnwrap(window.rootViewController?.children.first?.view).safeAreaInsets
    let content = window.bounds.inset(by: insets)
    let pixels = CGRect(
      x: content.minX * image.scale, y: content.minY * image.scale,
      width: content.width * image.scale, height: content.height * image.scale)
    let cropped = try XCTUnwrap(image.cgImage?.cropping(to: pixels), "\(name) has no content")
    XCTAssertFalse(cropped.isOneColour, "\(name) is empty")
  }

  /// Whether something could be scrolled.
  private func scrollToEnd(_ view: UIView) -> Bool {
    var hasScrolled = false
    if let scrolled = view as? UIScrollView {
      let insets = scrolled.adjustedContentInset
      let end = scrolled.contentSize.height + insets.bottom - scrolled.bounds.height
      if end > -insets.top + 1 {
        scrolled.setContentOffset(CGPoint(x: 0, y: end), animated: false)
        hasScrolled = true
      }
    }
    for subview in view.subviews where scrollToEnd(subview) { hasScrolled = true }
    return hasScrolled
  }
}
