extension RefusedProgram {
  static let calls: [RefusedProgram] = [
    RefusedProgram(
      "a wrong label",
      error: "incorrect argument label in call",
      in: """
        import UIKit
        @MainActor func show(_ screen: UIViewController, from host: UIViewController) {
          host.present(screen, <>: true)
        }
        """,
      wrong: "animate", right: "animated"),
    RefusedProgram(
      "a missing argument",
      error: "missing argument for parameter 'animated' in call",
      in: """
        import UIKit
        @MainActor func show(_ screen: UIViewController, in navigation: UINavigationController) {
          navigation.pushViewController(screen<>)
        }
        """,
      right: ", animated: true"),
    RefusedProgram(
      "a storyboard without its bundle",
      error: "missing argument for parameter 'bundle' in call",
      in: """
        import UIKit
        @MainActor func load() -> UIStoryboard { UIStoryboard(name: "Main"<>) }
        """,
      right: ", bundle: nil"),
    RefusedProgram(
      "a target without its event",
      error: "missing argument for parameter 'for' in call",
      in: """
        import UIKit
        final class Screen: UIViewController {
          @objc func tap() {}
          func wire(_ button: UIButton) { button.addTarget(self, action: #selector(tap)<>) }
        }
        """,
      right: ", for: .touchUpInside"),
    RefusedProgram(
      "a storyboard's controller is taken for another type",
      error: "cannot convert return expression of type 'UIViewController' to return type 'Detail'",
      in: """
        import UIKit
        final class Detail: UIViewController {}
        @MainActor func load(_ storyboard: UIStoryboard) -> Detail {
          storyboard.instantiateViewController(<>: "Detail")
        }
        """,
      wrong: "withIdentifier", right: "identifier"),
    RefusedProgram(
      "a storyboard's Any is taken for a view controller", on: "macOS",
      error: "cannot convert return expression of type 'Any'",
      in: """
        import AppKit
        @MainActor func load(_ storyboard: NSStoryboard) -> NSViewController {
          storyboard.instantiateController(<>: "Detail")
        }
        """,
      wrong: "withIdentifier", right: "identifier"),
    RefusedProgram(
      "an optional is used as if it were there",
      error: "value of optional type 'UINavigationController?' must be unwrapped",
      in: """
        import UIKit
        final class Screen: UIViewController {
          func next() { navigationController<>.pushViewController(Screen(), animated: true) }
        }
        """,
      right: "?"),
    RefusedProgram(
      "an image that may be absent", on: "macOS",
      error: "value of optional type 'NSImage?' must be unwrapped",
      in: """
        import AppKit
        @MainActor func icon() -> NSImageView {
          NSImageView(image: NSImage(named: "Icon")<>)
        }
        """,
      right: " ?? NSImage(size: .zero)"),
    RefusedProgram(
      "the navigation controller is set",
      error: "'navigationController' is a get-only property",
      in: """
        import UIKit
        @MainActor func join(_ screen: UIViewController, _ other: UINavigationController) {
          <>
        }
        """,
      wrong: "screen.navigationController = other", right: "other.viewControllers = [screen]"),
    RefusedProgram(
      "a view's window is set",
      error: "'window' is a get-only property",
      in: """
        import UIKit
        @MainActor func show(_ view: UIView, in window: UIWindow) { <> }
        """,
      wrong: "view.window = window", right: "window.addSubview(view)"),
    RefusedProgram(
      "an index path's row is taken for text",
      error: "cannot assign value of type 'Int' to type 'String'",
      in: """
        import UIKit
        @MainActor func show(_ path: IndexPath, in label: UILabel) { label.text = <> }
        """,
      wrong: "path.row", right: "\"\\(path.row)\""),
    RefusedProgram(
      "an action's handler without its argument",
      error: "contextual type for closure argument list expects 1 argument",
      in: """
        import UIKit
        @MainActor func retry(_ again: @escaping () -> Void) -> UIAlertAction {
          UIAlertAction(title: "Retry", style: .default) { <>again() }
        }
        """,
      right: "_ in "),
    RefusedProgram(
      "constraints between two axes",
      error: "cannot convert value of type",
      in: """
        import UIKit
        @MainActor func pin(_ view: UIView, to other: UIView) {
          view.leadingAnchor.constraint(equalTo: other.<>).isActive = true
        }
        """,
      wrong: "topAnchor", right: "trailingAnchor"),
    RefusedProgram(
      "a switch forgets the cases to come",
      error: "may have additional unknown values",
      in: """
        import UIKit
        func name(_ style: UIUserInterfaceStyle) -> String {
          switch style {
          case .light: "light"
          case .dark: "dark"
          case .unspecified: "?"
          <>
          }
        }
        """,
      right: "@unknown default: \"?\""),
    RefusedProgram(
      "a cell is not returned",
      error: "missing return in instance method expected to return 'UITableViewCell'",
      in: """
        import UIKit
        final class Names: UITableViewController {
          override func tableView(
            _ tableView: UITableView, cellForRowAt path: IndexPath
          ) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: path)
            cell.accessoryType = .checkmark
            <>
          }
        }
        """,
      right: "return cell"),
  ]

  static let objectiveC: [RefusedProgram] = [
    RefusedProgram(
      "a selector of what Objective-C does not see",
      error: "that is not exposed to Objective-C",
      in: """
        import UIKit
        final class Screen: UIViewController {
          <>private func tap() {}
          func wire(_ button: UIButton) {
            button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          }
        }
        """,
      right: "@objc "),
    RefusedProgram(
      "a structure reaches Objective-C",
      error: "cannot be represented in Objective-C",
      in: """
        import UIKit
        struct Name {}
        final class Screen: UIViewController { @objc func show(_ name: <>) {} }
        """,
      wrong: "Name", right: "String"),
    RefusedProgram(
      "an action that answers",
      error: "methods declared @IBAction must not return a value",
      in: """
        import UIKit
        final class Screen: UIViewController {
          @IBAction func tap(_ sender: UIButton) <>
        }
        """,
      wrong: "-> Bool { true }", right: "{}"),
    RefusedProgram(
      "an outlet to a number",
      error: "property cannot have non-object type 'Int'",
      in: """
        import UIKit
        final class Screen: UIViewController { @IBOutlet var count: <>! }
        """,
      wrong: "Int", right: "UILabel"),
    RefusedProgram(
      "a selector is text", on: "macOS",
      error: "cannot convert value of type 'String' to expected argument type 'Selector'",
      in: """
        import AppKit
        final class Screen: NSViewController {
          @objc func tap() {}
          func button() -> NSButton {
            let action = <>
            return NSButton(title: "Go", target: self, action: action)
          }
        }
        """,
      wrong: "\"tap\"", right: "#selector(tap)"),
  ]
}
