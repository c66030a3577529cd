import Hashing

/// The steps of a run, written into the package's root folder while it works, so that the next run can
/// complete or undo an interrupted one. ``RunNames`` has the names of the file.
///
/// The journal is complete before any other file is touched. Its name is the phase of the run.
struct Journal: Sendable, Hashable {
  /// The phase of a run.
  enum Phase: String, CaseIterable {
    /// New contents are written under hidden names; no entry is in its place yet.
    case staging
    /// Entries are being moved to their places.
    case committing
    /// All entries are in their places; the old ones are removed.
    case done
  }

  /// Whether an interrupted commit is completed or undone.
  enum Direction: String {
    /// What is new is moved into place, and what is old aside, unless it was edited; no content is lost.
    case forward
    /// Files that were moved aside are moved back; no content is lost.
    case back
  }

  let steps: [Step]

  init(steps: [Step]) { self.steps = steps }

  var direction: Direction { steps.allSatisfy(\.isRemoval) ? .back : .forward }

  /// Whether old entries are left to be removed after the commit.
  var hasLeftovers: Bool { steps.contains { $0.kind != .create } }

  /// Whether the run needs no journal.
  var isSole: Bool { steps.count == 1 && RunNames.isSole(steps[0].hidden) }

  /// The number of steps that a run may have.
  static let mostSteps = 100_000
  /// The number of bytes that a journal may have.
  static let largest = 32 << 20
}

// MARK: - Text

extension Journal {
  private static let version = 1

  /// The journal as a JSON document.
  var contents: [UInt8] {
    let document = JSONText.object([
      .init("version", .integer(Self.version)), .init("steps", .array(steps.map(\.json))),
    ])
    return document.bytes + [UInt8(ascii: "\n")]
  }

  /// Whether the journal has its end.
  static func isWhole(_ bytes: [UInt8]) -> Bool { bytes.suffix(3).elementsEqual("\n}\n".utf8) }

  /// Reads a journal; nothing in it is trusted.
  ///
  /// - Throws: everything that is wrong with it.
  init(_ source: SourceText) throws(ScaffoldError) {
    var object = JSONObject(try JSONReader.read(source), known: ["version", "steps"])
    if let version = object.integer("version"), version != Self.version {
      object.report(
        Diagnostic(
          .data, .badJournal, "unknown journal format \(version)",
          at: object.location(of: "version"),
          help: "install the viper-gen that wrote it, or a newer one"))
    }
    for name in ["version", "steps"] where object.value[name] == nil {
      object.report(.missingKey(name, in: object.value))
    }
    var steps: [Step] = []
    let values = object.array("steps") ?? []
    guard values.count <= Self.mostSteps else {
      throw ScaffoldError(.tooManySteps(values.count, at: object.location(of: "steps")))
    }
    for value in values {
      var reader = JSONObject(value, known: ["deed", "old", "new", "folder", "name", "hidden"])
      if let step = Step(&reader) {
        if !step.isHidden(asStep: steps.count, of: steps.first ?? step) {
          object.report(.impossibleStep(at: value.location))
        }
        steps.append(step)
      }
      object.report(reader.problems)
      // One wrong step is enough, and the place of each takes time.
      guard object.problems.isEmpty else { break }
    }
    if object.problems.isEmpty, !Self.arePossible(steps) {
      object.report(.impossibleStep(at: object.location(of: "steps")))
    }
    guard object.problems.isEmpty else { throw ScaffoldError(object.problems) }
    self.steps = steps
  }

  /// Whether one run can have all these steps: it uses each place once. A run that writes and removes knows what it
  /// removes.
  private static func arePossible(_ steps: [Step]) -> Bool {
    let places = Set(steps.map { $0.folder + [$0.name] })
    let removesUnknown = steps.contains { $0.kind == .remove(old: nil) }
    return places.count == steps.count && (!removesUnknown || steps.allSatisfy(\.isRemoval))
  }
}

extension Journal {
  /// What to do about a journal that cannot be read.
  static let unreadableHelp =
    "find the files called '.viper-gen-…', which the run moved aside, and move them back; "
    + "then remove the journal"
}

extension Diagnostic {
  /// A run would have more steps than a journal may have.
  static func tooManySteps(_ count: Int, at location: SourceLocation? = nil) -> Diagnostic {
    Diagnostic(
      .data, .limit, "a run has \(count) steps, more than \(Journal.mostSteps)", at: location,
      help: "work on fewer modules at once")
  }

  /// The journal has a step that no run writes.
  fileprivate static func impossibleStep(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .data, .badJournal, "viper-gen does not write such a step", at: location,
      help: Journal.unreadableHelp)
  }
}

extension Step {
  fileprivate var isRemoval: Bool {
    if case .remove = kind { true } else { false }
  }

  fileprivate var json: JSONText {
    var members: [JSONText.Member] = []
    switch kind {
    case .create: members.append(.init("deed", .string("create")))
    case .remove(let old):
      members.append(.init("deed", .string("remove")))
      if let old { members.append(.init("old", .string(old.text))) }
    case .replace(let old, let new):
      members.append(.init("deed", .string("replace")))
      members.append(.init("old", .string(old.text)))
      members.append(.init("new", .string(new.text)))
    }
    return .object(
      members + [
        .init("folder", .array(folder.map { .string($0) })), .init("name", .string(name)),
        .init("hidden", .string(hidden)),
      ])
  }

  /// Reads a step from a JSON object; `nil` after reporting the problem.
  fileprivate init?(_ object: inout JSONObject) {
    guard let word = object.requiredString("deed"), let name = object.requiredString("name"),
      let hidden = object.requiredString("hidden"), let folder = object.strings("folder")
    else { return nil }
    let digests = ["old", "new"].map { object.string($0).flatMap { Digest($0) } }
    let kind: Kind? =
      switch (word, digests[0], digests[1]) {
      case ("create", nil, nil): .create
      case ("remove", let old, nil): .remove(old: old)
      case ("replace", let old?, let new?): .replace(old: old, new: new)
      default: nil
      }
    let isPlain = (folder + [name]).allSatisfy { name in
      !["", ".", ".."].contains(name) && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }
    guard let kind, isPlain, name != hidden else {
      object.report(.impossibleStep(at: object.value.location))
      return nil
    }
    self.init(kind: kind, folder: folder, name: name, hidden: hidden)
  }

  /// Whether the hidden name is that of the step at this index in the run of the first step.
  fileprivate func isHidden(asStep index: Int, of first: Step) -> Bool {
    guard let suffix = first.hiddenSuffix(asStep: 0) else { return false }
    return hiddenSuffix(asStep: index) == suffix
  }

  private func hiddenSuffix(asStep index: Int) -> Substring? {
    let prefix = Self.hiddenPrefix(ofStep: index)
    guard hidden.hasPrefix(prefix) else { return nil }
    let suffix = hidden.dropFirst(prefix.count)
    return suffix.utf8.allSatisfy { isDigit($0) || isLetter($0) } ? suffix : nil
  }
}
