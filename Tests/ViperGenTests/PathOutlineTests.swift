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
    let outline = PathOutline(paths.map { ($0.split(separator: "/").map(String.init), nil) })
    #expect(outline.description == drawing)
  }

  @Test("shows a remark behind its path")
  func remarks() {
    let outline = PathOutline([(["a", "b"], "overwritten"), (["a", "c"], nil)])
    #expect(outline.description == "a/\n  b  (overwritten)\n  c")
  }
}
