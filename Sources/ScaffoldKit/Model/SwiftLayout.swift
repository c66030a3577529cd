/// How a team lays out Swift code, as the `.swift-format` of its package says.
struct SwiftLayout: Sendable, Hashable {
  /// One level of indentation: blanks, or a tab.
  var indentation = "  "
  /// Whether the code between `#if` and `#endif` is indented.
  var indentsConditions = true
  /// The most columns of a line.
  var lineLength = 100

  /// The layout in which templates are written.
  static let standard = SwiftLayout()
}

extension SwiftLayout {
  /// The layout that the contents of a `.swift-format` describe; ``standard`` if they cannot be read.
  init(swiftFormat contents: [UInt8]) {
    var ignored: [Diagnostic] = []
    let json = attempt(&ignored) { () throws(ScaffoldError) in
      try JSONReader.read(SourceText(path: "", bytes: contents), comments: true)
    }
    self = json.map { SwiftLayout($0) } ?? .standard
  }

  /// The layout that a record or a `.swift-format` describes. What it does not say is as in ``standard``, which
  /// has swift-format's own defaults.
  init(_ json: JSONValue) {
    if let spaces = json["indentation"]?["spaces"]?.integer, (0...16).contains(spaces) {
      indentation = String(repeating: " ", count: spaces)
    } else if let tabs = json["indentation"]?["tabs"]?.integer, (1...4).contains(tabs) {
      indentation = String(repeating: "\t", count: tabs)
    }
    indentsConditions = json["indentConditionalCompilationBlocks"]?.boolean ?? true
    if let length = json["lineLength"]?.integer, length > 0 { lineLength = length }
  }
}

extension SwiftLayout {
  /// The layout as a record has it, which reads like a `.swift-format`.
  var json: JSONText {
    let kind = indentation.hasPrefix("\t") ? "tabs" : "spaces"
    return .object([
      .init("indentation", .object([.init(kind, .integer(indentation.count))])),
      .init("indentConditionalCompilationBlocks", .boolean(indentsConditions)),
      .init("lineLength", .integer(lineLength)),
    ])
  }
}
