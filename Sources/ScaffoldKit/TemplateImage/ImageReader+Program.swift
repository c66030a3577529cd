extension ImageReader {
  /// The program that is next. Where a condition's fate is known, only what is written is taken.
  mutating func program(
    _ file: String, of template: BuiltInTemplate, _ builder: inout ProgramBuilder,
    _ conditions: ForeseenConditions
  ) -> Program {
    let dropsFinalNewline = flag()
    let count = number()
    let start = position
    var labels = Labels()
    var loops: [Int] = []
    while true {
      let offset = position - start
      labels.reach(offset) { builder.patch($0, to: builder.label()) }
      guard offset < count else { break }
      switch ImageInstruction(rawValue: caseNumber()) {
      case .text:
        let text = template.address(ofText: number())
        let offset = number()
        builder.emitText(at: text + offset, number())
      case .literal:
        let text = literal()
        builder.emitText(at: Int(bitPattern: text.baseAddress), text.count)
      case .output:
        let path = valuePath()
        builder.emitOutput(.init(path: path, style: optional { $0.number() }))
      case .branch:
        let index = number()
        let otherwise = target()
        switch conditions.fates[index] {
        case true?: break
        case false?: move(to: start + otherwise)
        case nil: labels.expect(builder.emitBranch(conditions.all[index]), at: otherwise)
        }
      case .jump:
        let target = target()
        // Nothing leads to what lies in between, unless it has been told so.
        let next = labels.first(before: target) ?? target
        if next < target { labels.expect(builder.emitJump(), at: target) }
        move(to: start + next)
      case .loop:
        let list = valuePath()
        let end = target()
        if conditions.foresight(.truth(.value(list))) == false {
          move(to: start + end)
        } else {
          loops.append(builder.emitLoop(over: list))
          labels.expect(loops[loops.count - 1], at: end)
        }
      case .next: builder.emitNext(of: loops.removeLast())
      case nil: preconditionFailure("no instruction of '\(file)'")
      }
    }
    return builder.finish(file, of: template, dropsFinalNewline: dropsFinalNewline)
  }

  private mutating func target() -> Int { fixedNumber(ImageWriter.targetBytes) }
}

/// The instructions that wait to learn where they lead.
private struct Labels {
  private var waiting: [Label] = []

  private struct Label {
    let instruction: Int
    let offset: Int
  }

  mutating func expect(_ instruction: Int, at offset: Int) {
    waiting.append(Label(instruction: instruction, offset: offset))
  }

  /// Hands on those that lead to an offset; they wait no longer.
  mutating func reach(_ offset: Int, _ take: (Int) -> Void) {
    var index = waiting.count - 1
    while index >= 0 {
      if waiting[index].offset == offset { take(waiting.remove(at: index).instruction) }
      index -= 1
    }
  }

  /// The first offset before `end` to which something leads.
  func first(before end: Int) -> Int? {
    var first: Int?
    for label in waiting where label.offset < first ?? end { first = label.offset }
    return first
  }
}
