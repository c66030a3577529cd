/// The directives that begin, divide and end blocks.
extension TemplateParser {
  /// An `<<if …>>` with all of its branches.
  mutating func conditional(_ opening: TemplateLexer.Placeholder) -> TemplateNode {
    let wasMuted = file.isMuted
    file.depth += 1
    defer { file.depth -= 1 }
    var condition = condition(opening: opening)
    var branches: [TemplateNode.Branch] = []
    while true {
      let (nodes, ending) = nodes(in: .conditional(hasElse: condition == nil))
      branches.append(TemplateNode.Branch(condition: condition, nodes: nodes))
      switch ending?.directive {
      case .elseif: condition = self.condition(of: ending)
      case .else:
        expectEnd(of: ending)
        condition = nil
      default:
        close(opening, with: ending, wasMuted: wasMuted)
        return .conditional(branches)
      }
    }
  }

  /// A `<<for …>>` with its body.
  mutating func loop(_ opening: TemplateLexer.Placeholder) -> TemplateNode {
    let (wasMuted, outerScope) = (file.isMuted, scope)
    file.depth += 1
    defer { file.depth -= 1 }
    // Replaces a faulty loop. The entry has no name, so that no placeholder can refer to it.
    var loop = TemplateLoop(entry: .init(name: "", type: .text), list: .name("", fields: []))
    var place = opening.place
    do throws(ScaffoldError) {
      var words = try words(of: opening)
      try checkDepth(opening)
      place = words.offset
      loop = try words.loop()
      try words.expectEnd()
    } catch {
      reportBroken(error)
    }
    scope = scope.entering(loop.entry)
    let (nodes, ending) = nodes(in: .loop)
    scope = outerScope
    close(opening, with: ending, wasMuted: wasMuted)
    return .loop(loop, nodes, TemplatePlace(source: file.source, offset: place))
  }

  /// The directive if it ends a part of the block; `nil` if it is out of place, which is reported.
  mutating func ending(
    _ placeholder: TemplateLexer.Placeholder, of block: Block
  ) -> Ending? {
    guard let directive = placeholder.directive else { return nil }
    do throws(ScaffoldError) {
      let words = try words(of: placeholder)
      switch (block, directive) {
      case (.file, _), (.loop, .elseif), (.loop, .else):
        throw error(
          .unopenedBlock, "<<\(directive.rawValue)>> without <<if …>> or <<for …>>",
          at: placeholder.place)
      case (.conditional(hasElse: true), .elseif), (.conditional(hasElse: true), .else):
        throw error(
          .afterElse, "<<\(directive.rawValue)>> after <<else>>", at: placeholder.place)
      default: return Ending(directive: directive, words: words)
      }
    } catch {
      report(error)
      if case .file = block { return nil }
      if directive == .elseif { file.isMuted = true }
      return nil
    }
  }

  // MARK: Parts of blocks

  /// The condition of an `<<if …>>`; one that is always true if the words are wrong.
  private mutating func condition(
    opening placeholder: TemplateLexer.Placeholder
  ) -> TemplateCondition? {
    do throws(ScaffoldError) {
      let words = try words(of: placeholder)
      try checkDepth(placeholder)
      return try condition(words)
    } catch {
      reportBroken(error)
      return .all([])
    }
  }

  /// The condition of an `<<elseif …>>`.
  private mutating func condition(of ending: Ending?) -> TemplateCondition? {
    guard let ending else { return nil }
    do throws(ScaffoldError) {
      return try condition(ending.words)
    } catch {
      reportBroken(error)
      return .all([])
    }
  }

  private func condition(
    _ words: ExpressionParser
  ) throws(ScaffoldError) -> TemplateCondition {
    var words = words
    let condition = try words.condition()
    try words.expectEnd()
    return condition
  }

  private func checkDepth(
    _ opening: TemplateLexer.Placeholder
  ) throws(ScaffoldError) {
    guard file.depth <= TemplateLimits.nesting else {
      throw ScaffoldError(.tooDeep(at: file.source.location(at: opening.place)))
    }
  }

  /// Ends a block, or records that the file does not end it.
  private mutating func close(
    _ opening: TemplateLexer.Placeholder, with ending: Ending?, wasMuted: Bool
  ) {
    guard let ending else {
      file.unclosed.append(opening)
      return
    }
    file.isMuted = wasMuted
    expectEnd(of: ending)
  }

  private mutating func expectEnd(of ending: Ending?) {
    do throws(ScaffoldError) {
      try ending?.words.expectEnd()
    } catch {
      report(error)
    }
  }

  /// Reports an error in the words of a block, and suppresses errors that may follow from it. The block
  /// is still parsed, so that its `<<end>>` is not reported.
  private mutating func reportBroken(_ error: ScaffoldError) {
    report(error)
    file.isMuted = true
  }
}

extension Diagnostic {
  /// Blocks or parentheses that are nested too deeply.
  static func tooDeep(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .data, .limit, "blocks or parentheses nested deeper than \(TemplateLimits.nesting) levels",
      at: location)
  }
}
