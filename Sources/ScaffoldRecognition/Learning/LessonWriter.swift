import ScaffoldSwift

/// Writes the files of a template that is learnt from one module.
struct LessonWriter {
  private let learnt: [LearntModule]
  private let first: LearntModule
  private let comparison: ModuleComparison
  private let isAlone: Bool
  private var paths: LessonPaths
  private var placeholders = 0
  private var includesBackslash = false
  private(set) var files: [LessonFile] = []
  private(set) var entries: [LessonEntry] = []
  private(set) var remarks: [LessonRemark] = []
  private(set) var insertions: [LessonInsertion] = []

  /// The most that a template may have.
  private enum Limits {
    static let placeholders = 90_000
    static let files = 1_900
    static let bytes = 15 << 20
    static let bytesOfFile = 4 << 20
  }

  var options: [LessonOption] { comparison.options }

  /// The folders between the folder of the target and that of the first module.
  var subfolder: [String] { paths.subfolder ?? [] }

  /// - Parameters:
  ///   - modules: the modules, of which the first one gives the order and the style.
  ///   - folders: the folders of the first module's targets; `nil` if they are not known.
  ///   - keepsNames: whether files and declarations keep names that a second module would have, too.
  init(
    of modules: [RecognizedModule], in sources: [SourceText], below folders: TargetFolders?,
    keepsNames: Bool, _ roles: RoleTable
  ) throws(LessonError) {
    var learnt: [LearntModule] = []
    for module in modules {
      learnt.append(try LearntModule(module, in: sources, roles, isOnly: keepsNames))
    }
    guard let first = learnt.first else { throw .noSources }
    (self.learnt, self.first) = (learnt, first)
    isAlone = learnt.count == 1
    comparison = ModuleComparison(of: first, with: Array(learnt.dropFirst()))
    paths = LessonPaths(
      of: first.selection.files.map(\.source), in: folders, by: first.names,
      keepsNames: keepsNames)
    remarks = first.selection.remarks
  }

  mutating func write() throws(LessonError) {
    let learnt = Array(zip(first.selection.files.map(\.source), first.texts))
    for (file, text) in learnt where !file.isTest { write(file, text) }
    for file in first.near.others where isAlone && !file.isTest && isOfModule(file) {
      writeResource(file)
    }
    for (file, text) in learnt where file.isTest { write(file, text) }
    guard entries.contains(where: { $0.role == .source }) else { throw .nothingInCommon }
    if includesBackslash {
      files.append(
        LessonFile(path: PlaceholderWriter.backslashPath, text: PlaceholderWriter.backslash))
    }
    remarks.sort { $0.place < $1.place }
    let bytes = files.map(\.text.count)
    guard placeholders <= Limits.placeholders, files.count <= Limits.files,
      bytes.reduce(0, +) <= Limits.bytes, bytes.max() ?? 0 <= Limits.bytesOfFile
    else { throw .tooLarge }
  }

  /// Proposes the texts by which the project registers a module.
  mutating func proposeInsertions(among modules: [RecognizedModule], in sources: [SourceText]) {
    let proposals = InsertionProposals(for: learnt, among: modules, in: sources)
    insertions = proposals.insertions
    remarks = (remarks + proposals.remarks).sorted { $0.place < $1.place }
  }

  /// Whether a file that is not Swift code is beside those of the module and has its name.
  private func isOfModule(_ file: SourceText) -> Bool {
    let name = Array(LessonNames.stem(of: file.path).utf8)
    let isNamed = first.names.uses(in: name).contains { $0.isModule || $0.meaning == .word }
    return isNamed && paths.isInModule(file.path)
  }

  private mutating func writeResource(_ file: SourceText) {
    guard file.isInterface else { return addRemark(.leftOut(.otherLanguage), of: file) }
    guard file.isPlainText else {
      return addRemark(.leftOut(.unreadable("it is not UTF-8 text")), of: file)
    }
    write(file, first.text(ofResource: file))
  }

  private mutating func write(_ file: SourceText, _ text: LearntText) {
    guard paths.isInTarget(file) else { return addRemark(.leftOut(.outside), of: file) }
    let rest = comparison.rest(of: file)
    guard !rest.isEmpty else { return addRemark(.leftOut(.onlyOne), of: file) }
    let written = text.template(without: rest.cuts, adding: rest.insertions)
    let entry = paths.entry(for: file)
    files.append(LessonFile(path: entry.source, text: written.bytes))
    entries.append(entry)
    remarks += text.remarks(without: rest.cuts) + rest.remarks
    placeholders += text.marks.count
    includesBackslash = includesBackslash || written.includesBackslash
    if entry.isRenamed { addRemark(.fileName(entry.path), of: file) }
  }

  private mutating func addRemark(_ subject: LessonRemark.Subject, of file: SourceText) {
    let place = SourcePlace(path: file.path, line: 1, column: 1)
    remarks.append(LessonRemark(subject: subject, place: place, count: 1))
  }
}

extension SourceText {
  /// Whether the file describes an interface, with the names of types in it.
  fileprivate var isInterface: Bool { path.hasSuffix(".xib") || path.hasSuffix(".storyboard") }

  fileprivate var isPlainText: Bool {
    !text.contains(0) && String(validating: text, as: UTF8.self) != nil
  }
}
