import ScaffoldSwift

/// The names in the user's code that matter for a rename: those that begin with the module's name, those that are
/// ambiguous, and uses of the module in the rest of the package.
struct OwnNames {
  /// The names that change, with those of the user's own if they are renamed, too.
  let tokens: RenamedTokens
  /// The user's own names that begin with the module's name and stay.
  private let kept: Set<String>
  /// The names in the user's code that are new names of other ones.
  private let taken: Set<String>
  /// How many places are reported at most.
  private static let most = 20

  /// - Parameters:
  ///   - files: the recorded files, with their contents; `nil` for those that are deleted.
  ///   - found: the other files of the package.
  init(
    _ rename: ModuleRename, files: [(entry: ModuleRecord.Entry, contents: [UInt8]?)],
    _ found: PackageFiles
  ) {
    let edited = files.filter { $0.entry.path.isSwift }.compactMap { entry, contents in
      contents.flatMap { entry.matches($0) ? nil : $0 }
    }
    let texts = edited + found.own.filter(\.path.isSwift).map(\.contents)
    let own = texts.reduce(into: Set<String>()) { names, text in
      names.formUnion(
        rename.tokens.ownNames(in: text, beginningWith: Array(rename.beginnings.keys)))
    }
    taken = texts.reduce(into: []) { $0.formUnion(rename.tokens.takenNames(in: $1)) }
    guard rename.renamesOwnNames else {
      (tokens, kept) = (rename.tokens, own)
      return
    }
    var names: [String: String] = [:]
    for name in own {
      let beginning = rename.beginnings.keys.filter { name.hasPrefix($0) }.max {
        $0.count < $1.count
      }
      guard let beginning, let new = rename.beginnings[beginning] else { continue }
      names[name] = new + name.dropFirst(beginning.count)
    }
    (tokens, kept) = (rename.tokens.adding(names), [])
  }

  // MARK: The module

  /// What the user should look at in the files of the module.
  func diagnostics(in changes: [Change], _ module: PlannedModule) -> [Diagnostic] {
    let rendered = Dictionary(module.files.map { ($0.path, $0.contents) }) { first, _ in first }
    var found: [Diagnostic] = []
    var reported: Set<String> = []
    for change in changes where change.movedFrom != nil && change.file.path != module.record.path {
      let file = change.file
      let generated = Set(Self.lines(of: rendered[file.path] ?? []))
      guard file.contents != rendered[file.path] else { continue }
      let source = SourceText(path: file.path.description, bytes: file.contents)
      let places = tokens.places(in: file.contents, isSwift: file.path.isSwift)
      for place in places where place.newNames.count > 1 {
        let location = source.location(at: place.range.lowerBound)
        if !generated.contains(location.text ?? "") {
          found.append(.ambiguous(place, at: location))
        }
      }
      guard file.path.isSwift else { continue }
      for name in kept.sorted() where !reported.contains(name) {
        guard let place = tokens.place(of: name, in: file.contents) else { continue }
        reported.insert(name)
        found.append(.keepsName(name, at: source.location(at: place.lowerBound)))
      }
      for name in taken.sorted() where !reported.contains(name) {
        guard let place = tokens.place(of: name, in: change.before ?? []) else { continue }
        reported.insert(name)
        let former = SourceText(path: file.path.description, bytes: change.before ?? [])
        found.append(.wasThere(name, at: former.location(at: place.lowerBound)))
      }
    }
    return Self.bounded(found)
  }

  private static func lines(of text: [UInt8]) -> [String] {
    String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }

  // MARK: The rest of the package

  /// The places of the rest of the package that use the module.
  func uses(in files: [PlannedFile]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var count = 0
    for file in files {
      let source = SourceText(path: file.path.description, bytes: file.contents)
      for place in tokens.places(in: file.contents, isSwift: file.path.isSwift) {
        count += 1
        guard count <= Self.most else { continue }
        found.append(.use(place, at: source.location(at: place.range.lowerBound)))
      }
    }
    return count == 0 ? [] : found + [.uses(count, shown: found.count)]
  }

  private static func bounded(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    guard diagnostics.count > most else { return diagnostics }
    return diagnostics.prefix(most) + [.more(diagnostics.count - most)]
  }
}

// MARK: - Diagnostics

extension Diagnostic {
  fileprivate static func ambiguous(
    _ place: RenamedTokens.Place, at location: SourceLocation
  ) -> Diagnostic {
    let names = place.newNames.map { "'\($0)'" }.joined(separator: " or ")
    return Diagnostic(
      .check, "ambiguous-name", "'\(place.name)' stays as it is: its new name may be \(names)",
      at: location, help: "change it by hand if it is the module's name", severity: .warning)
  }

  fileprivate static func keepsName(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .check, "own-name", "'\(name)' is a name of your own and stays as it is", at: location,
      help: "to rename what begins with the module's name, add '--also-own'", severity: .note)
  }

  fileprivate static func wasThere(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .check, "name-in-use", "'\(name)' is also the new name of something else in the module",
      at: location, help: "check that the two names do not clash", severity: .warning)
  }

  fileprivate static func use(
    _ place: RenamedTokens.Place, at location: SourceLocation
  ) -> Diagnostic {
    let names = place.newNames.map { "'\($0)'" }.joined(separator: " or ")
    return Diagnostic(
      .check, "old-name", "'\(place.name)' is now \(names)", at: location, severity: .warning)
  }

  fileprivate static func uses(_ count: Int, shown: Int) -> Diagnostic {
    Diagnostic(
      .check, "old-names",
      (count == 1 ? "1 place" : "\(count) places") + " outside of the module "
        + (count == 1 ? "has an old name" : "have old names")
        + (shown < count ? "; the first \(shown) are shown" : ""),
      help: "to change them, too, add '--everywhere'", severity: .warning)
  }

  fileprivate static func more(_ count: Int) -> Diagnostic {
    Diagnostic(.check, "more-names", "\(count) more such places are not shown", severity: .note)
  }
}
