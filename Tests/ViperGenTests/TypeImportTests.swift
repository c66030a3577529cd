import Foundation
import Testing

@Suite("A type in a signature")
struct TypeImportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Shop",
        platforms: [.iOS(.v18), .macOS(.v15)],
        targets: [
          .target(name: "Models"),
          .target(name: "Other"),
          .target(name: "App", dependencies: ["Models"]),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ])

      """, to: "Shop/Package.swift")
    try folder.write(
      """
      public struct User: Sendable { public init() {} }
      public enum Shop { public struct Item: Sendable { public init() {} } }

      """, to: "Shop/Sources/Models/Models.swift")
    try folder.write("public struct Hidden: Sendable {}\n", to: "Shop/Sources/Other/Other.swift")
    try folder.write("struct Own: Sendable {}\n", to: "Shop/Sources/App/Own.swift")
    try folder.write("import Testing\n", to: "Shop/Tests/AppTests/Some.swift")
  }

  private func create(_ line: String) throws -> Outcome {
    try folder.shell("viper-gen create SignIn --ui none --target App \(line)", in: "Shop")
  }

  @Test("brings the import of the module that declares it, and the code compiles")
  func compiles() throws {
    let outcome = try create(
      """
      --actions 'pick(user: User, own: Own)' --actions 'buy(item: Models.User, at date: Date)' \
      --actions 'choose(item: Shop.Item)' --actions 'send(request: URLRequest)'
      """)
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("files created"))
    #expect(!outcome.errors.contains("warning"))
    let protocols = try folder.text(of: "Shop/Sources/App/SignIn/SignInInteractorProtocols.swift")
    #expect(protocols.hasPrefix("import Foundation\nimport Models\n\n#if canImport(FoundationNet"))
    let build = try folder.shell("swift build --build-tests", in: "Shop")
    #expect(build.status == 0, "\(build.output.suffix(2000))")
    #expect(!build.output.contains("warning:"))
  }

  @Test("brings no import where no signature names it")
  func bystanders() throws {
    _ = try create("--actions 'pick(user: User)'")
    let view = try folder.text(of: "Shop/Sources/App/SignIn/SignInViewProtocols.swift")
    #expect(!view.contains("import"))
  }

  @Test("is a warning if neither the target nor its dependencies declare it")
  func unknown() throws {
    let outcome = try create("--actions 'pick(item: Hidden, by: Missing)' --dry-run")
    #expect(outcome.status == 0)
    for type in ["Hidden", "Missing"] {
      #expect(
        outcome.errors.contains(
          "warning: the target 'App' does not declare '\(type)', nor the targets that it depends on"
        ))
    }
    #expect(outcome.errors.contains("--imports Models"))
    let written = try create("--actions 'pick(by: Missing)'")
    #expect(written.errors.contains("next: declare the missing types, then: swift test"))
  }

  @Test("brings the imports that the user names, if the package does not declare it")
  func named() throws {
    let outcome = try create("--actions 'pick(item: Hidden)' --imports Other --dry-run --diff")
    #expect(outcome.status == 0 && !outcome.errors.contains("does not declare"))
    #expect(outcome.output.contains("+import Other\n"))
  }

  @Test("is refused if it is one of UIKit, which interactors do not import")
  func userInterface() throws {
    let outcome = try create("--actions 'pick(image: UIImage)'")
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("'UIImage' in '--actions' is a type of UIKit"))
    #expect(throws: (any Error).self) {
      try folder.text(of: "Shop/Sources/App/SignIn/SignInView.swift")
    }
  }

  @Test("is accepted if it is one of UIKit on a link of the view, for files without UIKit, too")
  func viewLinks() throws {
    let outcome = try create(
      "--presenter-to-view 'show(image: UIImage)' --view-to-presenter 'var tint: NSColor? { get }'")
    #expect(outcome.status == 0 && !outcome.errors.contains("warning"), "\(outcome.errors)")
    let view = try folder.text(of: "Shop/Sources/App/SignIn/SignInViewProtocols.swift")
    #expect(view.hasPrefix("#if canImport(UIKit)\n  import UIKit\n#endif\n\n"))
    #expect(view.contains("  #if canImport(UIKit)\n    func show(image: UIImage)\n  #endif\n}\n"))
    let presenter = try folder.text(of: "Shop/Sources/App/SignIn/SignInPresenterProtocols.swift")
    #expect(
      presenter.contains(
        """
          #if canImport(AppKit) && !targetEnvironment(macCatalyst)
            var tint: NSColor? { get }
          #endif

        """))
    let added = try Program.viperGen(
      ["add", "SignIn", "hide(view: UIView)", "--from", "presenter", "--to", "view"]
        + ["--package-path", "Shop"], in: folder.url)
    #expect(added.status == 0, "\(added.errors)")
    let both = try folder.text(of: "Shop/Sources/App/SignIn/SignInViewProtocols.swift")
    #expect(
      both.contains(
        """
          #if canImport(UIKit)
            func show(image: UIImage)
            func hide(view: UIView)
          #endif
        }

        """))
  }

  @Test("follows the type to another target, also in an edited file")
  func movedType() throws {
    _ = try create("--actions 'pick(user: User)'")
    let interactor = "Shop/Sources/App/SignIn/SignInInteractor.swift"
    let text = try folder.text(of: interactor)
    #expect(text.contains("import Models\n"))
    try folder.write(text + "// ours\n", to: interactor)
    try folder.write("", to: "Shop/Sources/Models/Models.swift")
    try folder.write("struct User: Sendable {}\n", to: "Shop/Sources/App/User.swift")
    let outcome = try folder.shell("viper-gen add SignIn 'leave()'", in: "Shop")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let merged = try folder.text(of: interactor)
    #expect(merged.contains("func leave()") && merged.hasSuffix("// ours\n"))
    #expect(!merged.contains("import Models"))
  }
}
