import ScaffoldSwift

/// The sources of a project, of which only those that are asked for are read, each once.
struct ProjectSources {
  private let texts: [String: [UInt8]]
  private var files: [String: SwiftFile] = [:]
  private var bodies: [String: [TypeBody]] = [:]

  init(_ sources: [SourceText]) {
    texts = Dictionary(sources.map { ($0.path, $0.text) }) { first, _ in first }
  }

  /// Whether there is a source with a path.
  func has(_ path: String) -> Bool { texts[path] != nil }

  mutating func file(at path: String) throws(AdditionError) -> SwiftFile {
    if let file = files[path] { return file }
    guard let text = texts[path] else {
      throw .unreadable(path: path, reason: "the source is missing")
    }
    do {
      let file = try SwiftFile(reading: text)
      files[path] = file
      return file
    } catch {
      throw .unreadable(path: path, reason: error.description)
    }
  }

  /// A source that was read.
  func knownFile(at path: String) -> SwiftFile? { files[path] }

  /// The types and extensions of a source, at any depth.
  mutating func bodies(at path: String) throws(AdditionError) -> [TypeBody] {
    if let known = bodies[path] { return known }
    let found = TypeBody.all(in: try file(at: path), path: path)
    bodies[path] = found
    return found
  }

  /// The declaration of a type and its extensions, in its file and in those of a module.
  mutating func parts(
    of body: TypeBody, in module: RecognizedModule
  ) throws(AdditionError) -> [TypeBody] {
    var parts: [TypeBody] = []
    for path in [body.path] + module.files.filter({ $0 != body.path }) {
      do throws(AdditionError) {
        parts += try bodies(at: path).filter { $0.typePath == body.typePath }
      } catch {
        // Another file of the module may have what cannot be read.
        if path == body.path { throw error }
      }
    }
    return parts
  }

  /// The aliases of functions in the sources that were read.
  var functionTypes: Set<String> {
    var found: Set<String> = []
    func visit(_ declarations: [Declaration]) {
      // A declaration is large, so that it is not copied.
      for index in declarations.indices {
        if declarations[index].kind == .typealias,
          declarations[index].resultType.map({ TypeText($0).isFunction }) == true
        {
          found.insert(declarations[index].name)
        }
        visit(declarations[index].members)
        for branch in declarations[index].branches { visit(branch.declarations) }
      }
    }
    for file in files.values { visit(file.declarations) }
    return found
  }

  /// The type or the extension that is declared at a place.
  mutating func body(at place: SourcePlace) throws(AdditionError) -> TypeBody {
    guard let found = try bodies(at: place.path).first(where: { $0.place == place }) else {
      throw .unreadable(path: place.path, reason: "no type at \(place.line):\(place.column)")
    }
    return found
  }
}
