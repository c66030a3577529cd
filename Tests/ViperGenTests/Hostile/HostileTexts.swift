import Foundation

extension HostileTemplate {
  private static var x: [String: Any] { option("o", default: "x") }
  private static var many: [String: Any] { option("xs", "list", default: list(2_000)) }

  private static func loops(_ body: String, depth: Int = 6) -> String {
    (0..<depth).map { "<<for x\($0) in xs>>" }.joined() + body + "<<end>>".times(depth)
  }

  /// Files that include each other, `fan` times each, down to a leaf.
  private static func fan(_ fan: Int, _ depth: Int, leaf: String) -> [String: String] {
    var files = (0..<depth).reduce(into: ["V.swift": "<<include \"i0\">>"]) { files, level in
      files["i\(level)"] = "<<include \"i\(level + 1)\">>".times(fan)
    }
    files["i\(depth)"] = leaf
    return files
  }

  /// Texts that nest, include and repeat without end, or that are none.
  static let texts: [HostileTemplate] = [
    .init(
      text: "<<if o>>".times(100_000) + "x" + "<<end>>".times(100_000), "a hundred thousand blocks",
      65, "deeper than 64 levels", options: [x]),
    .init(
      text: "<<if o>>\n".times(100_000), "open blocks", 65, "deeper than 64 levels", options: [x]),
    .init(
      text: "<<for x in o>>".times(200_000), "loops that shadow themselves", 65,
      "already a variable",
      options: [option("o", "list", default: list(2))]),
    .init(
      text: "<<if " + "(".times(100_000) + "o" + ")".times(100_000) + ">>x<<end>>", "parentheses",
      65,
      "more than 1000 words", options: [x]),
    .init(
      text: "<<if " + "(".times(400) + "o" + ")".times(400) + ">>x<<end>>", "deep parentheses", 65,
      "deeper than 64 levels", options: [x]),
    .init(text: "<<if \"" + "x".times(300_000), "an open string", 0, "next: swift"),
    .init(text: "<<a ".times(200_000), "openers that nothing closes", 0, "next: swift"),
    .init(
      text: "<<a\"\" ".times(100_000) + "\">>", "openers and quotes", 65,
      "too many '<<' without '>>'"),
    .init(text: "<<#".times(100_000), "open comments", 65, "a comment that never ends"),
    .init(text: "\\<<".times(250_000), "escapes", 65, "more than 200000 parts"),
    .init(text: "<<zz>>".times(60_000), "unknown names in one line", 65, "unknown variable 'zz'"),
    .init(
      text: (0..<20_000).map { "<<z\($0)>>" }.joined(separator: "\n"), "unknown names", 65,
      "unknown variable 'z0'"),
    .init(text: "<<" + "z".times(300_000) + ">>", "a long name", 65, "unknown variable 'zzz"),
    .init(
      text: "<<if Module \"\u{1B}[2J\u{7}\" >>x<<end>>", "controls in a string", 65,
      "\\u{1B}[2J\\u{7}"),
    .init(text: "\u{1B}[2J\u{7}\u{9B}31m<<zz>>", "controls in a line", 65, "unknown variable 'zz'"),
    .init(text: "<<include \"V.swift\">>", "a file that includes itself", 65, "includes itself"),
    .init(
      text: "<<include \"a\">>", "files that include each other", 65, "includes itself",
      files: ["a": "<<include \"b\">>", "b": "<<include \"a\">>"]),
    .init(
      text: "", "two to the thirty includes", 65, "more than 200000 parts",
      files: fan(4, 14, leaf: "")),
    .init(
      text: "", "includes of a large file", 65, "16777216 bytes",
      files: fan(2, 12, leaf: "x".times(4_000_000))),
    .init(
      text: "", "a chain of includes", 65, "includes nested deeper than 16 levels",
      files: fan(1, 30, leaf: "")),
    .init(text: "<<include \"../x\">>", "an include from outside", 65, "unknown include file"),
    .init(text: "<<include \"/etc/passwd\">>", "an absolute include", 65, "unknown include file"),
    .init(text: loops("x"), "nested loops", 65, "more than 5000000 steps", options: [many]),
    .init(text: loops(""), "empty loops", 65, "more than 5000000 steps", options: [many]),
    .init(
      text: loops("<<if " + "xs contains \"q\" or ".times(230) + "o>><<end>>"), "loops that search",
      65, "more than 5000000 steps", options: [many, x]),
    .init(
      text: loops("<<if o contains p>><<end>>"), "loops that search long texts", 65,
      "more than 5000000 steps",
      options: [
        many, option("o", default: "a".times(80_000)),
        option("p", default: "a".times(40_000) + "b"),
      ]),
    .init(
      text: loops("<<if o == p>><<end>>"), "loops that compare long texts", 65,
      "more than 5000000 steps",
      options: [
        many, option("o", default: "a".times(80_000)), option("p", default: "a".times(80_000)),
      ]),
    .init(
      text: loops("<<x0|snake>>", depth: 3), "loops that style nothing", 65,
      "more than 5000000 steps",
      options: [option("xs", "list", default: (0..<200).map { "-".times(1_000 + $0) })]),
    .init(
      text: loops("z".times(1_000), depth: 2), "a long output", 65, "is longer than 16777216 bytes",
      options: [many]),
    .init(
      text: "<<o>>".times(100_000), "a long value, often", 65, "is longer than 16777216 bytes",
      options: [option("o", default: "x".times(200_000))]),
    .init("one text that is not UTF-8", 65, "not valid UTF-8") { folder in
      try Data(manifest().utf8).write(to: folder.appending(path: "template.json"))
      try Data("a".times(300_000).utf8 + [0xFF]).write(to: folder.appending(path: "V.swift"))
    },
    .init(
      json: manifest(files: (0..<1_900).map { file(path: "f\($0)") }), "a large file, often", 65,
      "16777216 bytes", text: "x".times(4_000_000)),
    .init(
      json: manifest(files: (0..<1_900).map { file(path: "f\($0)") }), "a large binary file, often",
      65, "16777216 bytes", text: "\u{0}".times(4_000_000)),
    .init(
      json: manifest(files: (0..<500).map { file(path: "f\($0)") }, options: [many]),
      "loops in hundreds of files", 65, "more than 5000000 steps", text: loops("", depth: 2)),
    .init(
      json: manifest(files: (0..<500).map { file(path: "f\($0)") }, options: [many]),
      "hundreds of long outputs", 65, "is longer than 16777216 bytes",
      text: loops("z".times(2_000), depth: 1)),
    .init(
      json: manifest(files: (0..<1_900).map { file(path: "f\($0)") }), "errors in many files", 65,
      "unknown variable 'zz'", text: "<<zz>>\n".times(200)),
  ]

  /// Swift that no compiler would take, which is looked through for the names of types.
  static let swift: [HostileTemplate] = [
    "/*", "\"\\(", "#\"", "#", "/", "x = /a\n", "(", "#if a\n", "`", "class ", "\"\"\"\n", "/ ( ",
    "= /([",
  ].map { piece in
    .init(
      text: piece.times(400_000 / piece.utf8.count), "\(piece.debugDescription) for ever", 0,
      "next: swift")
  }
}
