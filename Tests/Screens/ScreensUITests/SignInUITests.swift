import XCTest

/// Signs in on a screen of each architecture, as a user does.
@MainActor
final class SignInUITests: XCTestCase {
  /// The screens, their modules, and the identifier of the text with the answer if it has one: an alert
  /// and a row of a list do not.
  private static let table: [(screen: String, module: String, result: String?)] = [
    ("viper-uikit", "ViperUIKit", nil),
    ("viper-contract-uikit", "ContractUIKit", nil),
    ("vip-uikit", "VipUIKit", "signIn.result"),
    ("viper-closures-uikit", "ClosuresUIKit", nil),
    ("viper-list-detail-uikit", "ListUIKit", nil),
  ]

  private static let answer = "Hello, ada (36)"

  func testSignIn() {
    for (screen, module, result) in Self.table {
      XCTContext.runActivity(named: screen) { _ in
        let app = XCUIApplication()
        app.launch()
        signIn(app, screen, module)
        expectAnswer(app, screen, result.map { "\(module).\($0)" })
        attach(app.screenshot(), "\(screen)-signed-in")
        app.terminate()
      }
    }
  }

  private func signIn(_ app: XCUIApplication, _ screen: String, _ module: String) {
    app.buttons[screen].tap()
    enter("ada", app.textFields["\(module).signIn.user"])
    enter("secret", app.secureTextFields["\(module).signIn.password"])
    enter("36", app.textFields["\(module).signIn.age"])
    turnOn(app.switches["\(module).signIn.remember"], app)
    let button = app.buttons["\(module).signIn"]
    reveal(button, app)
    XCTAssertTrue(button.isEnabled, "\(screen) has all values, and its button is not enabled")
    button.tap()
  }

  private func expectAnswer(_ app: XCUIApplication, _ screen: String, _ identifier: String?) {
    // Without an identifier, an element is found by its label.
    let text = app.staticTexts[identifier ?? Self.answer]
    guard text.waitForExistence(timeout: 10) else {
      return XCTFail("\(screen) does not show the answer")
    }
    XCTAssertTrue(text.wait(for: \.label, toEqual: Self.answer, timeout: 10), text.label)
  }

  private func enter(_ text: String, _ field: XCUIElement) {
    guard field.waitForExistence(timeout: 10) else { return XCTFail("no \(field)") }
    field.tap()
    field.typeText(text)
  }

  /// A switch may be in a wider frame, and is then at its beginning.
  private func turnOn(_ toggle: XCUIElement, _ app: XCUIApplication) {
    reveal(toggle, app)
    toggle.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 20, dy: 14)).tap()
    XCTAssertEqual(toggle.value as? String, "1", "\(toggle)")
  }

  /// Scrolls the form until an element is above the keyboard.
  private func reveal(_ element: XCUIElement, _ app: XCUIApplication) {
    for _ in 0..<3 where !element.isHittable { app.scrollViews.firstMatch.swipeUp() }
  }

  private func attach(_ screenshot: XCUIScreenshot, _ name: String) {
    let attachment = XCTAttachment(screenshot: screenshot)
    attachment.name = name
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
