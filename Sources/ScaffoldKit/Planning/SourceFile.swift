/// A Swift file that a target has already.
struct SourceFile: Sendable {
  /// The path below the package's root, name by name.
  let path: [String]
  let bytes: [UInt8]
  /// The types, functions and variables that it declares at its top level.
  let declarations: [TopLevelName]

  init(path: [String], bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    declarations = TopLevelName.all(in: bytes)
  }

  /// The path with `/` between its names.
  var name: String { path.joined(separator: "/") }

  /// The line of a declaration.
  func line(of declaration: TopLevelName) -> Int { line(at: declaration.offset) }

  /// The line of the byte at an offset.
  func line(at offset: Int) -> Int {
    var position = SourceText.Position()
    position.advance(to: offset, in: bytes)
    return position.line
  }
}
