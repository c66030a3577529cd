import ScaffoldKit
import Testing

@testable import viper_gen

@Suite("The list of files")
struct FileListingTests {
  private static let files = [
    Report.File(path: "Sources/App/SignIn/SignInView.swift", action: "created"),
    Report.File(path: "Sources/App/SignIn/Sign\u{1B}In.swift", action: "overwritten"),
    Report.File(path: "Package.swift", action: "created"),
  ]

  @Test("is a line for each in a pipe")
  func lines() {
    #expect(
      Self.lines(of: FileListing(Self.files, .none)) == """
        created      Sources/App/SignIn/SignInView.swift
        overwritten  Sources/App/SignIn/Sign\\u{1B}In.swift
        created      Package.swift

        """)
  }

  @Test("is a tree on a terminal, with the sums above")
  func tree() {
    #expect(
      FileListing(Self.files, .none).tree(isKnown: false) == """
        created: 2 files, overwritten: 1 file
        Package.swift  (created)
        Sources/App/SignIn/
          SignInView.swift  (created)
          Sign\\u{1B}In.swift  (overwritten)

        """)
    #expect(
      FileListing([Self.files[0]], .none).tree(isKnown: false) == """
        created: 1 file
        Sources/App/SignIn/
          SignInView.swift

        """)
    #expect(
      FileListing(Self.files, .none).tree(isKnown: true).hasSuffix(
        "overwritten: 1 file\n"))
    #expect(FileListing([], .none).tree(isKnown: false) == "")
  }

  private static func lines(of listing: FileListing) -> String {
    var text = ""
    listing.writeLines(to: &text)
    return text
  }

  @Test("has colours if they are on")
  func colors() {
    let listing = FileListing([Self.files[0]], Colorizer(isOn: true))
    #expect(Self.lines(of: listing).hasPrefix("\u{1B}[32mcreated\u{1B}[0m  Sources"))
    #expect(listing.tree(isKnown: true) == "\u{1B}[32mcreated\u{1B}[0m: 1 file\n")
  }

  private static let diff = UnifiedDiff(
    path: "A.swift", old: Array("same\nold\u{7}\n".utf8), new: Array("same\nnew\n".utf8))

  @Test("is a diff in colours that cannot control the terminal")
  func difference() {
    let red = "\u{1B}[31m-old\\u{7}\u{1B}[0m"
    let green = "\u{1B}[32m+new\u{1B}[0m"
    let colored = Colorizer(isOn: true).diff(Self.diff)
    #expect(colored.hasSuffix("\n same\n\(red)\n\(green)"))
    #expect(colored.hasPrefix("\u{1B}[36m--- a/A.swift\u{1B}[0m\n"))
    #expect(Colorizer.none.diff(Self.diff).hasSuffix("\n same\n-old\\u{7}\n+new"))
  }
}
