import ScaffoldSwift

/// The declarations of a text, one line each, indented below what contains them.
///
/// ```swift
/// try outline("struct A { var x = 0 }")  // ["struct A", "  property x"]
/// ```
func outline(_ text: String) throws -> [String] {
  lines(of: try SwiftFile(reading: Array(text.utf8)).declarations, indent: "")
}

private func lines(of declarations: [Declaration], indent: String) -> [String] {
  declarations.flatMap { declaration in
    let members = lines(of: declaration.members, indent: indent + "  ")
    let branches = declaration.branches.flatMap { branch in
      ["\(indent)  [\(branch.condition ?? "else")]"]
        + lines(of: branch.declarations, indent: indent + "    ")
    }
    return ["\(indent)\(declaration.kind.rawValue) \(declaration.selector)"] + members + branches
  }
}

/// The first declaration of a text.
func first(_ text: String) throws -> Declaration {
  try SwiftFile(reading: Array(text.utf8)).declarations[0]
}

/// The part of a text at a range.
func part(_ range: Range<Int>?, of text: String) -> String {
  range.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) } ?? ""
}
