import ScaffoldSwift

/// The texts by which the project registers a module, as insertions of a learnt template.
///
/// A text is taken if every learnt module has it with its own name. For one module, another module of the project with
/// such a text is enough; without one, the form of the code must show that it registers the module.
struct InsertionProposals {
  private(set) var insertions: [LessonInsertion] = []
  private(set) var remarks: [LessonRemark] = []
  private let first: LearntModule
  private let others: [ModuleSpelling]
  private let isAlone: Bool
  private var registry: RegistrySources
  private var found: [Found] = []

  private struct Found {
    let candidate: InsertionCandidate
    let text: CandidateText
    let position: SourcePlace
    /// The other module in whose file the code is; `nil` in a file of no module.
    let owner: String?
  }

  /// - Parameters:
  ///   - learnt: the modules, of which the first one has the code.
  ///   - modules: all modules of the project.
  init(for learnt: [LearntModule], among modules: [RecognizedModule], in sources: [SourceText]) {
    first = learnt[0]
    isAlone = learnt.count == 1
    let module = first.module
    let others =
      isAlone ? modules.filter { $0.name != module.name } : learnt.dropFirst().map(\.module)
    self.others = others.map { ModuleSpelling($0.name) }
    registry = RegistrySources(of: module.target, among: sources)
    let learntFiles = Set(learnt.flatMap { $0.selection.files.map(\.source.path) })
    let owners = Dictionary(
      modules.filter { $0.name != module.name }.flatMap { other in
        other.files.map { ($0, other.name) }
      }
    ) { first, _ in first }
    for source in registry.all where !learntFiles.contains(source.path) {
      find(in: source, owner: owners[source.path])
    }
    propose()
  }

  // MARK: Candidates

  private mutating func find(in source: SourceText, owner: String?) {
    let spelling = first.spelling
    guard
      ModuleSpelling.has(spelling.name, in: source.text)
        || ModuleSpelling.has(spelling.lowerCamel, in: source.text),
      let file = SwiftFile(ifReadable: source.text)
    else { return }
    let names = first.names
    let words = TextWord.all(in: source.text, isSwift: true).filter {
      CandidateText.mayBeName($0, in: source.text, by: names)
    }
    func text(_ range: Range<Int>) -> CandidateText {
      CandidateText(of: range, in: source.text, words: words, by: names)
    }
    let places = PlaceFinder(path: source.path, text: source.text)
    let finder = CandidateFinder(in: file) { text($0).hasName }
    found += finder.candidates.map {
      Found(
        candidate: $0, text: text($0.range), position: places.place(at: $0.range.lowerBound),
        owner: owner)
    }
  }

  // MARK: Decisions

  private mutating func propose() {
    var accepted = Set(found.indices.filter { isRegistered(found[$0]) })
    if isAlone {
      accepted.formUnion(found.indices.filter { isClear(found[$0]) })
      addCases(to: &accepted)
      addRequirements(to: &accepted)
    }
    for index in found.indices {
      let (candidate, text) = (found[index].candidate, found[index].text)
      if accepted.contains(index), let place = candidate.place, let lines = text.template(),
        registry.takes(text, at: place, for: first.spelling)
      {
        guard !insertions.contains(where: { $0.place == place && $0.lines == lines }) else {
          continue
        }
        insertions.append(
          LessonInsertion(place: place, lines: lines, origin: found[index].position.path))
        addRemark(.insertion(Self.shown(lines), into: place.description), of: found[index])
      } else if isWorthARemark(found[index]) {
        addRemark(
          .noInsertion(Self.shown(text.lines(for: first.spelling) ?? []), reason(found[index])),
          of: found[index])
      }
    }
  }

  /// Whether other modules have the text at the same place: all that the template is learnt from, or any of the project.
  private mutating func isRegistered(_ found: Found) -> Bool {
    guard let place = found.candidate.place, !others.isEmpty else { return false }
    var count = 0
    for other in others where registry.has(found.text, at: place, for: other) { count += 1 }
    return isAlone ? count > 0 : count == others.count
  }

  /// Whether the form of the code shows that it registers a module.
  private func isClear(_ found: Found) -> Bool {
    guard found.text.namesType, found.owner == nil, found.candidate.place != nil else {
      return false
    }
    switch found.candidate.form {
    case .member(_, let isWhole): return isWhole
    case .statement(let isRegistration): return isRegistration
    case .element: return true
    case .enumCase, .clause, .other: return false
    }
  }

  /// Adds a case of an enum with the cases of each `switch`, if one of these builds the module.
  private func addCases(to accepted: inout Set<Int>) {
    var cases: [String: [Int]] = [:]
    var clauses: [String: [Int]] = [:]
    for index in found.indices
    where found[index].owner == nil && found[index].candidate.place != nil {
      switch found[index].candidate.form {
      case .enumCase(let name): cases[name, default: []].append(index)
      case .clause(let name?): clauses[name, default: []].append(index)
      default: continue
      }
    }
    for (name, indices) in cases where indices.count == 1 {
      let group = clauses[name] ?? []
      let isBuilt = (group + indices).contains { found[$0].text.namesType }
      let isAccepted = indices.contains(where: accepted.contains)
      if isBuilt || isAccepted { accepted.formUnion(indices + group) }
    }
  }

  /// Adds the requirements of protocols whose implementations build the module.
  private func addRequirements(to accepted: inout Set<Int>) {
    let selectors = accepted.compactMap { index -> String? in
      guard case .member(let selector, _) = found[index].candidate.form else { return nil }
      return selector
    }
    for index in found.indices where found[index].owner == nil {
      guard case .member(let selector, true) = found[index].candidate.form,
        found[index].candidate.place?.kind == .protocol, selectors.contains(selector)
      else { continue }
      accepted.insert(index)
    }
  }

  // MARK: Remarks

  /// Whether code that is not taken may register the module all the same.
  private func isWorthARemark(_ found: Found) -> Bool {
    if case .enumCase(let name) = found.candidate.form {
      return found.owner == nil && Array(name.utf8) == first.spelling.text(.lowerCamel)
    }
    let isOfModule = first.module.files.contains(found.position.path)
    return found.text.namesType && !isOfModule
  }

  private func reason(_ found: Found) -> LessonRemark.NoInsertion {
    guard found.candidate.place != nil else { return .noPlace }
    if let owner = found.owner { return .otherModule(owner) }
    return isAlone ? .unclear : .onlyOne
  }

  private mutating func addRemark(_ subject: LessonRemark.Subject, of found: Found) {
    remarks.append(LessonRemark(subject: subject, place: found.position, count: 1))
  }

  /// A text on one line.
  private static func shown(_ lines: [String]) -> String {
    let text = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    return text.count > 100 ? text.prefix(99) + "…" : text
  }
}
