/// The names that the versions of a template's file declare. A declaration with other names is the user's own.
struct TemplateNames: Sendable {
  /// Names, conditions of `#if`, and texts of statements.
  private var names: Set<String> = []
  /// The names of test functions in every testing library.
  private var tests: Set<String> = []

  /// The names in the files.
  init(_ files: [SwiftFile]) {
    for file in files { add(file.declarations) }
  }

  private mutating func add(_ declarations: [Declaration]) {
    for declaration in declarations {
      names.insert(declaration.name)
      names.formUnion(declaration.names)
      names.formUnion(declaration.addedPath)
      if let test = DeclarationKeys.testName(of: declaration) { tests.insert(test) }
      names.formUnion(declaration.branches.map { $0.condition ?? "#else" })
      add(declaration.children)
    }
  }

  /// Whether a name, or the condition of a branch, is one of the template's.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Whether a declaration has one of the names.
  func contains(_ declaration: Declaration) -> Bool {
    if names.contains(declaration.name) { return true }
    if declaration.kind == .property || declaration.kind == .enumCase {
      let isList = declaration.name.utf8.contains(UInt8(ascii: ","))
      return isList && declaration.names.contains(where: names.contains)
    }
    if tests.isEmpty { return false }
    return DeclarationKeys.testName(of: declaration).map(tests.contains) ?? false
  }
}
