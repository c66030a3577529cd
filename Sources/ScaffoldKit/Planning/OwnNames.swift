import ScaffoldSwift

/// The names in the user's code that matter for a rename: those that begin with the module's name, those that are
/// ambiguous, and uses of the module in the rest of the package.
struct OwnNames {
  /// The names that change, with those of the user's own if they are renamed, too.
  let tokens: RenamedTokens
  /// The same for the rest of the package.
  let tokensEverywhere: RenamedTokens
  /// The names of the user's own that are renamed, and their new names.
  let renamed: [String: String]
  /// The user's own names that begin with the module's name and stay, with the new name if it is in use already.
  private var kept: [String: String?] = [:]
  /// Names that the user's code has already, and that the rename gives to something else.
  private let taken: Set<String>
  /// Whether the rest of the package has such names, too, or the module has.
  let mayClash: Bool
  /// How many places are reported at most.
  fileprivate static let most = 20

  /// - Parameters:
  ///   - files: the recorded files, with their contents; `nil` for those that are deleted.
  ///   - found: the other files of the package.
  ///   - renamed: the names that change with another module.
  init(
    _ rename: ModuleRename, files: [(entry: ModuleRecord.Entry, contents: [UInt8]?)],
    _ found: PackageFiles, renamed: [String: String]
  ) {
    let edited = files.filter { $0.entry.path.isSwift }.compactMap { entry, contents in
      contents.flatMap { entry.matches($0) ? nil : $0 }
    }
    let texts = edited + found.own.filter(\.path.isSwift).map(\.contents)
    let stems = found.own.map { Array($0.path.stem.utf8) }
    let own = (texts + stems).reduce(into: Set<String>()) { names, text in
      names.formUnion(
        rename.tokens.ownNames(in: text, beginningWith: Array(rename.beginnings.keys)))
    }
    taken = texts.reduce(into: []) { $0.formUnion(rename.tokens.takenNames(in: $1)) }
    var names = renamed
    if rename.renamesOwnNames {
      let all = texts + found.others.filter(\.path.isSwift).map(\.contents)
      let used =
        own.isEmpty ? [] : all.reduce(into: Set()) { $0.formUnion(RenamedTokens.names(in: $1)) }
      for name in own {
        guard let newName = rename.newName(ofOwn: name) else { continue }
        if used.contains(newName) { kept[name] = newName } else { names[name] = newName }
      }
    } else {
      for name in own { kept[name] = .some(nil) }
    }
    self.renamed = names
    tokens = rename.tokens.adding(names)
    let everywhere = rename.tokensEverywhere?.adding(names)
    tokensEverywhere = everywhere ?? tokens
    mayClash =
      !taken.isEmpty
      || everywhere.map { tokens in
        found.others.contains { $0.path.isSwift && !tokens.takenNames(in: $0.contents).isEmpty }
      } ?? false
  }

  // MARK: The module

  /// What the user should know about names in the files of the module, each name once.
  func diagnostics(in changes: [Change]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var reported: Set<String> = []
    for change in changes where change.movedFrom != nil && change.file.path.isSwift {
      let new = SourceText(path: change.file.path.description, bytes: change.file.contents)
      let old = SourceText(path: new.path, bytes: change.before ?? [])
      for (names, source) in [(Set(kept.keys), new), (taken, old)] {
        for name in names.sorted() where !reported.contains(name) {
          guard let place = tokens.place(of: name, in: source.bytes) else { continue }
          reported.insert(name)
          let location = source.location(at: place.lowerBound)
          let isKept = kept[name].map { Diagnostic.keepsName(name, $0, at: location) }
          found.append(isKept ?? .wasThere(name, at: location))
        }
      }
    }
    return found
  }

  // MARK: The rest of the package

