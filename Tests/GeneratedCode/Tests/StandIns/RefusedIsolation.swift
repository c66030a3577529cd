extension RefusedProgram {
  static let isolation: [RefusedProgram] = [
    RefusedProgram(
      "a wireframe off the main actor makes a view controller",
      error:
        "call to main actor-isolated initializer 'init()' in a synchronous nonisolated context",
      in: """
        import UIKit
        <>final class Wireframe {
          func makeView() -> UIViewController { UIViewController() }
        }
        """,
      right: "@MainActor "),
    RefusedProgram(
      "a view controller conforms to a protocol without isolation",
      error: "crosses into main actor-isolated code",
      in: """
        import UIKit
        <>protocol Output: AnyObject {
          func show()
        }
        final class Screen: UIViewController, Output {
          func show() {}
        }
        """,
      right: "@MainActor "),
    RefusedProgram(
      "a detached task changes a view controller",
      error: "can not be mutated from a nonisolated context",
      in: """
        import UIKit
        final class Screen: UIViewController {
          func load() { Task<>{ self.title = "Loaded" } }
        }
        """,
      wrong: ".detached ", right: " "),
    RefusedProgram(
      "a queue's closure calls UIKit",
      error: "in a synchronous nonisolated context",
      in: """
        import UIKit
        @MainActor func load(_ table: UITableView) {
          DispatchQueue.<>async { table.reloadData() }
        }
        """,
      wrong: "global().", right: "main."),
    RefusedProgram(
      "a Sendable closure without isolation changes a view",
      error: "can not be mutated from a Sendable closure",
      in: """
        import UIKit
        final class Screen: UIViewController {
          func work() -> <>@Sendable () -> Void {
            { self.view.isHidden = true }
          }
        }
        """,
      right: "@MainActor "),
    RefusedProgram(
      "an object that is not Sendable goes to another actor",
      error: "risks causing data races",
      in: """
        import UIKit
        <> Draft { var text = "" }
        actor Store { func save(_ draft: Draft) {} }
        final class Screen: UIViewController {
          private let store = Store()
          private let draft = Draft()
          func save() async { await store.save(draft) }
        }
        """,
      wrong: "final class", right: "struct"),
    RefusedProgram(
      "a deinitializer uses a view",
      error: "in a synchronous nonisolated context",
      in: """
        import UIKit
        final class Screen: UIViewController {
          private let card = UIView()
          deinit { <> }
        }
        """,
      wrong: "card.removeFromSuperview()", right: "print(\"gone\")"),
    RefusedProgram(
      "a presenter off the main actor reads a view",
      error: "main actor-isolated property 'title' can not be referenced",
      in: """
        import UIKit
        <>final class Presenter {
          weak var view: UIViewController?
          var title: String? { view?.title }
        }
        """,
      right: "@MainActor "),
    RefusedProgram(
      "a call from another actor is not awaited",
      error: "'loadViewIfNeeded()' cannot be called from outside of the actor",
      in: """
        import UIKit
        actor Loader {
          func load(_ screen: UIViewController) async { <>screen.loadViewIfNeeded() }
        }
        """,
      right: "await "),
    RefusedProgram(
      "an alert's answer is not awaited", on: "macOS",
      error: "expression is 'async' but is not marked with 'await'",
      in: """
        import AppKit
        @MainActor func ask(_ alert: NSAlert, _ window: NSWindow) async -> Bool {
          let answer = <>alert.beginSheetModal(for: window)
          return answer == .OK
        }
        """,
      right: "await "),
    RefusedProgram(
      "a window is made off the main actor", on: "macOS",
      error: "in a synchronous nonisolated context",
      in: """
        import AppKit
        <>struct Factory {
          func make() -> NSWindowController { NSWindowController(window: nil) }
        }
        """,
      right: "@MainActor "),
    RefusedProgram(
      "an image leaves the main actor", on: "macOS",
      error: "risks causing data races",
      in: """
        import AppKit
        actor Store { func save(_ image: <>) {} }
        @MainActor final class Screen {
          private let image: <>
          init(_ image: <>) { self.image = image }
          func save(in store: Store) async { await store.save(image) }
        }
        """,
      wrong: "NSImage", right: "Data"),
  ]
}
