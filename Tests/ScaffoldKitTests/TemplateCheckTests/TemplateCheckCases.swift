extension TemplateCheckTests {
  static let ui = #"{"name": "ui", "type": "string", "values": ["uikit", "none"], "help": "h"}"#
  static let flat = #"{"name": "flat", "type": "boolean", "help": "h"}"#
  static let words = #"{"name": "words", "type": "list", "help": "h"}"#
  static let actions = #"{"name": "actions", "type": "signatures", "help": "h"}"#

  /// An entry of `files`.
  static func entry(
    _ source: String = "V.swift", path: String = "<<Module>>View.swift", more: String = ""
  ) -> String {
    #"{"source": "\#(source)", "path": "\#(path)", "role": "source"\#(more)}"#
  }

  /// What is there and never used.
  static let used = [
    Case(name: "nothing wrong", findings: []),
    Case(
      name: "an option that nothing uses", options: ui,
      findings: ["template.json:5:24 error unused-option"]),
    Case(
      name: "an option whose flag is the opposite of a switch's",
      options: flat + "," + #"{"name": "no-flat", "type": "string", "help": "h"}"#,
      texts: ["V.swift": "struct <<Module>>View { let it = \"<<flat>> <<no-flat>>\" }\n"],
      findings: ["template.json:5:73 error option-flag"]),
    Case(
      name: "an option that only a path uses",
      files: entry(path: "<<ui>>/<<Module>>View.swift"), options: ui, findings: []),
    Case(
      name: "an option that only the condition of another uses",
      options: flat + ","
        + #"{"name": "ui", "type": "string", "values": ["a", "b"], "help": "h", "when": "flat"}"#,
      texts: ["V.swift": "struct <<Module>>View { let ui = \"<<ui>>\" }\n"], findings: []),
    Case(
      name: "an option that only an include uses", options: flat,
      texts: [
        "V.swift": "struct <<Module>>View {}\n<<include \"I.swift\">>\n",
        "I.swift": "<<if flat>>\n// flat\n<<end>>\n",
      ], findings: []),
    Case(
      name: "a loop that does not use its entry", options: words,
      texts: [
        "V.swift":
          "struct <<Module>>View {}\n<<for word in words>>\n<<if Module == \"X\">>\n// word\n<<end>>\n<<end>>\n"
      ], findings: ["V.swift:2:7 warning unused-variable"]),
    Case(
      name: "a loop whose include names its entry", options: words,
      texts: [
        "V.swift":
          "struct <<Module>>View {}\n<<for word in words>>\n<<include \"I.swift\">>\n<<end>>\n",
        "I.swift": "// <<word>>\n",
      ], findings: []),
    Case(
      name: "a loop that counts", options: words,
      texts: [
        "V.swift": "struct <<Module>>View {}\n<<for word in words>>\n// <<loop.index>>\n<<end>>\n"
      ], findings: []),
    Case(
      name: "an outer loop of which only the inner counts", options: words,
      texts: [
        "V.swift":
          "struct <<Module>>View {}\n<<for a in words>>\n<<for b in words>>\n// <<loop.index>>\n<<end>>\n<<end>>\n"
      ], findings: ["V.swift:2:7 warning unused-variable"]),
    Case(
      name: "a loop whose entry's name is only that of a field", options: actions,
      texts: [
        "V.swift":
          "struct <<Module>>View {}\n<<for a in actions>>\n<<for name in a.parameters>>\n// <<a.name>>\n<<end>>\n<<end>>\n"
      ], findings: ["V.swift:3:7 warning unused-variable"]),
  ]

  /// Files and conditions that nothing leads to.
  static let reachable = [
    Case(
      name: "a file that is neither listed nor included",
      texts: ["V.swift": "struct <<Module>>View {}\n", "Old/W.swift": "\n"],
      findings: ["Old/W.swift:1:1 error unreachable-file"]),
    Case(
      name: "a file that only such a file includes",
      texts: [
        "V.swift": "struct <<Module>>View {}\n", "W.swift": "<<include \"X.swift\">>\n",
        "X.swift": "\n",
      ],
      findings: ["W.swift:1:1 error unreachable-file", "X.swift:1:1 error unreachable-file"]),
    Case(
      name: "files for readers",
      texts: ["V.swift": "struct <<Module>>View {}\n", "README.md": "\n", ".gitignore": "\n"],
      findings: []),
    Case(
      name: "a condition that is never true",
      files: entry(more: #", "when": "ui == \"uikit\" and ui == \"none\"""#), options: ui,
      findings: ["template.json:6:93 error never-true"]),
    Case(
      name: "a condition that is always true",
      files: entry(more: #", "when": "flat or not flat""#), options: flat,
      findings: ["template.json:6:93 warning always-true"]),
    Case(
      name: "a condition that is true for one selection of a list",
      files: entry(more: #", "when": "with contains \"b\" and not with contains \"a\"""#),
      options: #"{"name": "with", "type": "list", "values": ["a", "b", "c"], "help": "h"}"#,
      findings: []),
    Case(
      name: "a condition on values that cannot be listed",
      files: entry(more: #", "when": "words contains \"x\" and Module == \"y\"""#), options: words,
      findings: []),
    Case(
      name: "a condition on a variable that depends on actions",
      files: entry(more: #", "when": "NeedsFoundation""#), findings: []),
    Case(
      name: "a condition that cannot be true where its option matters",
      files: entry(more: #", "when": "flat and not flat2""#),
      options: #"{"name": "flat2", "type": "boolean", "default": true, "help": "h"},"#
        + #"{"name": "flat", "type": "boolean", "help": "h", "when": "flat2"}"#,
      findings: ["template.json:6:93 error never-true"]),
    Case(
      name: "an option that never matters",
      options: flat + ","
        + #"{"name": "ui", "type": "boolean", "help": "h", "when": "flat and not flat"}"#,
      texts: ["V.swift": "struct <<Module>>View { let ui = <<ui>> }\n"],
      findings: ["template.json:5:119 error never-true"]),
    Case(
      name: "a framework that is never used",
      options: flat, frameworks: #"{"name": "UIKit", "when": "flat and not flat"}"#,
      findings: ["template.json:4:44 error never-true"]),
  ]

  /// Paths that clash.
  static let paths = [
    Case(
      name: "a file name that every module would have", files: entry(path: "Views/View.swift"),
      findings: ["template.json:6:43 error file-name-taken"]),
    Case(
      name: "the same name in two folders",
      files: entry(path: "A/<<Module>>View.swift") + "," + entry(path: "B/<<Module>>View.swift"),
      findings: ["template.json:6:117 error file-name-taken"]),
    Case(
      name: "the same name in two folders, which is no Swift file",
      files: entry(path: "A/<<Module>>.txt") + "," + entry(path: "B/<<Module>>.txt"), findings: []),
    Case(
      name: "a loop that writes one file again and again",
      files: entry(more: #", "for": "word in words""#), options: words,
      findings: ["template.json:6:43 error same-file"]),
    Case(
      name: "a file where another needs a folder",
      files: entry(path: "<<Module>>.swift") + ","
        + entry(path: "<<Module>>.swift/<<Module>>V.swift"),
      findings: ["template.json:6:111 error same-file"]),
    Case(
      name: "files that never meet",
      files: entry(more: #", "when": "flat""#) + "," + entry(more: #", "when": "not flat""#),
      options: flat, findings: []),
    Case(
      name: "a path that some system cannot store",
      files: entry(path: "<<Module>>/aux/V<<Module>>.swift"),
      findings: ["template.json:6:43 error path-reserved"]),
  ]

  /// How texts are stored.
  static let stored = [
    text(
      "blanks at the end", "struct <<Module>>View {}\n  \nlet x = 1\t\n",
      [
        "V.swift:2:1 warning trailing-blanks", "V.swift:3:10 warning trailing-blanks",
      ]),
    text(
      "tabs among blanks", "struct <<Module>>View {\n  let a = 1\n\tlet b = 2\n \tlet c = 3\n}\n",
      [
        "V.swift:3:1 warning mixed-indentation", "V.swift:4:2 warning mixed-indentation",
      ]),
    text("tabs alone", "struct <<Module>>View {\n\tlet a = 1\n}\n", []),
    text("no final newline", "struct <<Module>>View {}", ["V.swift:1:25 warning no-final-newline"]),
    text(
      "line ends of two kinds", "// <<Module>>\r\n//\n//\r\n//\n",
      ["V.swift:2:3 warning mixed-line-ends"]),
    text("line ends of one kind", "// <<Module>>\r\n//\r\n", []),
    text("a byte order mark", "\u{FEFF}// <<Module>>\n", ["V.swift:1:1 warning byte-order-mark"]),
    text("a NUL byte", "// \0\n", ["V.swift:1:1 warning binary-text"]),
    Case(
      name: "an include without a final newline",
      texts: ["V.swift": "// <<Module>><<include \"I.txt\">>\n", "I.txt": "!"], findings: []),
  ]

  private static func text(_ name: String, _ text: String, _ findings: [String]) -> Case {
    Case(name: name, texts: ["V.swift": text], findings: findings)
  }
}
