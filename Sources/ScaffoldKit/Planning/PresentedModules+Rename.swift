import ScaffoldSwift

// Modules that present a module that gets another name.

extension ModuleRecord {
  /// The modules that present this one: those of its target, and those that import the target and have no other module
  /// of that name.
  func parents(among all: [RecordStore.Stored]) -> [RecordStore.Stored] {
    all.filter { stored in
      let parent = stored.record
      guard parent.path != path, parent.presents(module) else { return false }
      return parent.target == target
        || parent.imports(target)
          && !all.contains { $0.record.target == parent.target && $0.record.module == module }
    }
  }

  /// Notes about other modules that name the module in an option without using its types, such as a screen that comes
  /// next: they keep the name.
  func namings(
    among all: [RecordStore.Stored], becoming newName: String
  ) -> [Diagnostic] {
    all.map(\.record).filter { $0.target == target && $0.path != path }.flatMap { record in
      record.options.filter { option in
        ![ModuleRecord.presentedModules, "imports"].contains(option.name)
          && option.texts.contains(module)
      }.map { .keepsNaming(module, newName, $0, of: record) }
    }
  }

  private func imports(_ target: String) -> Bool {
    options.contains { $0.name == "imports" && $0.texts.contains(target) }
  }
}

extension ScaffoldRequest {
  /// Presents a module under its new name.
  ///
  /// - Parameter tokens: the names in the module that change; `nil` if what its delegate requires is read again.
  mutating func present(
    _ newName: String, inPlaceOf oldName: String, _ tokens: RenamedTokens? = nil
  ) {
    presets = presets.map { setting in
      let isName = setting.name == ModuleRecord.presentedModules && setting.value == oldName
      return isName ? Setting(setting.name, newName) : setting
    }
    guard let tokens, var facts = rerendering?.facts else { return }
    facts.childEvents = facts.childEvents.map { event in
      guard event.child == oldName else { return event }
      let text = tokens.renaming(Array(event.declaration.utf8), isSwift: true).text
      return RenderingFacts.ChildEvent(
        child: newName, declaration: String(decoding: text, as: UTF8.self),
        isShared: event.isShared)
    }
    rerendering?.facts = facts
  }
}

extension Diagnostic {
  /// An option of another module that names the renamed one.
  fileprivate static func keepsNaming(
    _ oldName: String, _ newName: String, _ option: RecordedOption, of record: ModuleRecord
  ) -> Diagnostic {
    let edit =
      switch option.value {
      case .list: "--\(option.name)-=\(oldName.shellQuoted) --\(option.name)+="
      case .text, .flag: "--\(option.name) "
      }
    return Diagnostic(
      .check, .optionKeepsName,
      "'\(record.name.escapingControlCharacters)' keeps '\(oldName.escapingControlCharacters)' in "
        + "'--\(option.name.escapingControlCharacters)'",
      help: "to change it, type 'viper-gen change \(record.name.shellQuoted) --target "
        + "\(record.target.shellQuoted) \(edit)\(newName.shellQuoted)'",
      severity: .note)
  }
}
