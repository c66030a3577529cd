import Testing

@testable import ScaffoldKit

@Suite("Conditions for other systems")
struct SystemConditionsTests {
  private static let view = """
    import Foundation

    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif
    #if canImport(UIKit)
      import UIKit

      final class SignInView: UIViewController {
        let text = \"\"\"
          Hello
          \"\"\"
      }
    #else
      final class SignInView {}
    #endif

    """

  @Test("leave an app what its systems have")
  func knownSystems() {
    let onIOS = """
      import Foundation
      import UIKit

      final class SignInView: UIViewController {
        let text = \"\"\"
          Hello
          \"\"\"
      }

      """
    #expect(SystemConditions(app: .uiKit).text(Self.view) == onIOS)
    let onMacOS = "import Foundation\n\nfinal class SignInView {}\n"
    #expect(SystemConditions(app: .appKit).text(Self.view) == onMacOS)
  }

  @Test("stay where the systems of the app differ")
  func differentSystems() {
    let text = SystemConditions(app: .apple).text(Self.view)
    #expect(text.hasPrefix("import Foundation\n\n#if canImport(UIKit)\n  import UIKit\n"))
    #expect(!text.contains("FoundationNetworking") && text.contains("#else\n"))
  }

  @Test(
    "are read part by part",
    arguments: [
      ("canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)", AppKind.uiKit, "a"),
      (
        "canImport(SwiftUI) && canImport(UIKit)", .apple,
        "#if canImport(UIKit)\n  a\n#else\n  b\n#endif"
      ),
      ("!canImport(UIKit)", .uiKit, "b"),
      ("!canImport(UIKit)", .appKit, "a"),
      ("canImport(AppKit) && !targetEnvironment(macCatalyst)", .appKit, "a"),
      ("DEBUG && canImport(SwiftUI)", .uiKit, "#if DEBUG\n  a\n#else\n  b\n#endif"),
      (
        "canImport(UIKit) || DEBUG", .uiKit,
        "#if canImport(UIKit) || DEBUG\n  a\n#else\n  b\n#endif"
      ),
      ("swift(>=6)", .uiKit, "#if swift(>=6)\n  a\n#else\n  b\n#endif"),
    ])
  func parts(condition: String, app: AppKind, expected: String) {
    let code = "#if \(condition)\n  a\n#else\n  b\n#endif\n"
    #expect(SystemConditions(app: app).text(code) == expected + "\n")
  }

  @Test("choose among several branches, also within others")
  func branches() {
    let code = """
      func announce() {
        #if canImport(FoundationNetworking)
          first()
        #elseif DEBUG
          #if canImport(Combine)
            second()
          #endif
        #elseif canImport(UIKit)
          third()
        #else
          fourth()
        #endif
      }

      """
    let expected = """
      func announce() {
        #if DEBUG
          second()
        #else
          third()
        #endif
      }

      """
    #expect(SystemConditions(app: .uiKit).text(code) == expected)
  }

  @Test("leave no second blank line behind")
  func blankLines() {
    let code =
      "struct A {\n  #if !canImport(SwiftUI)\n    b\n  #endif\n\n  c\n}\n\n#if !canImport(Combine)\n#endif\n\nd\n"
    #expect(SystemConditions(app: .apple).text(code) == "struct A {\n  c\n}\n\nd\n")
  }

  @Test(
    "that are not closed or not opened change nothing",
    arguments: ["#endif\na\n#if b\n#endif", "#if canImport(UIKit)\nb\n#endif\n#else"])
  func malformed(text: String) {
    #expect(SystemConditions(app: .uiKit).text(text) == text)
  }
}
