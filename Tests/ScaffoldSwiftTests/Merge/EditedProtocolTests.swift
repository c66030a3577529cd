import Testing

@testable import ScaffoldSwift

/// A template adds requirements, cases, conformances and imports to lists that the user has edited.
struct EditedProtocolTests {
  static let requirement = Comparison(
    "a requirement is added",
    """
    protocol Presenting: AnyObject {
      func viewDidLoad()
      func signIn(username: String)
    +  func reset(email: String)
    }
    """)

  @Test(arguments: [
    Comparison(
      "requirements are sorted, documented and separated by blank lines",
      """
      protocol Presenting: AnyObject {
        /// The user signs in.
        func signIn(username: String)
      +  func reset(email: String)

        /// The view is ready.
        func viewDidLoad()
      }
      """),
    Comparison(
      "own requirements follow the last one",
      """
      protocol Presenting: AnyObject, Sendable {
        func viewDidLoad()
        func signIn(username: String)
      +  func reset(email: String)
        var title: String { get }
        func signUp(username: String, password: String) async throws
      }
      """),
    Comparison(
      "the last requirement has other effects and a comment",
      """
      protocol Presenting: AnyObject {
        func viewDidLoad()
        func signIn(username: String) async throws  // later
      +  func reset(email: String)
      }
      """),
    Comparison(
      "the whole file is in an #if",
      """
      #if os(Linux)
        protocol Presenting: AnyObject {
          func viewDidLoad()
          func signIn(username: String)
      +    func reset(email: String)
        }
      #endif
      """),
  ])
  func `A requirement is added to a protocol`(edited: Comparison) throws {
    try edited.expectMerge(of: EditedProtocolTests.requirement)
  }

  @Test func `A requirement is added to an empty protocol`() throws {
    let template = Comparison("", "protocol Viewing: AnyObject {\n+  func show()\n}")
    try template.expectMerge(of: template)
    let edited = Comparison(
      "", "/// The view.\npublic protocol Viewing: AnyObject {\n+  func show()\n}\n\nstruct Own {}")
    try edited.expectMerge(of: template)
  }

  @Test func `A case is added to an enum with own cases`() throws {
    let template = Comparison("", "enum Event {\n  case opened\n+  case closed\n}")
    try Comparison(
      "", "enum Event: Equatable {\n  case opened(at: Int)\n+  case closed\n  case own(String)\n}"
    ).expectMerge(of: template)
  }

  @Test func `Conformances of both sides are kept`() throws {
    let template = Comparison(
      "", "final class View: Viewing {\n}", "final class View: Viewing, Displaying {\n}")
    let edited = Comparison(
      "", "final class View: NSObject, Viewing, Own {\n}",
      "final class View: NSObject, Viewing, Displaying, Own {\n}")
    try edited.expectMerge(of: template)
    let lines = Comparison(
      "", "final class View:\n  Viewing,\n  Own\n{\n}",
      "final class View:\n  Viewing,\n  Displaying,\n  Own\n{\n}")
    try lines.expectMerge(of: template)
  }

  @Test func `An import is added among sorted imports and kept apart from testable ones`() throws {
    let template = Comparison(
      "", "+import Foundation\nimport Testing\n\n@testable import App\n\nstruct Tests {}")
    try Comparison(
      "",
      "import Combine\n+import Foundation\nimport Testing\nimport UIKit\n\n"
        + "@testable import App\n@testable import Core\n\nstruct Tests {}"
    ).expectMerge(of: template)
  }
}

extension Comparison {
  /// A comparison of two texts of which each has lines of its own.
  init(_ name: String, _ before: String, _ after: String) {
    let removed = before.split(separator: "\n", omittingEmptySubsequences: false).map { "-\($0)" }
    let added = after.split(separator: "\n", omittingEmptySubsequences: false).map { "+\($0)" }
    self.init(name, (removed + added).joined(separator: "\n"))
  }
}
