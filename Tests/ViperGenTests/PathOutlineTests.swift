import Testing

@testable import viper_gen

@Suite("The outline of paths")
struct PathOutlineTests {
  /// Paths, and what is drawn.
  static let outlines: [([String], String)] = [
    ([], ""),
    (["a"], "a"),
    (["a/b/c"], "a/b/\n  c"),
    (["a/b/c", "a/b/d"], "a/b/\n  c\n  d"),
    (["a/b/c", "a/d/e", "f"], "f\na/\n  b/\n    c\n  d/\n    e"),
    (["a/b/c", "x/y", "a/b/d/e/f"], "a/b/\n  c\n  d/e/\n    f\nx/\n  y"),
  ]

  @Test("has each folder once and joins folders that hold nothing else", arguments: outlines)
  func folders(paths: [String], drawing: String) {
    let outline = PathOutline(
      paths.map { ($0.split(separator: "/").map(String.init), nil) as PathOutline.Entry })
    #expect(outline.description == drawing)
  }

  @Test("shows a remark behind its path")
  func remarks() {
    let outline = PathOutline([(["a", "b"], "overwritten"), (["a", "c"], nil)])
    #expect(outline.description == "a/\n  b  (overwritten)\n  c")
  }

  /// The paths of some modules, as a run writes them.
  private static func paths(modules: Int) -> [PathOutline.Entry] {
    (1...modules).flatMap { module in
      (1...10).map { (["Sources", "App", "M\(module)", "F\($0)"], $0 < 3 ? "skipped" : nil) }
        + [([".viper-gen", "App", "M\(module).json"], nil)]
    }
  }

  @Test("tells the files of a folder apart while they can be read")
  func whole() {
    let lines = PathOutline(Self.paths(modules: 7)).description.split(separator: "\n")
    #expect(lines.count == 1 + 7 * 11 + 1 + 7)
    #expect(lines[1] == "  M1/" && lines[2] == "    F1  (skipped)")
  }

  @Test("counts the deepest files and folders where there are too many, with their remarks")
  func folded() {
    let some = PathOutline(Self.paths(modules: 20)).description.split(separator: "\n")
    #expect(some.count == 1 + 20 + 1 + 20)
    #expect(some[0] == "Sources/App/" && some[20] == "  M20/  2 skipped, 8 files")
    #expect(some[21] == ".viper-gen/App/" && some[22] == "  M1.json")
    let many = PathOutline(Self.paths(modules: 2_000))
    #expect(
      many.description == """
        Sources/App/  4000 skipped, 16000 files
        .viper-gen/App/  2000 files
        """)
  }

  @Test("names one file as one, and keeps what lies above")
  func few() {
    let paths = (1...101).map { (["a", "b\($0)", "c"], nil) as PathOutline.Entry } + [(["d"], nil)]
    #expect(PathOutline(paths).description == "d\na/  101 files")
    let deep = (1...60).map { (["a", "b\($0)", "c"], nil) as PathOutline.Entry }
    let lines = PathOutline(deep).description.split(separator: "\n")
    #expect(lines.count == 61 && lines[1] == "  b1/  1 file")
  }
}
