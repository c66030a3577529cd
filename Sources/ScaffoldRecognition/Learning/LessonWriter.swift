import ScaffoldSwift

/// Writes the files of a template that is learnt from one module.
struct LessonWriter {
  private let module: RecognizedModule
  private let names: LessonNames
  private let selection: LessonSelection
  private let near: NearSources
  private var paths: LessonPaths
  private var placeholders = 0
  private var includesBackslash = false
  private(set) var files: [LessonFile] = []
  private(set) var entries: [LessonEntry] = []
  private(set) var remarks: [LessonRemark] = []

  /// The most that a template may have.
  private enum Limits {
    static let placeholders = 90_000
    static let files = 1_900
    static let bytes = 15 << 20
    static let bytesOfFile = 4 << 20
  }

  init(
    of module: RecognizedModule, in sources: [SourceText], _ roles: RoleTable
  ) throws(LessonError) {
    let spelling = ModuleSpelling(module.name)
    self.module = module
    near = NearSources(of: module, in: sources, spelling, roles)
    selection = try LessonSelection(of: module, in: near, spelling, roles)
    names = selection.names
    paths = LessonPaths(of: selection.files.map(\.source), in: sources, by: names.names)
    remarks = selection.remarks
  }

  mutating func write() throws(LessonError) {
    let learnt = selection.files.map(\.source)
    for file in learnt where !file.isTest { write(file, isSwift: true) }
    for file in near.others where !file.isTest && isOfModule(file) {
      if file.isInterface {
        write(file, isSwift: false)
      } else {
        addRemark(.leftOut(.otherLanguage), of: file)
      }
    }
    for file in learnt where file.isTest { write(file, isSwift: true) }
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

  /// Whether a file that is not Swift code is beside those of the module and has its name.
  private func isOfModule(_ file: SourceText) -> Bool {
    let name = Array(LessonNames.stem(of: file.path).utf8)
    let isNamed = names.names.uses(in: name).contains { $0.isModule || $0.meaning == .word }
    return isNamed && paths.isInModule(file.path)
  }

  private mutating func write(_ file: SourceText, isSwift: Bool) {
    guard isSwift || file.isPlainText else {
      return addRemark(.leftOut(.unreadable("it is not UTF-8 text")), of: file)
    }
    let context = LearntText.Context(
      path: file.path, isSwift: isSwift, importedTarget: file.isTest ? module.target : nil,
      qualifiers: names.qualifiers)
    let text = LearntText(of: file.text, in: context, by: names.names)
    let entry = paths.entry(for: file)
    let written = text.template()
    files.append(LessonFile(path: entry.source, text: written.bytes))
    entries.append(entry)
    remarks += text.remarks()
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
