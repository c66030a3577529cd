import ScaffoldSwift

/// The types of a project, with the texts that an update of mocks has edited so far.
struct MockProject {
  let types: ProjectTypes
  let conformances: Conformances
  let modules: [RecognizedModule]
  /// The names of type aliases and associated types, which can be any type.
  let aliases: Set<String>
  /// The sources by their paths.
  let sources: [String: SourceText]
  private(set) var edited: [String: [UInt8]] = [:]
  private var bodies: [String: [TypeBody]] = [:]
  private var files: [String: SwiftFile] = [:]
  /// The aliases of functions in the sources that were read.
  private(set) var functionTypes: Set<String> = []
  /// The names of all types.
  let typeNames: Set<String>

  init(_ texts: [SourceText], _ roles: RoleTable) {
    sources = Dictionary(texts.map { ($0.path, $0) }) { first, _ in first }
    // The recognition reports files that cannot be read.
    types = ProjectTypes(ReadSources(texts).files)
    conformances = Conformances(types)
    modules = ModuleFinder(types, conformances, roles).modules
    let entities = types.entities
    typeNames = Set(entities.compactMap(\.path.last))
    aliases = Set(entities.compactMap { $0.kind == .typealias ? $0.path.last : nil })
  }

  func text(at path: String) -> [UInt8]? { edited[path] ?? sources[path]?.text }

  /// A source with its edits; `nil` if it cannot be read.
  mutating func file(at path: String) -> SwiftFile? {
    if let known = files[path] { return known }
    guard let text = text(at: path), let file = SwiftFile(ifReadable: text) else { return nil }
    files[path] = file
    addFunctionTypes(of: file.declarations)
    return file
  }

  /// The types and extensions of a source with its edits, at any depth.
  mutating func bodies(at path: String) -> [TypeBody] {
    if let known = bodies[path] { return known }
    let found = file(at: path).map { TypeBody.all(in: $0, path: path) } ?? []
    bodies[path] = found
    return found
  }

  /// Gives a source a new text. A blank line that is left after an opening brace goes.
  mutating func replace(_ path: String, with text: [UInt8]) {
    let spaced = Set(bodies(at: path).filter(\.beginsWithBlankLine).map(\.typePath))
    var text = text
    if let file = SwiftFile(ifReadable: text) {
      for body in TypeBody.all(in: file, path: path).reversed()
      where body.beginsWithBlankLine && !spaced.contains(body.typePath) {
        body.removeFirstBlankLine(from: &text)
      }
    }
    edited[path] = text
    (files[path], bodies[path]) = (nil, nil)
  }

  /// The declarations of a type: its own before its extensions.
  mutating func parts(of entity: Int) -> [TypeBody] {
    var found: [TypeBody] = []
    var seen: Set<String> = []
    let path = types.entities[entity].path
    for reference in types.entities[entity].declarations {
      let file = types.files[reference.file].path
      guard seen.insert(file).inserted else { continue }
      found += bodies(at: file).filter { $0.typePath == path }
    }
    return found.filter { !$0.isExtension } + found.filter(\.isExtension)
  }

  private mutating func addFunctionTypes(of declarations: [Declaration]) {
    // A declaration is large, so that it is not copied.
    for index in declarations.indices {
      if declarations[index].kind == .typealias,
        declarations[index].resultType.map({ TypeText($0).isFunction }) == true
      {
        functionTypes.insert(declarations[index].name)
      }
      addFunctionTypes(of: declarations[index].members)
    }
  }
}

extension TypeBody {
  /// The first line after the line of the opening brace, without its line end, if only white space is on both.
  private var firstBlankLine: Range<Int>? {
    guard let body = declaration.body, layout.isLastOnLine(body.lowerBound) else { return nil }
    let text = layout.text
    let end = layout.endOfBlanks(after: body.lowerBound)
    guard end < body.upperBound else { return nil }
    let isPair = text[end] == 0x0D && end + 1 < text.count && text[end + 1] == 0x0A
    let next = end + (isPair ? 2 : 1)
    guard next < body.upperBound, layout.isLastOnLine(next) else { return nil }
    let close = layout.endOfBlanks(after: next)
    return close < body.upperBound ? end..<close : nil
  }

  var beginsWithBlankLine: Bool { firstBlankLine != nil }

  func removeFirstBlankLine(from text: inout [UInt8]) {
    if let line = firstBlankLine { text.removeSubrange(line) }
  }
}
