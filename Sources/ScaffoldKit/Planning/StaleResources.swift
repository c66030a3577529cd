/// Takes resources out of the manifest whose files are removed: SwiftPM warns about a resource that is not there.
struct StaleResources {
  private let root: any Directory
  private var manifest: [UInt8]
  private var warnings: [Diagnostic] = []

  /// Adds the edit of the manifest to the changes, or a warning with what to remove by hand.
  static func remove(
    from changes: inout ChangeSet, in root: any Directory
  ) throws(ScaffoldError) {
    let gone = changes.changes.filter { $0.action == .removed }.map(\.file.path).filter { path in
      path.components[0] != ModuleRecord.folder && ResourceNeeds.isResource(path)
    }
    let path = RecordedManifest.path
    guard !gone.isEmpty, try reporting(root.status(of: path.name))?.kind == .file else { return }
    let index = changes.changes.firstIndex { $0.file.path == path }
    let before: [UInt8]
    if let index {
      before = changes.changes[index].file.contents
    } else {
      before = try reporting(root.contents(of: path.name, limit: Comparison.largestFile))
    }
    var stale = StaleResources(root: root, manifest: before)
    for path in gone { try stale.remove(path) }
    changes.diagnostics += stale.warnings
    guard stale.manifest != before else { return }
    let file = PlannedFile(path: path, contents: stale.manifest, isExecutable: false)
    if let index {
      let edit = changes.changes[index]
      changes.changes[index] = Change(file: file, action: edit.action, before: edit.before)
    } else {
      changes.changes.append(Change(file: file, action: .replaced, before: before))
    }
  }

  private init(root: any Directory, manifest: [UInt8]) {
    self.root = root
    self.manifest = manifest
  }

  private mutating func remove(_ path: RelativePath) throws(ScaffoldError) {
    let summary: ManifestSummary
    do throws(NeedsSwiftPM) {
      summary = try ManifestReader.read(manifest)
    } catch {
      warnLikely(path)
      return
    }
    let layout = try FolderFinder(summary: summary, folders: PackageFolders(root: root)).layout()
    for target in layout.targets where path.components.starts(with: target.folder) {
      let resource = path.components.dropFirst(target.folder.count).joined(separator: "/")
      guard target.resources.contains(resource) else { continue }
      if let edited = ResourceLiteral.removing(resource, from: manifest),
        Self.read(edited) == summary.removing(resource, from: target.name)
      {
        manifest = edited
      } else {
        warnings.append(.stale(resource))
      }
    }
  }

  private static func read(_ manifest: [UInt8]) -> ManifestSummary? {
    do throws(NeedsSwiftPM) {
      return try ManifestReader.read(manifest)
    } catch {
      return nil
    }
  }

  /// Warns if a manifest that only SwiftPM can read seems to name the file, from the folder of some target.
  private mutating func warnLikely(_ path: RelativePath) {
    let text = String(decoding: manifest, as: UTF8.self)
    let names = path.folder.indices.map {
      path.components.dropFirst($0).joined(separator: "/")
    }
    guard let named = names.first(where: { text.contains("(\"\($0)\"") }) else { return }
    warnings.append(.stale(named))
  }
}

/// The declaration of a resource in the text of a manifest.
private enum ResourceLiteral {
  /// The manifest without the declaration, and without a list that would be empty; `nil` if the manifest does not have
  /// it exactly once.
  static func removing(_ resource: String, from manifest: [UInt8]) -> [UInt8]? {
    let text = Array(String(decoding: manifest, as: UTF8.self).unicodeScalars)
    let calls = ["process", "copy", "embedInCode"].map { ".\($0)(\"\(resource)\")" }
    let found = calls.flatMap { ranges(of: Array($0.unicodeScalars), in: text) }
    guard found.count == 1 else { return nil }
    let range = removed(found[0], in: text)
    var result = String.UnicodeScalarView()
    result.append(contentsOf: text[..<range.lowerBound])
    result.append(contentsOf: text[range.upperBound...])
    return Array(String(result).utf8)
  }

  private static func ranges(
    of part: [Unicode.Scalar], in text: [Unicode.Scalar]
  ) -> [Range<Int>] {
    guard part.count <= text.count else { return [] }
    return (0...(text.count - part.count)).filter { start in
      text[start] == part[0] && text[start..<(start + part.count)].elementsEqual(part)
    }.map { $0..<($0 + part.count) }
  }

  /// What goes with an element of a list: one comma, and the list with its label if nothing else is in it.
  private static func removed(
    _ element: Range<Int>, in text: [Unicode.Scalar]
  ) -> Range<Int> {
    let before = last(before: element.lowerBound, in: text)
    var after = first(from: element.upperBound, in: text)
    let hasComma = after < text.count && text[after] == ","
    if hasComma { after = first(from: after + 1, in: text) }
    let isLast = after < text.count && text[after] == "]"
    if let before, text[before] == "[", isLast {
      return argument(before...after, in: text) ?? element
    }
    // The blanks before the next element stay as they are before this one.
    if hasComma, !isLast { return element.lowerBound..<after }
    if let before, text[before] == "," {
      return
        (hasComma ? before + 1 : before)..<(hasComma ? commaEnd(element, text) : element.upperBound)
    }
    return element
  }

  /// The index after the comma that follows an element.
  private static func commaEnd(_ element: Range<Int>, _ text: [Unicode.Scalar]) -> Int {
    first(from: element.upperBound, in: text) + 1
  }

  /// A list with its label, and the comma before it or after it; `nil` if it is not the value of `resources:`.
  private static func argument(
    _ list: ClosedRange<Int>, in text: [Unicode.Scalar]
  ) -> Range<Int>? {
    let label = Array("resources:".unicodeScalars)
    guard let end = last(before: list.lowerBound, in: text), end + 1 >= label.count,
      text[(end + 1 - label.count)...end].elementsEqual(label)
    else { return nil }
    let start = end + 1 - label.count
    if let comma = last(before: start, in: text), text[comma] == "," {
      return comma..<(list.upperBound + 1)
    }
    return start..<(list.upperBound + 1)
  }

  private static func last(before index: Int, in text: [Unicode.Scalar]) -> Int? {
    text[..<index].lastIndex { !$0.properties.isWhitespace }
  }

  private static func first(from index: Int, in text: [Unicode.Scalar]) -> Int {
    text[index...].firstIndex { !$0.properties.isWhitespace } ?? text.endIndex
  }
}

extension ManifestSummary {
  /// The summary without a resource of a target.
  fileprivate func removing(_ resource: String, from name: String) -> ManifestSummary {
    var summary = self
    for index in targets.indices where targets[index].name == name {
      summary.targets[index].resources.removeAll { $0 == resource }
    }
    return summary
  }
}

extension Diagnostic {
  /// A manifest declares a resource that is removed, and it is not certain how to edit it.
  fileprivate static func stale(_ resource: String) -> Diagnostic {
    let shown = resource.escapingControlCharacters
    return Diagnostic(
      .data, .staleResource,
      "the manifest still declares the removed file as a resource, so 'swift build' warns",
      at: SourceLocation(path: RecordedManifest.path.description),
      help: "remove from 'resources:' in the manifest:\n        .process(\"\(shown)\")",
      severity: .warning)
  }
}
