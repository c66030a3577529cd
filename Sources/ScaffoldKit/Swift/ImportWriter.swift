/// Adds imports to a Swift file, where the linter wants them.
struct ImportWriter {
  /// A module that a file needs.
  struct Module: Sendable, Hashable {
    let name: String
    /// Whether only some systems have it, so that the import is within `#if canImport`.
    let isGuarded: Bool
  }

  private var lines: [Substring]

  /// A writer for the text of a file.
  init(_ text: String) {
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  var text: String { lines.joined(separator: "\n") }

  /// Adds the imports that the file lacks.
  ///
  /// - Parameter access: the access level of the imports, such as `public`; `nil` for the default.
  mutating func add(_ modules: [Module], access: String?) {
    for module in modules.sorted(by: { $0.name < $1.name }) {
      let line = Substring((access.map { $0 + " " } ?? "") + "import \(module.name)")
      if let index = lines.firstIndex(where: { imports($0, module) }) {
        if lines[index] == "import \(module.name)" { lines[index] = line }
      } else if module.isGuarded {
        addBlock(["#if canImport(\(module.name))", "  " + line, "#endif"])
      } else {
        addPlain(line, module.name)
      }
    }
  }

  /// Whether a line imports a module; in an `#if` only if the import may depend on the system.
  private func imports(_ line: Substring, _ module: Module) -> Bool {
    Self.module(of: line).map(String.init) == module.name
      && (module.isGuarded || !line.hasPrefix(" "))
  }

  /// The module that a line imports, perhaps with an access level.
  static func module(of line: Substring) -> Substring? {
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(of: "import"), index <= 1 else { return nil }
    return index + 1 < words.count ? words[index + 1] : nil
  }

  /// The index of the first line that is no comment of the file's header.
  private var top: Int {
    var index = 0
    while index < lines.count, lines[index].hasPrefix("//"), !lines[index].hasPrefix("///") {
      index += 1
    }
    // A header ends with an empty line.
    if index > 0, index < lines.count, lines[index].isEmpty { index += 1 }
    return index
  }

  private mutating func addPlain(_ line: Substring, _ name: String) {
    let isPlain = { (line: Substring) in
      !line.hasPrefix(" ") && !line.hasPrefix("@") && Self.module(of: line) != nil
    }
    guard var index = lines.firstIndex(where: isPlain) else {
      lines.insert(contentsOf: [line, ""], at: top)
      return
    }
    while index < lines.count, isPlain(lines[index]),
      let other = Self.module(of: lines[index]), other < name
    {
      index += 1
    }
    lines.insert(line, at: index)
  }

  /// Adds an import within `#if`, after the plain ones.
  private mutating func addBlock(_ block: [Substring]) {
    let imports = lines.lastIndex { !$0.hasPrefix(" ") && Self.module(of: $0) != nil }
    if let imports {
      lines.insert(contentsOf: [""] + block, at: imports + 1)
    } else {
      lines.insert(contentsOf: block + [""], at: top)
    }
  }
}
