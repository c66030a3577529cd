// Code that the template removes and that stays, because the user has edited it.

extension ModuleCheck {
  /// The code that stays although the template removes it, and that uses what goes: a mock's function whose property
  /// goes, or a parameter whose type goes.
  func keptCode(in files: [File]) -> [(file: Int, offset: Int, reason: String)] {
    let removed = Set(baseCode.keys).subtracting(newCode.keys)
    guard !removed.isEmpty else { return [] }
    let gone = removedNames(besides: files)
    let left = Set((new + files).flatMap { Self.typePaths(in: $0.file) })
    let types = Set(base.flatMap { Self.typePaths(in: $0.file) }).subtracting(left)
      .filter { $0.contains(".") }
    return files.indices.flatMap { index -> [(file: Int, offset: Int, reason: String)] in
      guard let file = files[index].file, !files[index].isOutside else { return [] }
      return CodeUnit.all(in: file).compactMap { unit in
        guard removed.contains(unit.name) else { return nil }
        let words = unit.words(in: file)
        let text = words.joined()
        let name =
          words.first { gone.contains($0) && $0 != unit.baseName }
          ?? types.sorted().first { text.contains($0) }
        return name.map {
          (
            index, unit.code.lowerBound,
            "'\(unit.name)' stays because you edited it, and uses '\($0)', which the template removes"
          )
        }
      }
    }
  }

  /// The types of a file, with the types around them: `SignIn.Request`.
  private static func typePaths(in file: SwiftFile?) -> [String] {
    var paths: [String] = []
    var open = (file?.declarations ?? []).map { (declaration: $0, path: "") }
    while let (declaration, path) = open.popLast() {
      var inner = path
      if declaration.isType || declaration.kind == .extension {
        inner = path.isEmpty ? declaration.name : path + "." + declaration.name
        paths.append(inner)
      }
      open += declaration.children.map { ($0, inner) }
    }
    return paths
  }
}
