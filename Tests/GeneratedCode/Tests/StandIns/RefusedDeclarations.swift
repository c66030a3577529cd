extension RefusedProgram {
  static let initializers: [RefusedProgram] = [
    RefusedProgram(
      "the initializer for a storyboard is missing",
      error: "'required' initializer 'init(coder:)' must be provided",
      in: """
        import UIKit
        final class Screen: UIViewController {
          init(count: Int) { super.init(nibName: nil, bundle: nil) }
          <>
        }
        """,
      right: "required init?(coder: NSCoder) { nil }"),
    RefusedProgram(
      "a property is set after the superclass",
      error: "property 'self.count' not initialized at super.init call",
      in: """
        import UIKit
        final class Screen: UIViewController {
          let count: Int
          init(count: Int) {
            <>
          }
          required init?(coder: NSCoder) { nil }
        }
        """,
      wrong: "super.init(nibName: nil, bundle: nil); self.count = count",
      right: "self.count = count; super.init(nibName: nil, bundle: nil)"),
    RefusedProgram(
      "an initializer leaves the superclass out",
      error: "'super.init' isn't called on all paths",
      in: """
        import UIKit
        final class Card: UIView {
          override init(frame: CGRect) { <> }
          required init?(coder: NSCoder) { nil }
        }
        """,
      right: "super.init(frame: frame)"),
    RefusedProgram(
      "an initializer calls a convenience of the superclass",
      error: "must call a designated initializer of the superclass 'UIViewController'",
      in: """
        import UIKit
        final class Screen: UIViewController {
          init(count: Int) { super.init(<>) }
          required init?(coder: NSCoder) { nil }
        }
        """,
      right: "nibName: nil, bundle: nil"),
    RefusedProgram(
      "a stack view that may fail to load",
      error: "failable initializer 'init(coder:)' cannot override a non-failable initializer",
      in: """
        import UIKit
        final class Column: UIStackView {
          override init(frame: CGRect) { super.init(frame: frame) }
          required init<>(coder: NSCoder) { super.init(coder: coder) }
        }
        """,
      wrong: "?"),
    RefusedProgram(
      "a view controller for macOS without the initializer for a storyboard", on: "macOS",
      error: "'required' initializer 'init(coder:)' must be provided",
      in: """
        import AppKit
        final class Screen: NSViewController {
          init(count: Int) { super.init(nibName: nil, bundle: nil) }
          <>
        }
        """,
      right: "required init?(coder: NSCoder) { nil }"),
  ]

  static let overrides: [RefusedProgram] = [
    RefusedProgram(
      "a life cycle method does not say override",
      error: "overriding declaration requires an 'override' keyword",
      in: """
        import UIKit
        final class Screen: UIViewController {
          <>func viewDidLoad() {}
        }
        """,
      right: "override "),
    RefusedProgram(
      "a life cycle method that does not exist",
      error: "method does not override any method from its superclass",
      in: """
        import UIKit
        final class Screen: UIViewController {
          override func <>(_ animated: Bool) {}
        }
        """,
      wrong: "viewDidLoaded", right: "viewIsAppearing"),
    RefusedProgram(
      "a table view controller's row count does not say override",
      error: "overriding declaration requires an 'override' keyword",
      in: """
        import UIKit
        final class Names: UITableViewController {
          <>func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        }
        """,
      right: "override "),
    RefusedProgram(
      "a mock overrides half of a method",
      error: "method does not override any method from its superclass",
      in: """
        import UIKit
        final class Spy: UIViewController {
          override func present(_ screen: UIViewController, animated: Bool<>) {}
        }
        """,
      right: ", completion: (() -> Void)?"),
    RefusedProgram(
      "a life cycle method of the other platform", on: "macOS",
      error: "method does not override any method from its superclass",
      in: """
        import AppKit
        final class Screen: NSViewController {
          override func viewWillAppear(<>) {}
        }
        """,
      wrong: "_ animated: Bool"),
    RefusedProgram(
      "a data source lacks a requirement",
      error: "does not conform to protocol 'UITableViewDataSource'",
      in: """
        import UIKit
        final class Source: NSObject, UITableViewDataSource {
          func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
          ) -> UITableViewCell { UITableViewCell() }
          <>
        }
        """,
      right: "func tableView(_ t: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }"),
    RefusedProgram(
      "a data source that is no NSObject",
      error: "requires that 'Source' inherit from 'NSObject'",
      in: """
        import UIKit
        final class Source: <>UITableViewDataSource {
          func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
          ) -> UITableViewCell { UITableViewCell() }
          func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
        }
        """,
      right: "NSObject, "),
    RefusedProgram(
      "an optional requirement is misspelled",
      error: "nearly matches optional requirement",
      in: """
        import UIKit
        final class Screen: UIViewController, UITableViewDelegate {
          func tableView(_ tableView: UITableView, <> indexPath: IndexPath) {}
        }
        """,
      wrong: "didSelectRow", right: "didSelectRowAt"),
    RefusedProgram(
      "a class-bound protocol of old",
      error: "using 'class' keyword to define a class-constrained protocol is deprecated",
      in: """
        import UIKit
        @MainActor protocol Output: <> {}
        final class Screen: UIViewController, Output {}
        """,
      wrong: "class", right: "AnyObject"),
    RefusedProgram(
      "a weak reference to what may be a value",
      error: "'weak' must not be applied to non-class-bound",
      in: """
        import UIKit
        @MainActor protocol Presenting<> {}
        final class Screen: UIViewController { weak var presenter: (any Presenting)? }
        """,
      right: ": AnyObject"),
  ]
}
