/// Finds files of modules that a target must declare as resources: SwiftPM warns about a storyboard that no
/// manifest names.
enum ResourceNeeds {
  /// The endings of files that SwiftPM handles without a declaration.
  private static let known: Set<String> = [
    "swift", "c", "cc", "cpp", "cxx", "h", "hpp", "m", "mm", "s", "S", "modulemap", "docc",
  ]

  /// Whether SwiftPM needs a declaration for a file among the sources.
  static func isResource(_ path: RelativePath) -> Bool { !known.contains(path.fileExtension) }

  /// The files of the modules that are resources of a target, from its folder.
  static func resources(
    of modules: [PlannedModule], in target: PackageLayout.Target
  ) -> [String] {
    modules.filter { $0.record.target == target.name }.flatMap { module in
      module.files.map(\.path).filter { !module.tests.contains($0) }
    }.filter { path in
      path.components.starts(with: target.folder) && isResource(path)
    }.map { path in
      path.components.dropFirst(target.folder.count).joined(separator: "/")
    }.uniqued
  }

  /// A manifest with the new paths of resources that move. A path that the manifest names more than once stays.
  static func renaming(
    _ paths: [RelativePath: RelativePath], in manifest: [UInt8]
  ) -> [UInt8] {
    let before = String(decoding: manifest, as: UTF8.self)
    let literals = literals(in: manifest)
    var text = before
    for (old, new) in paths where isResource(old) && old != new {
      // The manifest names it from the folder of the target.
      for count in old.folder.indices
      where new.folder.starts(with: old.folder.prefix(count)) {
        let inner = old.components.dropFirst(count).joined(separator: "/")
        guard literals.contains(inner) else { continue }
        let literal = "\"\(inner)\""
        guard text.split(separator: literal, omittingEmptySubsequences: false).count == 2 else {
          continue
        }
        let path = new.components.dropFirst(count).joined(separator: "/")
        text = text.replacing(literal, with: "\"\(path)\"")
        break
      }
    }
    return text == before ? manifest : Array(text.utf8)
  }

  /// The texts between two quotation marks of a manifest, and those between its strings.
  static func literals(in manifest: [UInt8]) -> Set<String> {
    Set(
      manifest.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
      })
  }

  /// A warning for each target of an existing package that does not declare resources of new modules, with
  /// the line to write.
  static func warnings(of modules: [PlannedModule], in layout: PackageLayout) -> [Diagnostic] {
    guard layout.hasManifest, layout.toolsVersion >= ToolsVersion(5, 3) else { return [] }
    let byTarget = Dictionary(grouping: modules, by: \.record.target)
    return layout.targets.compactMap { target in
      guard let own = byTarget[target.name] else { return nil }
      let declared = Set(target.resources.map { TargetExtent.components(of: $0) })
      let missing = resources(of: own, in: target).filter { resource in
        let names = resource.split(separator: "/").map(String.init)
        return !names.indices.contains { declared.contains(Array(names[...$0])) }
      }
      guard !missing.isEmpty else { return nil }
      return .undeclared(missing, in: target)
    }
  }
}

extension Diagnostic {
  fileprivate static func undeclared(
    _ resources: [String], in target: PackageLayout.Target
  ) -> Diagnostic {
    let rules = resources.map { ".process(\"\($0)\")" }.joined(separator: ", ")
    let place = "'\(target.name.escapingControlCharacters)'"
    return Diagnostic(
      .data, .undeclaredResource,
      "the target \(place) does not declare "
        + (resources.count == 1 ? "a resource of the module" : "resources of the modules")
        + ", so 'swift build' warns; Xcode does not need this",
      at: SourceLocation(path: "Package.swift"),
      help: target.resources.isEmpty
        ? "add to the target \(place):\n        resources: [\(rules)]"
        : "add to 'resources:' of the target \(place):\n        \(rules)",
      severity: .warning)
  }
}
