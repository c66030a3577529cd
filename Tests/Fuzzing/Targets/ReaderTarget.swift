import ScaffoldSwift

/// Swift code of any kind: its declarations, or the place of what is wrong.
enum ReaderTarget {
  static func run(_ bytes: [UInt8]) {
    let lenient = SwiftFile.topLevelDeclarations(in: bytes)
    for declaration in lenient { check(declaration, in: 0..<bytes.count, of: bytes.count) }
    do throws(SwiftReadingError) {
      let file = try SwiftFile(reading: bytes)
      require(try file == SwiftFile(reading: bytes), "the second reading finds the same")
      check(file.declarations, in: 0..<bytes.count, of: bytes.count)
      let top = file.declarations.flatMap(flattened)
      require(top.map(\.code) == lenient.map(\.code), "both readings find the same places")
      require(top.map(\.nameRanges) == lenient.map(\.nameRanges), "and the same names")
      require(top.map(\.kind) == lenient.map(\.kind), "and the same kinds")
    } catch {
      require(!error.message.isEmpty, "a reason has words")
      require((0...bytes.count).contains(error.offset), "an error is in the text")
      require(error.line >= 1 && error.column >= 1, "places count from one")
    }
  }

  private static func flattened(_ declaration: Declaration) -> [Declaration] {
    guard declaration.kind == .conditional else { return [declaration] }
    return declaration.branches.flatMap { $0.declarations.flatMap(flattened) }
  }

  private static func check(_ declarations: [Declaration], in outer: Range<Int>, of count: Int) {
    var start = outer.lowerBound
    for declaration in declarations {
      let range = declaration.range
      require(range.lowerBound >= start, "'\(declaration.selector)' begins after the one before it")
      require(range.upperBound <= outer.upperBound, "'\(declaration.selector)' ends inside")
      start = range.upperBound
      check(declaration, in: outer, of: count)
      if let body = declaration.body { check(declaration.members, in: body, of: count) }
      for branch in declaration.branches {
        check(branch.declarations, in: branch.body, of: count)
      }
    }
  }

  private static func check(_ declaration: Declaration, in outer: Range<Int>, of count: Int) {
    let (range, code, head) = (declaration.range, declaration.code, declaration.head)
    require(contains(range, code) && !code.isEmpty, "the code is in the range")
    require(contains(code, head) && head.lowerBound == code.lowerBound, "the head is in the code")
    if let body = declaration.body { require(contains(code, body), "the body is in the code") }
    let parts = declaration.attributes + declaration.modifiers + (declaration.accessors ?? [])
    for part in parts { require(contains(code, part.range), "'\(part.text)' is in the code") }
    for name in declaration.nameRanges { require(contains(code, name), "a name is in the code") }
  }

  private static func contains(_ outer: Range<Int>, _ inner: Range<Int>) -> Bool {
    outer.lowerBound <= inner.lowerBound && inner.upperBound <= outer.upperBound
  }
}
