import Testing

@testable import ScaffoldKit

@Suite("Members that need a framework")
struct ConditionalMemberTests {
  private let members = ConditionalMembers(
    frameworks: ["UIImage": "UIKit", "UIView": "UIKit", "NSView": "AppKit"])

  @Test("are within a condition, with the comments above them, and neighbours share it")
  func conditions() {
    let text = """
      struct Photo {
        var name = ""
        /// What it shows.
        let image: UIImage
        func show(in view: UIView) {
          draw()
        }

        func show(in view: NSView, or other: UIView) {}
      }

      """
    #expect(
      members.text(text) == """
        struct Photo {
          var name = ""
          #if canImport(UIKit)
            /// What it shows.
            let image: UIImage
            func show(in view: UIView) {
              draw()
            }
          #endif

          #if canImport(AppKit) && !targetEnvironment(macCatalyst) && canImport(UIKit)
            func show(in view: NSView, or other: UIView) {}
          #endif
        }

        """)
  }

  @Test(
    "are left alone where the condition holds, and where a name only looks like a type",
    arguments: [
      "#if canImport(UIKit)\n  struct A {\n    let image: UIImage\n  }\n#endif\n",
      "#if DEBUG && canImport(UIKit)\n  let image = UIImage()\n#endif\n",
      "struct A {\n  /// A UIImage.\n  let a = \"UIImage\"\n  let b = Mine.UIImage()\n}\n",
      "import UIKit\n", "class UIImage {\n}\n", "struct {", "",
    ])
  func leftAlone(_ text: String) {
    #expect(members.text(text) == text)
    #expect(ConditionalMembers(frameworks: [:]).text(text) == text)
  }

  @Test("are within a condition in the other branch, and below a weaker condition")
  func otherBranch() {
    #expect(
      members.text("#if canImport(UIKit) || os(Linux)\n  let a = UIImage()\n#endif\n") == """
        #if canImport(UIKit) || os(Linux)
          #if canImport(UIKit)
            let a = UIImage()
          #endif
        #endif

        """)
    #expect(
      members.text("#if canImport(UIKit)\n  let a = 0\n#else\n  let a = UIImage()\n#endif\n")
        == """
        #if canImport(UIKit)
          let a = 0
        #else
          #if canImport(UIKit)
            let a = UIImage()
          #endif
        #endif

        """)
  }
}
