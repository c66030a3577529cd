import ScaffoldSwift

/// The paths of the files of a template.
struct LessonPaths {
  private let names: ModuleNames
  private let name: String
  /// The folders of the module in its target and in its test targets.
  private let roots: [LessonEntry.Role: [String]]
  /// The folders of the targets; `nil` if they are not known.
  private let folders: TargetFolders?
  private let keepsNames: Bool
  private var sources: Set<String> = [
    PlaceholderWriter.backslashPath.lowercased(), "template.json",
  ]
  private var fileNames: Set<String> = []

  /// - Parameters:
  ///   - files: the files of the template.
  ///   - folders: the folders of the targets; `nil` if they are not known. Then all paths start at the module's folder.
  ///   - keepsNames: whether a file keeps a name that a second module would have, too.
  init(
    of files: [SourceText], in folders: TargetFolders?, by names: ModuleNames, keepsNames: Bool
  ) {
    self.names = names
    (self.folders, self.keepsNames) = (folders, keepsNames)
    name = String(decoding: names.spelling.name, as: UTF8.self)
    let name = name
    roots = Dictionary(grouping: files, by: \.role).mapValues {
      Self.folder(of: $0.map(\.path), named: name)
    }
  }

  /// The folders between the folder of the target and that of the module; `nil` if the module has no folder of its own
  /// there, so that the paths of its files start at the target's folder.
  var subfolder: [String]? {
    guard let folders, let root = roots[.source] else { return [] }
    return Self.subfolder(of: root, below: folders.sources, named: name)
  }

  /// Whether the path of a file starts at the folder of the target.
  private func isBelowTarget(_ role: LessonEntry.Role) -> Bool {
    guard let folders, let root = roots[role] else { return false }
    let own = subfolder
    return own == nil
      || role == .test && Self.subfolder(of: root, below: folders.tests, named: name) != own
  }

  private static func subfolder(
    of folder: [String], below target: [String], named name: String
  ) -> [String]? {
    guard folder.count > target.count, folder.starts(with: target), folder.last == name else {
      return nil
    }
    return Array(folder[target.count...].dropLast())
  }

  /// Whether a file is in the module's folder or below.
  func isInModule(_ path: String) -> Bool {
    roots[.source].map { Self.components(path).starts(with: $0) } ?? false
  }

  /// Whether a file is in the folder of its target.
  func isInTarget(_ file: SourceText) -> Bool {
    guard let folders else { return true }
    return Self.components(file.path).starts(with: file.isTest ? folders.tests : folders.sources)
  }

  /// The entry of a file, whose paths no other entry has.
  mutating func entry(for file: SourceText) -> LessonEntry {
    let all = Self.components(file.path)
    var below = Self.below(roots[file.role] ?? [], all)
    let last = below.removeLast()
    let source = unique(
      (file.isTest ? ["Tests"] : []) + below.map(stripped).filter { !$0.isEmpty }, sourceName(last),
      among: &sources)
    var fileName = template(last)
    if !keepsNames {
      if fileName == escaped(last), last.hasSuffix(".swift") { fileName = "<<Module>>" + fileName }
      fileName = uniqueName(fileName, of: file)
    }
    let isRenamed = fileName != template(last)
    let isBelowTarget = isBelowTarget(file.role)
    if isBelowTarget, let folders {
      let target = file.isTest ? folders.tests : folders.sources
      below = Self.below(target, all).dropLast()
    }
    return LessonEntry(
      source: source, path: (below.map(template) + [fileName]).joined(separator: "/"),
      isBelowTarget: isBelowTarget, role: file.role, origin: file.path, isRenamed: isRenamed)
  }

  /// The name of a file with a number if another file has it: Swift allows a name once in a target.
  private mutating func uniqueName(_ name: String, of file: SourceText) -> String {
    let folder = file.path.hasSuffix(".swift") ? "" : file.path
    let used = unique(["\(file.role)", folder], name, among: &fileNames)
    return used.split(separator: "/").last.map(String.init) ?? name
  }

  /// A path that has not been used, with a number if it must.
  private func unique(
    _ folders: [String], _ file: String, among used: inout Set<String>
  ) -> String {
    let stem = file.prefix { $0 != "." }
    var (path, number) = ((folders + [file]).joined(separator: "/"), 2)
    while !used.insert(path.lowercased()).inserted {
      let numbered = "\(stem)\(number)\(file.dropFirst(stem.count))"
      path = (folders + [numbered]).joined(separator: "/")
      number += 1
    }
    return path
  }
}

// MARK: Names

extension LessonPaths {
  /// The name of a file or a folder with placeholders.
  private func template(_ component: String) -> String {
    var writer = PlaceholderWriter()
    write(component) { text, placeholder in
      writer.write(text)
      if let placeholder { writer.write(placeholder: placeholder) }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func escaped(_ component: String) -> String {
    var writer = PlaceholderWriter()
    writer.write(Array(component.utf8)[...])
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// The name of a file or a folder without the module's name.
  private func stripped(_ component: String) -> String {
    var bytes: [UInt8] = []
    write(component) { text, _ in bytes += text }
    let name = String(decoding: bytes, as: UTF8.self)
    return String(name.drop { "_.+- ".contains($0) })
  }

  private func sourceName(_ file: String) -> String {
    let name = stripped(file)
    let hasStem = name.contains(".") && !template(file).hasPrefix("<<Module>>.")
    return hasStem ? name : "Module" + file.drop { $0 != "." }
  }

  /// Calls a function with each text and the placeholder that follows it.
  private func write(_ component: String, _ write: (ArraySlice<UInt8>, String?) -> Void) {
    let bytes = Array(component.utf8)
    var end = 0
    for word in TextWord.all(in: bytes, isSwift: false) {
      for use in names.uses(in: Array(bytes[word.range])) {
        guard use.isModule || use.meaning == .word && use.style == .exact else { continue }
        let start = word.range.lowerBound + use.range.lowerBound
        write(bytes[end..<start], use.style.placeholder)
        end = word.range.lowerBound + use.range.upperBound
      }
    }
    write(bytes[end...], nil)
  }

  private static func components(_ path: String) -> [String] {
    path.split(separator: "/").map(String.init)
  }

  private static func below(_ folder: [String], _ path: [String]) -> [String] {
    path.starts(with: folder) && path.count > folder.count
      ? Array(path[folder.count...]) : Array(path.suffix(1))
  }

  /// The folder that all files are in: the last one with a name, if one has it.
  private static func folder(of paths: [String], named name: String) -> [String] {
    guard var common = paths.first.map({ Array(components($0).dropLast()) }) else { return [] }
    for path in paths {
      common = zip(common, components(path).dropLast()).prefix { $0 == $1 }.map(\.0)
    }
    return common.lastIndex(of: name).map { Array(common[...$0]) } ?? common
  }
}

extension SourceText {
  fileprivate var role: LessonEntry.Role { isTest ? .test : .source }
}
