/// What an instruction of a program is in an image.
enum ImageInstruction: UInt8 {
  /// Text that stands in a file of the template: file, offset, length.
  case text
  /// Text that stands in the image itself.
  case literal
  case output
  /// Where they lead is told in four bytes, as an offset within the program's instructions.
  case branch, jump, loop
  case next
}

extension ImageWriter {
  /// A program; its conditions and the files that its text stands in are told by their index.
  mutating func write(_ program: Program, files: [String], conditions: [Program.Condition]) {
    write(program.dropsFinalNewline)
    writeSkippable { writer in
      var offsets: [Int] = []
      var jumps: [(place: Int, target: Int)] = []
      for instruction in program.instructions {
        offsets.append(writer.bytes.count)
        if let target = writer.write(instruction, of: program, files, conditions) {
          jumps.append((writer.makeRoom(Self.targetBytes), target))
        }
      }
      offsets.append(writer.bytes.count)
      for jump in jumps { writer.fill(jump.place, offsets[jump.target], Self.targetBytes) }
    }
  }

  static let targetBytes = 4

  /// Writes an instruction; the one that it leads to, if that has to follow.
  private mutating func write(
    _ instruction: Program.Instruction, of program: Program, _ files: [String],
    _ conditions: [Program.Condition]
  ) -> Int? {
    switch instruction {
    case .text(let start, let count):
      writeText(start..<start + count, of: program, files: files)
      return nil
    case .variable(let index, let style):
      write(.init(path: .init(root: .global(index)), style: style))
      return nil
    case .output(let index):
      write(program.outputs[index])
      return nil
    case .branch(let condition, let otherwise):
      write(.branch)
      write(index: program.conditions[condition], in: conditions)
      return otherwise
    case .jump(let target):
      write(.jump)
      return target
    case .loop(let list, let end):
      write(.loop)
      write(program.lists[list])
      return end
    case .next:
      write(.next)
      return nil
    }
  }

  private mutating func write(_ instruction: ImageInstruction) {
    write(case: instruction.rawValue)
  }

  private mutating func write(_ output: Program.Output) {
    write(.output)
    write(output.path)
    write(output.style) { $0.write($1) }
  }

  /// Literal text, in as many instructions as it has places that it comes from.
  private mutating func writeText(_ range: Range<Int>, of program: Program, files: [String]) {
    var start = range.lowerBound
    while start < range.upperBound {
      guard let index = program.pieces.lastIndex(where: { $0.start <= start }) else {
        preconditionFailure("text of '\(program.path)' comes from nowhere")
      }
      let piece = program.pieces[index]
      let next =
        index + 1 < program.pieces.count ? program.pieces[index + 1].start : range.upperBound
      let end = min(next, range.upperBound)
      if let file = files.firstIndex(of: program.sources[piece.source].path) {
        write(.text)
        write(file)
        write(piece.offset + start - piece.start)
        write(end - start)
      } else {
        write(.literal)
        write(String(decoding: program.literals[start..<end], as: UTF8.self))
      }
      start = end
    }
  }
}