  /// The places of the rest of the package that use the module and stay as they are.
  ///
  /// - Parameter insertions: the texts that the module has inserted, which change with it.
  func uses(
    in files: [PlannedFile], editsEverywhere: Bool, besides insertions: [RecordedInsertion]
  ) -> [Diagnostic] {
    let inserted = insertions.flatMap(\.lines)
    var (found, certain): ([Diagnostic], Int) = ([], 0)
    var texts: [Diagnostic] = []
    for file in files {
      let source = SourceText(path: file.path.description, bytes: file.contents)
      if file.path.holdsTexts {
        guard !editsEverywhere else { continue }
        found += tokensEverywhere.keys(in: file.contents).map {
          .oldKey($0, at: source.location(at: $0.range.lowerBound))
        }
        continue
      }
      for place in tokensEverywhere.uses(in: file.contents, isSwift: file.path.isSwift) {
        let isCertain = place.newNames.count == 1 && !place.isWord && !place.isOwnText
        if isCertain, editsEverywhere { continue }
        let location = source.location(at: place.range.lowerBound)
        if let line = location.text, inserted.contains(where: line.contains) { continue }
        certain += isCertain ? 1 : 0
        if place.isOwnText {
          texts.append(.nameInText(place, at: location))
        } else {
          found.append(
            isCertain ? .use(place, at: location) : .ambiguousName(place, at: location))
        }
      }
    }
    return found.bounded + (certain == 0 ? [] : [.uses(certain)]) + texts.bounded
  }
}

// MARK: - Diagnostics

extension Diagnostic {
  /// A name that stays because it could get several names.
  static func ambiguousName(
    _ place: RenamedTokens.Place, at location: SourceLocation
  ) -> Diagnostic {
    let names = place.newNames.filter { $0 != place.name }.map { "'\($0)'" }
      .joined(separator: " or ")
    return Diagnostic(
      .check, .ambiguousName, "'\(place.name)' stays as it is: its new name may be \(names)",
      at: location, help: "change it by hand if it is the module's name", severity: .warning)
  }

  /// A text of the user's own that has an old name.
  static func nameInText(
    _ place: RenamedTokens.Place, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .check, .nameInText, "'\(place.name)' in this text stays as it is", at: location,
      help: "change it by hand if it is the module's name", severity: .note)
  }

  fileprivate static func keepsName(
    _ name: String, _ newName: String?, at location: SourceLocation
  ) -> Diagnostic {
    if let newName {
      return Diagnostic(
        .check, .ownName, "'\(name)' stays as it is: '\(newName)' is in use already",
        at: location, help: "rename one of them by hand", severity: .warning)
    }
    return Diagnostic(
      .check, .ownName, "'\(name)' is a name of your own and stays as it is", at: location,
      help: "to rename what begins with the module's name, add '--also-own'", severity: .note)
  }

  fileprivate static func wasThere(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .check, .nameInUse, "'\(name)' is also the new name of something else in the module",
      at: location, help: "check that the two names do not clash", severity: .warning)
  }

  fileprivate static func use(
    _ place: RenamedTokens.Place, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .check, .oldName, "'\(place.name)' is now '\(place.newNames[0])'", at: location,
      severity: .warning)
  }

  fileprivate static func oldKey(
    _ key: RenamedTokens.Key, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .check, .oldKey,
      "the key '\(key.name.escapingControlCharacters)' is now "
        + "'\(key.newName.escapingControlCharacters)' in the module",
      at: location, help: "to change it here, too, add '--everywhere'", severity: .warning)
  }

  fileprivate static func uses(_ count: Int) -> Diagnostic {
    Diagnostic(
      .check, .oldNames,
      (count == 1 ? "1 place" : "\(count) places") + " outside of the module "
        + (count == 1 ? "has an old name" : "have old names"),
      help: "to change them, too, add '--everywhere'", severity: .warning)
  }

  fileprivate static func more(_ count: Int) -> Diagnostic {
    Diagnostic(.check, .moreNames, "\(count) more such places are not shown", severity: .note)
  }
}

extension [Diagnostic] {
  /// The first ones, and the number of the others.
  var bounded: [Diagnostic] {
    guard count > OwnNames.most else { return self }
    return prefix(OwnNames.most) + [.more(count - OwnNames.most)]
  }
}
