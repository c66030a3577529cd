/// Modules that are listed in a file: one name per line, or a JSON array whose entries are names or objects with
/// a name and settings of its own.
///
/// ```swift
/// let text = #"["LogIn", {"name": "Account/SignUp", "options": {"ui": "swiftui"}}]"#
/// let list = try ModuleList(Array(text.utf8), path: "modules.json")
/// list.modules.map(\.description)  // ["LogIn", "Account/SignUp"]
/// ```
public struct ModuleList: Sendable {
  /// One module with its settings.
  struct Entry: Sendable {
    let module: ModulePath
    let place: JSONPlace
    var template: Value<String>?
    var target: Value<String>?
    var testTarget: Value<String>?
    /// The folder below the target's; its content is `nil` for the target's own.
    var into: Value<RelativePath?>?
    var options: [JSONValue.Member] = []
  }

  /// A value with its place.
  struct Value<Content: Sendable>: Sendable {
    let content: Content
    let place: JSONPlace
  }

  let entries: [Entry]
  /// What is wrong with entries of the list, each at its place; of the category `data`.
  public let problems: [Diagnostic]

  /// The modules in their order.
  public var modules: [ModulePath] { entries.map(\.module) }

  /// Reads a list. A text that begins with a bracket or a brace is JSON, where comments are allowed. In a list
  /// with one name per line, `#` begins a comment.
  ///
  /// - Parameters:
  ///   - bytes: the text of the list.
  ///   - path: the name of the file in messages.
  /// - Throws: if the text cannot be read at all, for example because a bracket is missing. Wrong entries are
  ///   left out and reported in ``problems``.
  public init(_ bytes: [UInt8], path: String) throws(ScaffoldError) {
    try self.init(bytes, path: path, in: { nil })
  }

  /// Reads a list that may name modules by absolute paths into the package.
  package init(
    _ bytes: [UInt8], path: String, in place: () -> PackagePlace?
  ) throws(ScaffoldError) {
    let source = SourceText(path: path, bytes: bytes)
    if let problem = source.encodingProblem { throw ScaffoldError(problem) }
    // The same list means the same modules in every folder.
    var reader = ModuleListReader(source, place()?.root)
    if reader.isJSON { try reader.readJSON() } else { reader.readLines() }
    guard reader.entries.count <= Self.most else {
      throw ScaffoldError(.tooManyModules(Self.most, in: path))
    }
    entries = reader.entries
    problems = reader.problems
  }

  /// The most modules of a list: as many as a package can have.
  private static let most = ModuleRecord.mostOfPackage
}

/// Reads the entries of a list and collects what is wrong with them.
struct ModuleListReader {
  private let source: SourceText
  private let place: PackagePlace?
  private(set) var entries: [ModuleList.Entry] = []
  private(set) var problems: [Diagnostic] = []

  private static let keys = ["name", "template", "target", "testTarget", "into", "options"]

  init(_ source: SourceText, _ place: PackagePlace?) {
    self.source = source
    self.place = place
  }

  /// Whether the first thing in the text is a bracket, a brace or a comment of JSON.
  var isJSON: Bool {
    let start = source.hasByteOrderMark ? 3 : 0
    let text = source.bytes[start...].drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
    return ["[", "{", "//", "/*"].contains { text.starts(with: $0.utf8) }
  }

  private var isFull: Bool { problems.count >= Diagnostic.mostOfAFile }

  private mutating func report(_ diagnostics: [Diagnostic], at location: SourceLocation? = nil) {
    for problem in diagnostics where !isFull {
      let placed = location.map { problem.located(at: $0) } ?? problem
      problems.append(placed.inCategory(.data))
    }
  }

  // MARK: One name per line

  mutating func readLines() {
    var position = source.start
    while position.offset < source.bytes.count, !isFull {
      let start = position
      while position.line == start.line, position.offset < source.bytes.count {
        position.advance(in: source.bytes)
      }
      readLine(from: start, to: position.offset)
    }
  }

  private mutating func readLine(from start: SourceText.Position, to end: Int) {
    let isBlank: (UInt8) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    var line = source.bytes[start.offset..<end].prefix { $0 != UInt8(ascii: "#") }
    line = line.drop(while: isBlank)
    while let last = line.last, isBlank(last) { line.removeLast() }
    guard !line.isEmpty else { return }
    var position = start
    position.advance(to: line.startIndex, in: source.bytes)
    add(
      source.slice(line.startIndex..<line.endIndex),
      at: JSONPlace(source: source, position: position))
  }

  private mutating func add(_ name: String, at place: JSONPlace) {
    do throws(ScaffoldError) {
      entries.append(ModuleList.Entry(module: try module(name), place: place))
    } catch {
      report(error.diagnostics, at: place.location)
    }
  }

  // MARK: A JSON array

  mutating func readJSON() throws(ScaffoldError) {
    let json = try JSONReader.read(source, comments: true)
    guard let elements = json.elements else {
      throw ScaffoldError(.wrongKind(json, expected: "an array"))
    }
    for element in elements where !isFull {
      if let name = element.string {
        add(name, at: element.place)
      } else if element.members != nil {
        add(element)
      } else {
        report([.wrongKind(element, expected: "a name or an object")])
      }
    }
  }

  private mutating func add(_ json: JSONValue) {
    var object = JSONObject(json, known: Self.keys)
    let name = object.requiredString("name")
    let texts = ["template", "target", "testTarget"].map { key in
      object.string(key).map {
        ModuleList.Value(content: $0, place: json[key]?.place ?? json.place)
      }
    }
    let into = object.string("into")
    let options = object.members("options") ?? []
    report(object.problems)
    guard let name else { return }
    do throws(ScaffoldError) {
      let place = json["name"]?.place ?? json.place
      var entry = ModuleList.Entry(
        module: try locating(at: place) { () throws(ScaffoldError) in try module(name) },
        place: place, template: texts[0], target: texts[1], testTarget: texts[2])
      entry.into = try into.map { into throws(ScaffoldError) in
        let place = json["into"]?.place ?? place
        let folder = try locating(at: place) { () throws(ScaffoldError) in
          try RelativePath.subfolder(into)
        }
        return ModuleList.Value(content: folder, place: place)
      }
      entry.options = options
      entries.append(entry)
    } catch {
      report(error.diagnostics)
    }
  }

  private func module(_ name: String) throws(ScaffoldError) -> ModulePath {
    try ModulePath(name) { place }
  }

  /// Reads a value, and reports its problems at its place.
  private func locating<Value>(
    at place: JSONPlace, _ read: () throws(ScaffoldError) -> Value
  ) throws(ScaffoldError) -> Value {
    do {
      return try read()
    } catch {
      throw ScaffoldError(error.diagnostics.map { $0.located(at: place.location) })
    }
  }
}

extension Diagnostic {
  fileprivate static func tooManyModules(_ limit: Int, in path: String) -> Diagnostic {
    Diagnostic(
      .data, .limit, "the list has more than \(limit) modules", at: SourceLocation(path: path),
      help: "a package can have so many; shorten the list")
  }
}
