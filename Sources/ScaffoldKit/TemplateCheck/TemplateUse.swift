/// Finds unused parts of a template: options, entries of loops, files.
struct TemplateUse {
  let folder: TemplateFolder
  let template: Template

  /// The options that no text, path or condition names.
  func unusedOptions() -> [Diagnostic] {
    var used: Set<String> = []
    for file in template.files {
      used.formUnion(file.path.variables)
      used.formUnion((file.condition?.variables ?? []) + (file.loop?.list.variables ?? []))
      if case .text(let tree) = file.content { used.formUnion(tree.variables) }
    }
    for insertion in template.insertions {
      for tree in [insertion.place] + insertion.lines { used.formUnion(tree.variables) }
    }
    let conditions =
      template.insertions.map(\.condition) + template.frameworks.map(\.condition)
      + template.packages.map(\.condition)
      + template.platforms.map(\.condition)
    used.formUnion(conditions.flatMap { $0?.variables ?? [] })
    used.formUnion(template.options.flatMap { $0.rule?.condition.variables ?? [] })
    let entries = template.manifest.json["options"]?.elements ?? []
    return zip(template.options, entries).compactMap { option, json in
      guard !used.contains(option.name), !option.namesImports,
        !option.keepsOtherSystems
      else { return nil }
      let place = json["name"]?.location ?? json.location
      return Diagnostic(
        .check, .unusedOption, "nothing uses the option '\(option.name)'", at: place,
        help: "use it, or leave it out")
    }
  }

  /// The files of the folder that are neither listed nor included.
  func unreachableFiles() -> [Diagnostic] {
    var reached: Set<String> = [folder.location(TemplateFolder.manifestName)]
    for entry in template.manifest.entries { reached.insert(folder.location(entry.source)) }
    for file in template.files {
      if case .text(let tree) = file.content { reached.formUnion(tree.files) }
    }
    return folder.paths.filter { !reached.contains(folder.location($0)) && !Self.isForReaders($0) }
      .map { path in
        Diagnostic(
          .check, .unreachableFile,
          "'\(path.escapingControlCharacters)' is neither listed nor included",
          at: SourceLocation(path: folder.location(path), line: 1, column: 1),
          help: "list it in \"files\", include it in a file that is listed, or remove it")
      }
  }

  /// Whether a file is documentation of the folder, such as a README, or hidden.
  private static func isForReaders(_ path: String) -> Bool {
    path.hasPrefix(".") || ["README", "LICENSE", "CHANGELOG"].contains { path.hasPrefix($0) }
  }

  /// The loops whose text does not use the entry.
  func unusedEntries() -> [Diagnostic] {
    var found: [Diagnostic] = []
    for file in template.files {
      guard case .text(let tree) = file.content else { continue }
      tree.nodes.visit { node in
        guard case .loop(let loop, let nodes, let place) = node, !nodes.use(loop) else { return }
        let finding = Diagnostic(
          .check, .unusedVariable, "nothing in the loop uses '\(loop.entry.name)'",
          at: place.location(), help: "use it, or leave the loop out", severity: .warning)
        // A file that is included twice has its loops twice.
        if !found.contains(finding) { found.append(finding) }
      }
    }
    return found
  }
}

extension [TemplateNode] {
  /// Whether the nodes name the entry of a loop around them, or its position.
  ///
  /// In a nested loop, `loop` is the position of the inner loop.
  fileprivate func use(_ loop: TemplateLoop, insideAnother: Bool = false) -> Bool {
    contains { node in
      let isNamed = node.paths.contains { path in
        switch path {
        case .name(let name, _): name == loop.entry.name
        case .loop: !insideAnother
        }
      }
      if isNamed { return true }
      if case .loop(_, let nodes, _) = node { return nodes.use(loop, insideAnother: true) }
      return node.children.use(loop, insideAnother: insideAnother)
    }
  }
}
