import Testing

@testable import viper_gen

@Suite("The tree of paths")
struct PathTreeTests {
  /// Paths, and their tree as text.
  static let trees: [([String], String)] = [
    ([], ""),
    (["a"], "a"),
    (["a/b/c"], "a/b/\n  c"),
    (["a/b/c", "a/b/d"], "a/b/\n  c\n  d"),
    (["a/b/c", "a/d/e", "f"], "f\na/\n  b/\n    c\n  d/\n    e"),
    (["a/b/c", "x/y", "a/b/d/e/f"], "a/b/\n  c\n  d/e/\n    f\nx/\n  y"),
  ]

  @Test("has each folder once and joins folders without other entries", arguments: trees)
  func folders(paths: [String], drawing: String) {
    let tree = PathTree(
      paths.map { PathTree.Entry(path: $0.split(separator: "/").map(String.init)) })
    #expect(tree.description == drawing)
  }

  @Test("shows a remark after its path")
  func remarks() {
    let tree = PathTree([
      .init(path: ["a", "b"], remark: "overwritten"), .init(path: ["a", "c"]),
    ])
    #expect(tree.description == "a/\n  b  (overwritten)\n  c")
  }

  /// The paths of some modules, as a run writes them.
  private static func paths(modules: Int) -> [PathTree.Entry] {
    (1...modules).flatMap { module in
      (1...10).map {
        .init(
          path: ["Sources", "App", "M\(module)", "F\($0)"], remark: $0 < 3 ? "identical" : nil)
      } + [.init(path: [".viper-gen", "App", "M\(module).json"])]
    }
  }

  @Test("lists the files of a folder while they are few")
  func whole() {
    let lines = PathTree(Self.paths(modules: 7)).description.split(separator: "\n")
    #expect(lines.count == 1 + 7 * 11 + 1 + 7)
    #expect(lines[1] == "  M1/" && lines[2] == "    F1  (identical)")
  }

  @Test("counts the deepest files and folders where there are too many, with their remarks")
  func folded() {
    let some = PathTree(Self.paths(modules: 20)).description.split(separator: "\n")
    #expect(some.count == 1 + 20 + 1 + 20)
    #expect(some[0] == "Sources/App/" && some[20] == "  M20/  2 identical, 8 files")
    #expect(some[21] == ".viper-gen/App/" && some[22] == "  M1.json")
    let many = PathTree(Self.paths(modules: 2_000))
    #expect(
      many.description == """
        Sources/App/  4000 identical, 16000 files
        .viper-gen/App/  2000 files
        """)
  }

  @Test("counts one file as one, and keeps the folders above")
  func few() {
    let paths = (1...101).map { PathTree.Entry(path: ["a", "b\($0)", "c"]) }
    #expect(PathTree(paths + [.init(path: ["d"])]).description == "d\na/  101 files")
    let deep = (1...60).map { PathTree.Entry(path: ["a", "b\($0)", "c"]) }
    let lines = PathTree(deep).description.split(separator: "\n")
    #expect(lines.count == 61 && lines[1] == "  b1/  1 file")
  }

  @Test("gives a line to each notable file, up to a limit")
  func notable() {
    var paths = Self.paths(modules: 20) + Self.paths(modules: 200)
    paths[2].isNotable = true
    paths[150 * 11] = .init(
      path: ["Sources", "App", "M131", "d", "F"], remark: "overwritten", isNotable: true)
    #expect(
      PathTree(paths).description == """
        Sources/App/  439 identical, 1759 files
          M1/F3
          M131/d/F  (overwritten)
        .viper-gen/App/  220 files
        """)
    let all = (1...300).map {
      PathTree.Entry(path: ["a", "b", "\($0)"], remark: "skipped", isNotable: true)
    }
    let lines = PathTree(all).description.split(separator: "\n")
    #expect(lines.count == 101 && lines[0] == "a/b/  200 skipped")
    #expect(lines[1] == "  1  (skipped)" && lines[100] == "  100  (skipped)")
  }
}
