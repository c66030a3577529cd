import Foundation
import Testing

/// The half of a view's file that only an Apple SDK compiles, held against a stand-in for UIKit.
@Suite("The view for UIKit")
struct UIKitBranchTests {
  static let upcoming = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  /// What a view uses of UIKit, with the isolation and the initializers of the real one.
  static let standIn = """
    @_exported import Foundation

    @MainActor open class UIViewController: NSObject {
      public init(nibName: String?, bundle: Bundle?) { super.init() }
      public required init?(coder: NSCoder) { return nil }
      open func viewDidLoad() {}
      open func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
      ) {}
    }

    """

  @Test(
    "compiles without a warning, whatever the access level and the mode",
    arguments: ["internal", "public", "package"],
    [
      ["-swift-version", "6"], ["-swift-version", "6"] + upcoming,
      ["-swift-version", "5", "-strict-concurrency=complete"],
    ])
  func compiles(_ access: String, _ mode: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.standIn, to: "UIKit.swift")
    let module = try Program.tool(
      "swiftc",
      ["-swift-version", "5", "-parse-as-library", "-emit-module", "-module-name", "UIKit"]
        + ["UIKit.swift"], in: folder.url)
    try #require(module.status == 0, "\(module.errors)")
    let created = try Program.viperGen(
      [
        "create", "SignIn", "--init", "--package-path", "Demo", "--access", access,
        "--protocols", "inline", "--testing", "none", "--with", "view-object",
        "--actions", "signIn(user: String, at: Date) async throws",
      ], in: folder.url)
    try #require(created.status == 0, "\(created.errors)")
    let sources = ["Interactor", "Presenter", "View", "ViewObject", "Wireframe"].map {
      "Demo/Sources/Demo/SignIn/SignIn\($0).swift"
    }
    let checked = try Program.tool(
      "swiftc",
      ["-typecheck", "-warnings-as-errors", "-module-name", "Demo", "-package-name", "demo"]
        + ["-I", "."] + mode + sources, in: folder.url)
    #expect(checked.status == 0 && checked.errors == "", "\(checked.errors)")
  }
}
