import ScaffoldSwift

/// The text of a file as a template, with what was decided for its words.
struct LearntText {
  /// What is known of the file around its words.
  struct Context {
    let path: String
    let isSwift: Bool
    /// The target that the tests of the file import; `nil` for a file that is not one of tests.
    let importedTarget: String?
    /// The names of the target and of the types in which types are nested.
    let qualifiers: Set<String>
  }

  private let names: ModuleNames
  private let context: Context
  private let text: [UInt8]
  private var known: [ArraySlice<UInt8>: [NameUse]] = [:]
  private var decisions = WordDecisions()
  /// The places that become placeholders, in their order; one without a style is that of the target.
  private(set) var marks: [(range: Range<Int>, style: ModuleSpelling.Style?)] = []

  init(of text: [UInt8], in context: Context, by names: ModuleNames) {
    (self.text, self.context, self.names) = (text, context, names)
    for word in TextWord.all(in: text, isSwift: context.isSwift) {
      if isImportedTarget(word) {
        marks.append((word.range, nil))
        decisions.add(.target, text[word.range], word, new: "<<Target>>")
      } else {
        read(word)
      }
    }
  }

  /// The text of the template, without some parts of the file.
  ///
  /// - Parameter cuts: ranges that do not overlap, in their order. A placeholder is in one of them wholly or not at all.
  /// - Parameter insertions: text that is added, in the order of the offsets. One in a cut is after it.
  func template(
    without cuts: [Range<Int>] = [], adding insertions: [TemplateInsertion] = []
  ) -> PlaceholderWriter {
    var writer = PlaceholderWriter()
    var (end, cut, insertion) = (0, 0, 0)
    func write(upTo offset: Int) {
      while insertion < insertions.count, insertions[insertion].offset < offset {
        copy(upTo: insertions[insertion].offset)
        writer.write(template: insertions[insertion].text)
        insertion += 1
      }
      copy(upTo: offset)
    }
    func copy(upTo offset: Int) {
      while cut < cuts.count, cuts[cut].lowerBound < offset {
        if cuts[cut].lowerBound > end { writer.write(text[end..<cuts[cut].lowerBound]) }
        end = max(end, cuts[cut].upperBound)
        cut += 1
      }
      if offset > end {
        writer.write(text[end..<offset])
        end = offset
      }
    }
    for mark in marks {
      write(upTo: mark.range.lowerBound)
      guard mark.range.lowerBound >= end else { continue }
      writer.write(placeholder: mark.style?.placeholder ?? "<<Target>>")
      end = mark.range.upperBound
    }
    write(upTo: text.count)
    return writer
  }

  /// The text of the file as a module with another name would have it.
  func translated(to spelling: ModuleSpelling) -> [UInt8] {
    var (result, end) = ([UInt8](), 0)
    for mark in marks {
      guard let style = mark.style, !spelling.text(style).isEmpty else { continue }
      result += text[end..<mark.range.lowerBound] + spelling.text(style)
      end = mark.range.upperBound
    }
    return result + text[end...]
  }

  /// The remarks on what is in no cut, in the order of their places.
  func remarks(without cuts: [Range<Int>] = []) -> [LessonRemark] {
    decisions.remarks(without: cuts, places: PlaceFinder(path: context.path, text: text))
  }

  private mutating func read(_ word: TextWord) {
    let bytes = text[word.range]
    let uses = known[bytes] ?? names.uses(in: Array(bytes))
    known[bytes] = uses
    guard !uses.isEmpty else { return }
    let chosen = uses.map { (use: $0, reason: decision(on: $0, in: word)) }
    let new = String(decoding: newName(of: bytes, chosen), as: UTF8.self)
    for (use, decision) in chosen {
      decisions.add(decision, bytes, word, new: new)
      guard decision.isReplacement else { continue }
      let start = word.range.lowerBound
      let range = start + use.range.lowerBound..<start + use.range.upperBound
      marks.append((range, use.style))
    }
  }

  private func newName(
    of word: ArraySlice<UInt8>, _ chosen: [(use: NameUse, reason: WordDecision)]
  ) -> [UInt8] {
    var (name, end) = ([UInt8](), word.startIndex)
    for (use, decision) in chosen where decision.isReplacement {
      name += word[end..<word.startIndex + use.range.lowerBound]
      name += Array(use.style.placeholder.utf8)
      end = word.startIndex + use.range.upperBound
    }
    return name + word[end...]
  }
}

// MARK: Decisions

extension LearntText {
  private func decision(on use: NameUse, in word: TextWord) -> WordDecision {
    switch use.meaning {
    case .foreign(let name): return .other(name)
    case .derived(isWhole: true): return .type
    case .derived: return isOutside(word) ? .word : .type
    case .role: return isOutside(word) ? .word : .role
    case .declared:
      let isName = use.range.count == word.range.count
      return isName && isAmbiguous(word) ? .word : .declared
    case .word: return exactName(use, in: word)
    }
  }

  /// Whether the exact name of the module, which is also a type, may mean something else: a word of a comment or a
  /// string, or a member of a type such as `Strings.Login`.
  private func isAmbiguous(_ word: TextWord) -> Bool {
    guard word.region == .code else { return !names.spelling.isCompound }
    guard let qualifier = SourceContext(text).qualifier(of: word.range) else { return false }
    return !context.qualifiers.contains(qualifier)
  }

  /// Whether a word is a member of a type that is not part of the module, such as `Strings.loginViewTitle`.
  private func isOutside(_ word: TextWord) -> Bool {
    guard word.region == .code,
      let root = SourceContext(text).root(of: word.range), let first = root.first
    else { return false }
    return first.isUppercase && !context.qualifiers.contains(root)
  }

  /// The decision on the name of the module where no declaration has it.
  private func exactName(_ use: NameUse, in word: TextWord) -> WordDecision {
    guard use.style == .exact, use.range.lowerBound == 0 else { return .word }
    let isName = use.range.count == word.range.count
    switch word.region {
    case .code, .resource: return .word
    case .comment: return isName && names.spelling.isCompound ? .compound : .word
    case .string(let piece):
      if isName, names.spelling.isCompound { return .compound }
      let source = SourceContext(text)
      let isIdentifier =
        source.isWhole(word.range, of: piece) && source.identifies(stringAt: piece.lowerBound)
      return isIdentifier ? .identifier : .word
    }
  }

  /// Whether the word is the module's target in an import of a test.
  private func isImportedTarget(_ word: TextWord) -> Bool {
    guard word.region == .code, let target = context.importedTarget,
      text[word.range].elementsEqual(target.utf8)
    else { return false }
    return SourceContext(text).isAfterImport(word.range)
  }
}
