/// Finds what a template has and never uses: options, entries of loops, files.
struct TemplateUse {
  let folder: TemplateFolder
  let template: Template

  /// The options that no text, path or condition names.
  func unusedOptions() -> [Diagnostic] {
    let predefined = PredefinedVariable.allCases.count
    var used: Set<Int> = []
    for file in template.files {
      used.formUnion(file.path.variables + (file.condition?.variables ?? []))
      used.formUnion(file.loop?.variables ?? [])
      if case .text(let program) = file.content { used.formUnion(program.variables) }
    }
    let conditions = template.frameworks.map(\.condition) + template.packages.map(\.condition)
    used.formUnion(conditions.flatMap { $0?.variables ?? [] })
    // The condition of an option knows the options alone.
    used.formUnion(template.options.flatMap { $0.rule?.variables ?? [] }.map { $0 + predefined })
    let entries = template.manifest.json["options"]?.elements ?? []
    return zip(template.options, entries).enumerated().compactMap { index, option in
      guard !used.contains(index + predefined) else { return nil }
      let place = option.1["name"]?.location ?? option.1.location
      return Diagnostic(TemplateCheckFault.unusedOption(option.0.name), at: place)
    }
  }

  /// The files of the folder that nothing leads to.
  func unreachableFiles() -> [Diagnostic] {
    var reached: Set<String> = [folder.location(TemplateFolder.manifestName)]
    for entry in template.manifest.entries { reached.insert(folder.location(entry.source)) }
    for file in template.files {
      if case .text(let program) = file.content { reached.formUnion(program.sources.map(\.path)) }
    }
    return folder.paths.filter { !reached.contains(folder.location($0)) && !Self.isForReaders($0) }
      .map { path in
        let place = SourceLocation(path: folder.location(path), line: 1, column: 1)
        return Diagnostic(TemplateCheckFault.unreachableFile(path), at: place)
      }
  }

  /// Whether a file speaks to those who open the folder, as a README does.
  private static func isForReaders(_ path: String) -> Bool {
    path.hasPrefix(".") || ["README", "LICENSE", "CHANGELOG"].contains { path.hasPrefix($0) }
  }

  /// The loops that repeat a text without a word about the entry.
  func unusedEntries() throws(ScaffoldFailure) -> [Diagnostic] {
    var texts: [String: SourceText] = [:]
    for file in template.files {
      guard case .text(let program) = file.content else { continue }
      for source in program.sources { texts[source.path] = source }
    }
    var found: [Diagnostic] = []
    for (_, source) in texts.sorted(by: { $0.key < $1.key }) {
      var reader = LoopReader(source: source, texts: texts, folder: folder)
      try reader.run()
      found += reader.findings
    }
    return found
  }
}

/// Reads the loops of one file and looks for their entries, also in what is included within them.
private struct LoopReader {
  let source: SourceText
  let texts: [String: SourceText]
  let folder: TemplateFolder
  private(set) var findings: [Diagnostic] = []
  private var blocks: [Block] = []

  private struct Block {
    /// The entry of a loop; `nil` for a condition.
    let entry: Lexeme?
    var isUsed = false
  }

  init(source: SourceText, texts: [String: SourceText], folder: TemplateFolder) {
    self.source = source
    self.texts = texts
    self.folder = folder
  }

  mutating func run() throws(ScaffoldFailure) {
    for lexemes in try Self.placeholders(of: source) {
      let words = lexemes.map { $0.text(in: source) }
      switch words.first {
      case "for":
        use(Set(words.dropFirst(2)))
        blocks.append(Block(entry: lexemes.dropFirst().first))
      case "if":
        use(Set(words))
        blocks.append(Block(entry: nil))
      case "end": close()
      case "include":
        var seen: Set<String> = []
        use(try self.words(ofInclude: lexemes, in: source, &seen))
      default: use(Set(words))
      }
    }
  }

  private mutating func use(_ words: Set<String>) {
    let innermost = blocks.lastIndex { $0.entry != nil }
    for index in blocks.indices {
      guard let entry = blocks[index].entry else { continue }
      let isNamed =
        words.contains(entry.text(in: source)) || words.contains("loop") && index == innermost
      if isNamed { blocks[index].isUsed = true }
    }
  }

  private mutating func close() {
    guard let block = blocks.popLast(), let entry = block.entry, !block.isUsed else { return }
    findings.append(
      Diagnostic(
        TemplateCheckFault.unusedEntry(entry.text(in: source)),
        at: source.location(at: entry.range.lowerBound), severity: .warning))
  }

  /// All words in the placeholders of a file that is included, and of those that it includes.
  private func words(
    ofInclude lexemes: [Lexeme], in source: SourceText, _ seen: inout Set<String>
  ) throws(ScaffoldFailure) -> Set<String> {
    guard let file = lexemes.dropFirst().first, file.kind == .string,
      seen.insert(file.unquoted(in: source)).inserted,
      let text = texts[folder.location(file.unquoted(in: source))]
    else { return [] }
    var found: Set<String> = []
    for inner in try Self.placeholders(of: text) {
      found.formUnion(inner.map { $0.text(in: text) })
      if inner.first?.text(in: text) == "include" {
        found.formUnion(try words(ofInclude: inner, in: text, &seen))
      }
    }
    return found
  }

  private static func placeholders(
    of source: SourceText
  ) throws(ScaffoldFailure) -> [[Lexeme]] {
    try TemplateLexer.reading(source) { lexer throws(ScaffoldFailure) in
      var found: [[Lexeme]] = []
      while let token = lexer.next() {
        guard case .placeholder(let placeholder) = token else { continue }
        let whole = placeholder.place..<placeholder.words.upperBound
        found.append(try Lexeme.cut(whole, of: source))
      }
      return found
    }
  }
}
