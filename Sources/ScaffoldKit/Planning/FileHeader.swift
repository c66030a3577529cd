/// The comment at the top of every Swift file of a module: a license, an author, a date. All of its text
/// is configured; nothing comes from the machine.
struct FileHeader: Sendable {
  private let lines: [TemplateTree]

  /// The variables that a line may use, in the order of their values.
  private static let scope = TemplateScope(
    variables: ["Module", "Target", "TestTarget", "File"].map {
      TemplateScope.Variable(name: $0, type: .text)
    })

  /// A header of these lines, each a template: `Copyright Example, <<File>>`.
  init(_ lines: [String]) throws(ScaffoldError) {
    var problems: [Diagnostic] = []
    self.lines = lines.compactMap { line in
      attempt(&problems) { () throws(ScaffoldError) in
        guard line.escapingControlCharacters == line else {
          throw ScaffoldError(
            .configuration, .badHeader, "a line of the header contains an invisible character",
            help: "write each line as a string of its own, without control characters")
        }
        return try TemplateParser.parse(SourceText(path: "header", line), scope: Self.scope)
      }
    }
    guard problems.isEmpty else { throw ScaffoldError(problems) }
  }

  /// The names that a header may mention.
  struct Names {
    let module: String
    let target: String
    let testTarget: String
  }

  /// The contents of the Swift file `name` below the header; an empty line is in between.
  ///
  /// A byte order mark and a line that names an interpreter stay first.
  func stamp(
    _ contents: [UInt8], file name: String, _ names: Names
  ) throws(ScaffoldError) -> [UInt8] {
    guard !lines.isEmpty else { return contents }
    var renderer = TemplateRenderer(
      scope: Self.scope,
      values: [names.module, names.target, names.testTarget, name].map { .text($0) })
    let lineEnd = Self.lineEnd(of: contents)
    let start = Self.start(of: contents)
    var stamped = Array(contents[..<start])
    stamped.reserveCapacity(contents.count + lines.count * 80)
    for line in lines {
      let text = try renderer.render(line)
      let comment = text.hasPrefix("//") ? text : "// " + text
      stamped += comment.utf8
      while stamped.last == UInt8(ascii: " ") { stamped.removeLast() }
      stamped += lineEnd
    }
    if start < contents.endIndex { stamped += lineEnd }
    return stamped + contents[start...]
  }

  private static func start(of contents: [UInt8]) -> Int {
    if contents.starts(with: SourceText.byteOrderMark) { return 3 }
    guard contents.starts(with: "#!".utf8) else { return 0 }
    return contents.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
  }

  /// The line end of the file, so that it has one kind.
  private static func lineEnd(of contents: [UInt8]) -> [UInt8] {
    guard let end = contents.firstIndex(of: UInt8(ascii: "\n")), end > 0,
      contents[end - 1] == UInt8(ascii: "\r")
    else { return Array("\n".utf8) }
    return Array("\r\n".utf8)
  }
}
