import ScaffoldSwift

/// The sources in which modules may be registered, with the declarations that were found.
struct RegistrySources {
  /// The sources without those of tests.
  let all: [SourceText]
  private let target: String
  private var places: [InsertionPlace: FoundInsertionPlace?] = [:]
  /// A name that no module has.
  private static let sample = ModuleSpelling("Qzxjwk")

  init(of target: String, among sources: [SourceText]) {
    self.target = target
    all = sources.filter { !$0.isTest && $0.path.hasSuffix(".swift") }.sorted { $0.path < $1.path }
  }

  /// Whether the only declaration of a place has a text for a module.
  mutating func has(_ text: CandidateText, at place: InsertionPlace, for spelling: ModuleSpelling)
    -> Bool
  {
    guard let lines = text.lines(for: spelling) else { return false }
    return found(place)?.range(of: lines.joined(separator: "\n")) != nil
  }

  /// Whether the only declaration of a place has a text, and takes that of another module.
  mutating func takes(_ text: CandidateText, at place: InsertionPlace, for spelling: ModuleSpelling)
    -> Bool
  {
    guard has(text, at: place, for: spelling), let found = found(place),
      let lines = text.lines(for: Self.sample) ?? text.lines(for: ModuleSpelling("QzxjWvk"))
    else { return false }
    let other = lines.joined(separator: "\n")
    guard found.range(of: other) == nil else { return false }
    return SwiftFile(ifReadable: found.edit(inserting: other, isFirst: false).text) != nil
  }

  private mutating func found(_ place: InsertionPlace) -> FoundInsertionPlace? {
    if let known = places[place] { return known }
    var found: FoundInsertionPlace?
    do throws(InsertionError) {
      found = try InsertionFinder(all, preferring: target).only(place)
    } catch {
      // A text has no place where the declaration is missing or ambiguous.
    }
    places[place] = .some(found)
    return found
  }
}
