import ScaffoldSwift

/// The sources that may belong to a module or have its name, each read once.
struct NearSources {
  /// A source with what it declares; `nil` for a source that is not Swift code or cannot be read.
  struct Source {
    let source: SourceText
    let declared: DeclaredNames?
    let problem: String?
    /// The place of an offset of the source.
    func place(at offset: Int) -> SourcePlace {
      PlaceFinder(path: source.path, text: source.text).place(at: offset)
    }
  }

  /// The Swift files that have the module's name, and those with its parts and mocks, in the order of the paths.
  private(set) var swift: [Source] = []
  /// The other files whose names have the module's name.
  private(set) var others: [SourceText] = []
  /// The names of other modules that have the module's name in theirs: `LoginRecovery` for `Login`.
  let otherModules: Set<String>

  init(
    of module: RecognizedModule, in sources: [SourceText], _ spelling: ModuleSpelling,
    _ roles: RoleTable
  ) {
    let known = Set(module.files + module.mocks.map(\.place.path))
    var near: [SourceText] = []
    var paths: Set<String> = []
    for source in sources.sorted(by: { $0.path < $1.path })
    where paths.insert(source.path).inserted {
      if source.path.hasSuffix(".swift") {
        let hasName = ModuleSpelling.has(spelling.name, in: source.text)
        if hasName || known.contains(source.path) { near.append(source) }
      } else if ModuleSpelling.has(spelling.name, in: Array(source.path.utf8)) {
        others.append(source)
      }
    }
    let names = ModuleNames(spelling, own: [], foreign: [], roles: [])
    otherModules = Set(
      Recognition(of: near, roles: roles).modules.map(\.name).filter { name in
        name != module.name && names.uses(in: Array(name.utf8)).contains { $0.style == .exact }
      })
    swift = near.map(Self.read)
  }

  private static func read(_ source: SourceText) -> Source {
    guard !source.text.contains(0) else {
      return Source(source: source, declared: nil, problem: "it has a NUL byte")
    }
    do {
      let declared = DeclaredNames(of: try SwiftFile(reading: source.text))
      return Source(source: source, declared: declared, problem: nil)
    } catch {
      return Source(source: source, declared: nil, problem: error.description)
    }
  }
}
