// The files of an Xcode template.
extension XcodeTemplate {
  /// The files that Xcode takes.
  var templatePaths: [String] {
    folder.paths.filter { path in
      let name = path.namesOnPath.last ?? path
      let isIcon = name.hasPrefix("TemplateIcon") || name.hasSuffix(".icns")
      return path != Self.infoName && !isIcon && !path.hasPrefix(".")
        && !path.hasSuffix(".DS_Store")
    }
  }

  mutating func addFiles(
    _ paths: [String], _ folders: XcodeFolders, _ options: XcodeOptions
  ) throws(ScaffoldError) {
    if folders.axes.isEmpty {
      for path in paths { try add(path, named: path, condition: nil, options) }
    } else {
      try addChosenFiles(paths, folders, options)
      reportMissing(folders)
    }
    stripModuleFolder()
  }

  /// A file of one or more folders that is the same in all of them.
  private struct SharedFile: Hashable {
    let name: String
    let bytes: [UInt8]
  }

  private mutating func addChosenFiles(
    _ paths: [String], _ folders: XcodeFolders, _ options: XcodeOptions
  ) throws(ScaffoldError) {
    let names = Dictionary(
      options.all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    var groups: [SharedFile: [(path: String, choice: XcodeFolders.Choice)]] = [:]
    var order: [SharedFile] = []
    for path in paths {
      guard let entry = folders.entry(for: path) else {
        remarks.append(
          .leftOut(
            "Xcode uses only the folders of the chosen options",
            at: SourceLocation(path: folder.location(path))))
        continue
      }
      guard folders.isPossible(entry.choice), let file = try folder.file(path) else { continue }
      let key = SharedFile(name: entry.inner, bytes: file.bytes)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append((path, entry.choice))
    }
    for key in order {
      guard let group = groups[key], let first = group.first else { continue }
      let condition = folders.condition(group.map(\.choice), names: names)
      try add(first.path, named: key.name, condition: condition, options)
    }
  }

  private mutating func reportMissing(_ folders: XcodeFolders) {
    let known = Set(
      folders.choices.map(\.choice) + [folders.choiceWithoutFolder].compactMap(\.self))
    let place = SourceLocation(path: folder.path)
    let missing = (folders.allChoices ?? []).filter { !known.contains($0) }
    for choice in missing.prefix(10) {
      let texts = zip(folders.axes, choice).map { "\($0.identifier) = \($1)" }
      remarks.append(
        .missing("there is no folder for \(texts.joined(separator: ", "))", at: place))
    }
  }

  private mutating func add(
    _ path: String, named name: String, condition: String?, _ options: XcodeOptions
  ) throws(ScaffoldError) {
    guard let file = try folder.file(path) else { return }
    let place = SourceLocation(path: folder.location(path))
    var scope = XcodeMacros.Scope(
      variables: options.variables, values: options.knownValues, baseName: options.baseName)
    let target = read(SourceText(path: name, name), scope, at: place)
    scope.fileName = target.lastName
    scope.role = Self.role(of: target.literalOnly, file)
    var contents = file.bytes
    if !file.isBinary {
      let source = SourceText(path: place.path, bytes: file.bytes)
      if let problem = source.encodingProblem { return problems.append(problem) }
      contents = Array(written(read(source, scope, at: nil), at: place).utf8)
    }
    files.append(
      ImportedTemplate.File(
        source: sourceName(for: target, in: condition == nil ? nil : path),
        path: written(target, at: place),
        role: scope.role, condition: condition,
        contents: contents, isExecutable: file.isExecutable, origin: place))
  }

  /// The parts of a text; what is wrong with it is at a place of its own, or at `place`.
  private mutating func read(
    _ source: SourceText, _ scope: XcodeMacros.Scope, at place: SourceLocation?
  ) -> [TextPart] {
    var macros = XcodeMacros(source, scope)
    let parts = macros.parts()
    problems += macros.problems.map { problem in place.map(problem.located) ?? problem }
    let found = macros.remarks.map { remark in place.map(remark.located) ?? remark }
    remarks += found.filter { new in !remarks.contains { $0.message == new.message } }
    return parts
  }

  private mutating func written(_ parts: [TextPart], at place: SourceLocation) -> String {
    let text = attempt(&problems) { () throws(ScaffoldError) in
      try TextWriter.text(of: parts, at: place)
    }
    return text ?? ""
  }

  private static func role(of path: String, _ file: TemplateFolder.File) -> FileRole {
    let names = path.namesOnPath
    let isTestFolder = names.dropLast().contains { $0.hasSuffix("Tests") || $0.hasSuffix("Test") }
    let isTestFile = ["Tests.swift", "Test.swift", "Spec.swift"].contains {
      names.last?.hasSuffix($0) == true
    }
    let text = String(decoding: file.bytes, as: UTF8.self)
    let importsTests = text.contains(
      /(?m)^\s*(?:@testable import|import (?:XCTest|Testing|Quick))\b/)
    return isTestFolder || isTestFile || importsTests ? .test : .source
  }

  /// A free name for a file in the template's folder: `View.swift` for `<<Module>>View.swift`.
  ///
  /// - Parameter original: the path in a folder of options, whose name tells files of one name apart.
  private mutating func sourceName(for parts: [TextPart], in original: String?) -> String {
    let folder = original.flatMap { $0.namesOnPath.first }
    let names = (folder.map { [$0] } ?? []) + parts.literalOnly.namesOnPath
    let last = names.last ?? "Module"
    let stem = last.hasPrefix(".") || last.isEmpty ? "Module" + last : last
    let path = names.dropLast().filter(RelativePath.isName) + [stem]
    let wanted = path.joined(separator: "/")
    var name = wanted == TemplateFolder.manifestName ? "Module-" + wanted : wanted
    var number = 2
    while !sources.insert(name.caseFolded).inserted {
      name = "\(number)-\(stem)"
      name = (path.dropLast() + [name]).joined(separator: "/")
      number += 1
    }
    return name
  }

  /// Leaves out a folder around all files that has the module's name: `create` makes one.
  private mutating func stripModuleFolder() {
    let start = "<<Module>>/"
    guard !files.isEmpty, files.allSatisfy({ $0.path?.hasPrefix(start) == true }) else { return }
    files = files.map { file in
      ImportedTemplate.File(
        source: file.source, path: file.path.map { String($0.dropFirst(start.count)) },
        role: file.role, condition: file.condition, contents: file.contents,
        isExecutable: file.isExecutable, origin: file.origin)
    }
    remarks.append(
      .changed(
        "the folder around all files is left out: 'create' makes one with the module's name",
        at: SourceLocation(path: folder.path)))
  }
}
