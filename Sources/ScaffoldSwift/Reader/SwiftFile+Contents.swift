extension SwiftFile {
  /// Whether it declares everything that another file declares: the same types with their members and conformances.
  ///
  /// The code of bodies and values may differ. It is `false` if the other file declares nothing.
  package func declaresAll(of other: SwiftFile) -> Bool {
    let forms = other.declaredForms
    return !forms.isEmpty && forms.isSubset(of: declaredForms)
  }

  /// The forms of all declarations, each with the path of the type that it is in.
  private var declaredForms: Set<String> {
    var forms: Set<String> = []
    var open = declarations.map { (declaration: $0, path: "") }
    while let (declaration, path) = open.popLast() {
      let inner = ([path] + declaration.addedPath).filter { !$0.isEmpty }.joined(separator: ".")
      for type in declaration.inheritance { forms.insert("\(inner): \(type)") }
      switch declaration.kind {
      case .extension, .conditional, .statement, .macroExpansion: break
      case .enumCase, .property:
        let type = declaration.resultType ?? ""
        for name in declaration.names {
          forms.insert("\(path) \(declaration.kind.rawValue) \(name) \(type)")
        }
      default:
        let words = [DeclarationKeys(declaration).key] + declaration.effects
        forms.insert("\(path) \(words.joined(separator: " "))")
      }
      open += declaration.children.map { ($0, inner) }
    }
    return forms
  }
}
