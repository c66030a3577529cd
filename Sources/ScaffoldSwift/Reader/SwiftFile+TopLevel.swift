extension SwiftFile {
  /// The declarations at the top level of any bytes, with their kinds, names, ranges and effects only.
  ///
  /// Those in a conditional are in the list, instead of the conditional. If the bytes are not Swift code that
  /// ``init(reading:)`` accepts, the list has what can be recognized: a bracket that is not closed ends with
  /// the branch of its `#if` or with the text, and one that was not opened is skipped.
  package static func topLevelDeclarations(in bytes: [UInt8]) -> [Declaration] {
    let lexer = SwiftLexer(bytes)
    var (tokens, strays) = (lexer.tokens, [Int]())
    if lexer.error != nil {
      strays = tokens.indices.filter { tokens[$0].isStrayBracket(in: bytes) }
      // What is not closed has this token as its partner.
      let end = bytes.count..<bytes.count
      tokens.append(SwiftToken(.pound, end, startsLine: true, comments: lexer.comments.count))
    }
    var reader = DeclarationReader(bytes, tokens, lexer.comments, readsAll: false)
    var found: [Declaration] = []
    for end in strays + [lexer.tokens.count] {
      do {
        found += try reader.declarations(upTo: end, in: .file).flatMap(flattened)
      } catch {
        // Conditionals are nested too deeply.
        break
      }
      reader.index = max(reader.index, end + 1)
    }
    return found
  }

  private static func flattened(_ declaration: Declaration) -> [Declaration] {
    guard declaration.kind == .conditional else { return [declaration] }
    return declaration.branches.flatMap { $0.declarations.flatMap(flattened) }
  }
}

extension SwiftToken {
  /// Whether it is a closing bracket without an opening one.
  fileprivate func isStrayBracket(in bytes: [UInt8]) -> Bool {
    kind == .pound && ")]}".utf8.contains(bytes[range.lowerBound])
  }
}
