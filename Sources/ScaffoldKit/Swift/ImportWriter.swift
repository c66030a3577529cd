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
  /// - Parameter access: the access level of declarations that mention the modules' types, such as `public`;
  ///   `nil` if no other module sees them.
  mutating func add(_ modules: [Module], access: String?) {
    for module in modules.sorted(by: { $0.name < $1.name }) where !imports(module) {
      if !module.isGuarded, access == nil {
        addPlain(module.name)
      } else {
        addBlock(module, access: access)
      }
    }
  }

  /// Whether the file imports a module already: anywhere, if the import may depend on the system.
  private func imports(_ module: Module) -> Bool {
    lines.contains { line in
      let words = line.split(separator: " ")
      guard let index = words.firstIndex(of: "import"), index <= 1,
        words.dropFirst(index + 1).first == Substring(module.name)
      else { return false }
      return module.isGuarded || !line.hasPrefix(" ") || beginsWithFeatureBlock
    }
  }

  /// Whether the first `#if` of the file is the one that chooses between a public and an internal import.
  private var beginsWithFeatureBlock: Bool {
    lines.first { $0.hasPrefix("#if ") }?.contains("InternalImportsByDefault") == true
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

  private mutating func addPlain(_ name: String) {
    let line = Substring("import \(name)")
    let block = lines.indices.first { lines[$0].hasPrefix("import ") }
    guard var index = block else {
      let first = top
      lines.insert(contentsOf: [line, ""], at: first)
      return
    }
    while index < lines.count, lines[index].hasPrefix("import "), lines[index] < line { index += 1 }
    lines.insert(line, at: index)
  }

  /// Adds an import within `#if`, after the plain ones.
  private mutating func addBlock(_ module: Module, access: String?) {
    var block = ["import \(module.name)"]
    if let access {
      block =
        ["#if hasFeature(InternalImportsByDefault)", "  \(access) \(block[0])", "#else"]
        + ["  \(block[0])", "#endif"]
    }
    if module.isGuarded {
      block = ["#if canImport(\(module.name))"] + block.map { "  \($0)" } + ["#endif"]
    }
    let imports = lines.indices.last {
      lines[$0].hasPrefix("import ") || lines[$0].hasPrefix("@testable import ")
    }
    let new = block.map { Substring($0) }
    if let imports {
      lines.insert(contentsOf: [""] + new, at: imports + 1)
    } else {
      lines.insert(contentsOf: new + [""], at: top)
    }
  }
}
