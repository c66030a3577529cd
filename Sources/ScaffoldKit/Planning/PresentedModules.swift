// Modules that others present, by their option 'presents'.

extension Planning {
  /// Warnings for the modules that a draft presents and that neither the package nor a draft has.
  mutating func missingChildren(
    of drafts: [DraftModule]
  ) throws(ScaffoldError) -> [Diagnostic] {
    let planned = Set(drafts.flatMap(\.allSourceTypes))
    var warnings: [Diagnostic] = []
    for draft in drafts {
      let choice = draft.resolved.choice
      let children = choice.options.names(
        of: ModuleRecord.presentedModules, in: choice.template.manifest)
      let open = children.filter { !planned.contains($0) }
      // Another package may declare what an imported module has.
      guard !open.isEmpty, choice.options.imports.isEmpty,
        draft.resolved.request.rerendering?.keepsTypeImports != true
      else { continue }
      let known = try visibleTypes(of: draft.resolved.destination)
      warnings += open.filter { !known.contains($0) }.map {
        .missingChild($0, of: draft.path.name, in: draft.resolved.destination.target)
      }
    }
    return warnings
  }

  /// The types that the target of a destination and the package's targets that it depends on declare.
  private mutating func visibleTypes(
    of destination: Destination
  ) throws(ScaffoldError) -> Set<String> {
    let others = destination.target.dependencies.compactMap {
      destination.layout.target(named: $0.name)
    }
    var types: Set<String> = []
    for target in [destination.target] + others {
      types.formUnion(try declaredTypes(of: target, in: destination.place))
    }
    return types
  }
}

extension Removal {
  /// Adds a warning for each module that presents a removed one.
  mutating func reportParents() {
    for index in chosen where survivors[index] == nil {
      let child = stored[index].record
      for parent in survivors.sorted(by: { $0.key < $1.key }).map(\.value)
      where parent.target == child.target && parent.presents(child.module) {
        warnings.append(.presentedModule(child.module, by: parent))
      }
    }
  }
}

extension ModuleRecord {
  /// The option that names the modules that a module presents.
  static let presentedModules = "presents"

  /// Whether the module was made to present another one.
  func presents(_ module: String) -> Bool {
    options.contains { option in
      if option.name == Self.presentedModules, case .list(let names) = option.value {
        names.contains(module)
      } else {
        false
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func missingChild(
    _ child: String, of module: ModuleName, in target: PackageLayout.Target
  ) -> Diagnostic {
    Diagnostic(
      .usage, .missingModule,
      "'\(module.text)' presents '\(child)', which the target "
        + "'\(target.name.escapingControlCharacters)' does not declare",
      help: "type 'viper-gen create \(child.shellQuoted) --target \(target.name.shellQuoted)'",
      severity: .warning)
  }

  fileprivate static func presentedModule(_ child: String, by parent: ModuleRecord) -> Diagnostic {
    let name = parent.name.escapingControlCharacters
    return Diagnostic(
      .usage, .missingModule,
      "'\(name)' presents '\(child.escapingControlCharacters)' and does not compile without it",
      help: "type 'viper-gen change \(parent.name.shellQuoted) --target "
        + "\(parent.target.shellQuoted) --presents-=\(child.shellQuoted)'",
      severity: .warning)
  }

  /// Whether the package does not compile until the user acts: the command says so with '--quiet', too.
  package var breaksBuild: Bool {
    [
      Code.missingModule, .stillUsed, .foreignView, .lessVisibleType, .oldName, .oldNames,
      .needsUpdate,
    ].contains(code)
  }
}
