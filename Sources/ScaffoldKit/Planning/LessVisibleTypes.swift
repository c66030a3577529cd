import ScaffoldSwift

extension Planning {
  /// Warnings for the types of the user's own that a public interface names without being public themselves: such code
  /// does not compile.
  func lessVisibleTypes(of drafts: [DraftModule]) throws(ScaffoldError) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    for draft in drafts
    where draft.resolved.request.rerendering?.keepsTypeImports != true {
      let generated = Set(draft.allSourceTypes)
      let own = Set(draft.resolved.choice.options.ownTypes.map(\.type)).subtracting(generated)
      let texts = draft.files.filter { $0.role == .source && $0.file.path.isSwift }
        .map { String(decoding: $0.file.contents, as: UTF8.self) }
      for level in [AccessLevel.public, .package] where !own.isEmpty {
        let names = Set(own.map(Self.outermost))
        let shown = texts.filter { $0.contains("\(level.rawValue) ") }
          .reduce(into: Set<String>()) { $0.formUnion(names.shown(as: level.rawValue, in: $1)) }
        guard !shown.isEmpty else { continue }
        warnings += try hidden(
          own.filter { shown.contains(Self.outermost($0)) }, from: level, draft)
      }
    }
    return warnings.uniqued
  }

  /// The name with which a nested type begins: `Shop` of `Shop.Item`.
  private static func outermost(_ type: String) -> String { String(type.prefix { $0 != "." }) }

  private func hidden(
    _ types: Set<String>, from level: AccessLevel, _ draft: DraftModule
  ) throws(ScaffoldError) -> [Diagnostic] {
    let place = draft.destination.place
    guard place.missing.isEmpty else { return [] }
    var tree = DirectoryTree(root: try reporting(fileSystem.directory(at: place.root)))
    let walker = try SourceWalker(draft.destination.target, in: &tree)
    let files = try walker?.files(passing: { _ in false }) ?? []
    return types.sorted().compactMap { type in
      let names = type.split(separator: ".").map(String.init)
      for file in files where file.declarations.types.contains(names[0]) {
        let read = SwiftFile(ifReadable: file.bytes)
        guard let found = read?.declarations.visibility(of: names[...]), found.level < level
        else { continue }
        return .lessVisible(type, found, in: file, than: level, of: draft.path.name)
      }
      return nil
    }
  }
}

/// Who sees a declaration, in the order of their number.
enum AccessLevel: String, Comparable, CaseIterable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  static func < (one: AccessLevel, other: AccessLevel) -> Bool {
    allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
  }
}

private struct Visibility {
  var level: AccessLevel
  let offset: Int
}

extension [Declaration] {
  /// Who sees a type that these declarations have; `nil` if they do not declare it.
  fileprivate func visibility(of path: ArraySlice<String>) -> Visibility? {
    let types: [Declaration.Kind] = [.struct, .class, .enum, .actor, .typealias, .protocol]
    guard let name = path.first,
      let declaration = first(where: { $0.name == name && types.contains($0.kind) })
    else { return nil }
    let levels = declaration.modifiers.compactMap { AccessLevel(rawValue: $0.text) }
    let own = Visibility(level: levels.min() ?? .internal, offset: declaration.code.lowerBound)
    guard path.count > 1 else { return own }
    guard var inner = declaration.members.visibility(of: path.dropFirst()) else { return nil }
    inner.level = Swift.min(inner.level, own.level)
    return inner
  }
}

extension Diagnostic {
  fileprivate static func lessVisible(
    _ type: String, _ found: Visibility, in file: SourceFile, than level: AccessLevel,
    of module: ModuleName
  ) -> Diagnostic {
    Diagnostic(
      .usage, .lessVisibleType,
      "'\(type)' is \(found.level.rawValue), and '\(module.text)' names it in its "
        + "\(level.rawValue) interface, which does not compile",
      at: SourceLocation(path: file.name, line: file.line(at: found.offset)),
      help: "declare '\(type)' \(level.rawValue), or choose another '--access'",
      severity: .warning)
  }
}
