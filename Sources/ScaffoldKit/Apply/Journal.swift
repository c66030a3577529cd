import Hashing

/// What a run is about to do to a package, written into its root folder while it works, so that the
/// next run can finish or undo what was cut off.
///
/// It is complete before anything else is touched. Its name says how far the run has come.
struct Journal: Sendable, Hashable {
  /// How far a run has come.
  enum Phase: String, CaseIterable {
    /// New contents are being written under hidden names; nothing stands in its place yet.
    case staging
    /// Entries are being moved to their places.
    case committing
    /// Everything is in its place; what was there before is being removed.
    case done

    var fileName: String { ".viper-gen-journal-\(rawValue)" }
  }

  /// Where to turn with a run that was cut off while it was moving entries.
  enum Direction: String {
    /// New files are brought to their places: that loses nothing.
    case forward
    /// Files that were to go are put back: that loses nothing.
    case back
  }

  let steps: [Step]

  init(steps: [Step]) { self.steps = steps }

  /// The name for the whole of a run that makes a single entry in the root folder itself. It needs no
  /// journal: what is found there is what was not finished.
  static let soleName = ".viper-gen-unfinished"

  var direction: Direction { steps.contains { $0.deed == .remove } ? .back : .forward }

  /// Whether a run leaves something to be removed when everything is in its place.
  var hasLeftovers: Bool { steps.contains { $0.deed != .create } }

  /// Whether the run needs no journal.
  var isSole: Bool { steps.count == 1 && steps[0].hidden == Self.soleName }
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

  /// Whether the end of a journal is there.
  static func isWhole(_ bytes: [UInt8]) -> Bool { bytes.suffix(3).elementsEqual("\n}\n".utf8) }

  /// The journal that was written down.
  ///
  /// - Throws: what is wrong with it; nothing in it is taken on trust.
  init(_ source: SourceText) throws(ScaffoldFailure) {
    var object = JSONObject(try JSONReader.read(source), known: ["version", "steps"])
    if let version = object.integer("version"), version != Self.version {
      object.report(RecoveryFault.unknownVersion(version), object.location(of: "version"))
    }
    for name in ["version", "steps"] where object.value[name] == nil {
      object.report(JSONFault.missingKey(name), object.value.location)
    }
    var steps: [Step] = []
    for value in object.array("steps") ?? [] {
      var reader = JSONObject(value, known: ["deed", "old", "new", "folder", "name", "hidden"])
      if let step = Step(&reader) {
        if !step.isHidden(asStep: steps.count, of: steps.first ?? step) {
          object.report(RecoveryFault.impossible, value.location)
        }
        steps.append(step)
      }
      object.report(reader.problems)
    }
    if !Self.arePossible(steps) {
      object.report(RecoveryFault.impossible, object.location(of: "steps"))
    }
    guard object.problems.isEmpty else { throw ScaffoldFailure(object.problems) }
    self.steps = steps
  }

  /// Whether one run makes all of these: it never brings something new and takes something away, and
  /// goes to each place once.
  private static func arePossible(_ steps: [Step]) -> Bool {
    let deeds = Set(steps.map(\.deed))
    let places = Set(steps.map { $0.folder + [$0.name] })
    return places.count == steps.count && !(deeds.contains(.create) && deeds.contains(.remove))
  }
}

extension Step {
  fileprivate var json: JSONText {
    var members: [JSONText.Member] = []
    switch deed {
    case .create: members.append(.init("deed", .string("create")))
    case .remove: members.append(.init("deed", .string("remove")))
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

  /// The step that an object spells; `nil` with the problem reported.
  fileprivate init?(_ object: inout JSONObject) {
    guard let word = object.requiredString("deed"), let name = object.requiredString("name"),
      let hidden = object.requiredString("hidden"), let folder = object.strings("folder")
    else { return nil }
    let digests = ["old", "new"].map { object.string($0).flatMap { Digest($0) } }
    let deed: Deed? =
      switch (word, digests[0], digests[1]) {
      case ("create", nil, nil): .create
      case ("remove", nil, nil): .remove
      case ("replace", let old?, let new?): .replace(old: old, new: new)
      default: nil
      }
    let isPlain = (folder + [name]).allSatisfy { name in
      !["", ".", ".."].contains(name) && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    }
    guard let deed, isPlain else {
      object.report(RecoveryFault.impossible, object.value.location)
      return nil
    }
    self.init(deed: deed, folder: folder, name: name, hidden: hidden)
  }

  /// Whether the hidden name is the one that a run gives to the step at this index, as it has given
  /// the first one its own.
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
