extension AcceptedProgram {
  static let drawings: [AcceptedProgram] = [
    .iOS(
      "a test that draws a view in the dark and with large texts",
      """
      import UIKit
      import XCTest

      @MainActor final class DrawingTests: XCTestCase {
        func testDraws() throws {
          let controller = UIViewController()
          controller.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
          let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
          window.traitOverrides.userInterfaceStyle = .dark
          window.rootViewController = controller
          let image = UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
            XCTAssertTrue(window.drawHierarchy(in: window.bounds, afterScreenUpdates: true))
          }
          let scroll = UIScrollView()
          let content = window.bounds.inset(by: scroll.adjustedContentInset)
          XCTAssertNotNil(image.cgImage?.cropping(to: content))
          let attachment = XCTAttachment(
            data: try XCTUnwrap(image.pngData()), uniformTypeIdentifier: "public.png")
          attachment.name = "view"
          attachment.lifetime = .keepAlways
          add(attachment)
        }
      }
      """),
    .iOS(
      "a test that uses an app as a person does",
      """
      import XCTest

      @MainActor final class AppUITests: XCTestCase {
        func testSignsIn() {
          let app = XCUIApplication()
          app.launchArguments = ["-fast"]
          app.launch()
          let field = app.scrollViews.firstMatch.textFields["user"]
          guard field.waitForExistence(timeout: 1) else { return XCTFail("no \\(field)") }
          field.tap()
          field.typeText("ada")
          let toggle = app.switches["remember"]
          toggle.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 9, dy: 9)).tap()
          XCTAssertEqual(toggle.value as? String, "1")
          XCTAssertTrue(app.staticTexts["result"].wait(for: \\.label, toEqual: "ada", timeout: 1))
          XCTContext.runActivity(named: "picture") { activity in
            activity.add(XCTAttachment(screenshot: app.screenshot()))
          }
        }
      }
      """),
    .macOS(
      "a test that draws a view in the dark",
      """
      import AppKit
      import XCTest

      @MainActor final class DrawingTests: XCTestCase {
        func testDraws() throws {
          let window = NSWindow(contentViewController: NSViewController())
          window.appearance = NSAppearance(named: .darkAqua)
          let view = try XCTUnwrap(window.contentView)
          let bitmap = try XCTUnwrap(view.bitmapImageRepForCachingDisplay(in: view.bounds))
          view.cacheDisplay(in: view.bounds, to: bitmap)
          let png = try XCTUnwrap(bitmap.representation(using: .png, properties: [:]))
          XCTAssertFalse(png.isEmpty)
          let image = try XCTUnwrap(bitmap.cgImage)
          let context = CGContext(
            data: nil, width: image.width, height: image.height, bitsPerComponent: 8,
            bytesPerRow: 4 * image.width, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
          context?.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
          XCTAssertNotNil(context?.data)
        }
      }
      """),
  ]
}
