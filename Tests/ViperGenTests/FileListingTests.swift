import ScaffoldKit
import Testing

@testable import viper_gen

@Suite("The list of files")
struct FileListingTests {
  private static let files = [
    Report.File(path: "Sources/App/SignIn/SignInView.swift", action: .created),
    Report.File(path: "Sources/App/SignIn/Sign\u{1B}In.swift", action: .overwritten),
    Report.File(path: "Package.swift", action: .created),
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

  @Test("says in a preview what would happen")
  func preview() {
    let listing = FileListing(Self.files, isPreview: true, .none)
    #expect(
      Self.lines(of: listing) == """
        would create     Sources/App/SignIn/SignInView.swift
        would overwrite  Sources/App/SignIn/Sign\\u{1B}In.swift
        would create     Package.swift

        """)
    #expect(
      listing.tree(isKnown: false) == """
        Package.swift  (would create)
        Sources/App/SignIn/
          SignInView.swift  (would create)
          Sign\\u{1B}In.swift  (would overwrite)
        would create 2 files, overwrite 1

        """)
  }

  static let sums: [([Change.Action], String?, String?)] = [
    ([.created], "1 file created", "would create 1 file"),
    (
      [.identical, .skipped, .created, .created], "2 files created, 1 skipped, 1 identical",
      "would create 2 files, skip 1, 1 identical"
    ),
    (
      [.kept, .removed, .overwritten], "1 file removed, 1 overwritten, 1 kept",
      "would remove 1 file, overwrite 1, keep 1"
    ),
    ([.skipped, .identical], "1 file skipped, 1 identical", "would skip 1 file, 1 identical"),
    ([.identical], nil, nil), ([], nil, nil),
  ]

  @Test("has a sum of each change", arguments: sums)
  func sum(actions: [Change.Action], real: String?, preview: String?) {
    let files = actions.map { Report.File(path: "A", action: $0) }
    #expect(files.summary(isPreview: false) == real)
    #expect(files.summary(isPreview: true) == preview)
  }

  @Test("is a tree on a terminal, with the sums below")
  func tree() {
    #expect(
      FileListing(Self.files, .none).tree(isKnown: false) == """
        Package.swift  (created)
        Sources/App/SignIn/
          SignInView.swift  (created)
          Sign\\u{1B}In.swift  (overwritten)
        2 files created, 1 overwritten

        """)
    #expect(
      FileListing([Self.files[0]], .none).tree(isKnown: false) == """
        Sources/App/SignIn/
          SignInView.swift
        1 file created

        """)
    #expect(
      FileListing(Self.files, .none).tree(isKnown: true) == "2 files created, 1 overwritten\n")
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
    let conflict = [Report.File(path: "A", action: .conflict)]
    #expect(Self.lines(of: FileListing(conflict, Colorizer(isOn: true))) == "")
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
