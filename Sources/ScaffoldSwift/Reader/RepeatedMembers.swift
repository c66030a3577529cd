/// Finds what the types of several files declare twice. Results and effects do not make functions different here.
package struct RepeatedMembers: Sendable {
  /// A member that its type has twice.
  package struct Member: Sendable, Hashable {
    /// The type, with those around it: `SignIn.Model`.
    package let type: String
    package let name: String
    /// The name with its labels: `signIn(user:)`.
    package let selector: String
  }

  /// The repeated members, each once, in the order of the files.
  package private(set) var found: [Member] = []
  /// Where a type has a member. The key holds what tells members apart.
  private var places: [[String]: [Place]] = [:]
  private var protocols: Set<String> = []
  /// The types of the file at hand that no other file sees.
  private var privateTypes: Set<String> = []
  private var branches = 0

  /// The branches of `#if` around a member, and its file if it is private to that file.
  private struct Place {
    let branches: [Int]
    let file: Int?

    func clashes(with other: Place) -> Bool {
      if let file, let place = other.file, file != place { return false }
      return branches.starts(with: other.branches) || other.branches.starts(with: branches)
    }
  }

  package init(in files: [[UInt8]]) {
    let files = files.compactMap(SwiftFile.init(ifReadable:))
    let declarations = files.flatMap(\.declarations)
    protocols = Set(declarations.filter { $0.kind == .protocol }.map(\.name))
    for (index, file) in files.enumerated() {
      privateTypes = Self.privateTypes(in: file.declarations)
      collect(file.declarations, in: [], of: index, below: [])
    }
  }

  /// The types of a file that no other file sees: another one may have types of the same names.
  private static func privateTypes(in declarations: [Declaration]) -> Set<String> {
    declarations.reduce(into: []) { names, declaration in
      if isPrivate(declaration) { names.insert(declaration.name) }
      for branch in declaration.branches {
        names.formUnion(privateTypes(in: branch.declarations))
      }
    }
  }

  private static func isPrivate(_ declaration: Declaration) -> Bool {
    declaration.modifiers.contains { ["private", "fileprivate"].contains($0.text) }
  }

  private mutating func collect(
    _ declarations: [Declaration], in path: [String], of file: Int, below branch: [Int]
  ) {
    for declaration in declarations {
      switch declaration.kind {
      case .conditional:
        for inner in declaration.branches {
          branches += 1
          collect(inner.declarations, in: path, of: file, below: branch + [branches])
        }
      case .struct, .class, .enum, .actor, .protocol, .extension:
        add(declaration, [declaration.name], in: path, of: file, below: branch)
        // What an extension gives a protocol is no second requirement.
        let isDefault = declaration.kind == .extension && protocols.contains(declaration.name)
        let scope = [declaration.name, isDefault ? "default" : "", declaration.whereClause ?? ""]
          .filter { !$0.isEmpty }
        collect(
          declaration.members, in: path + [scope.joined(separator: " ")], of: file, below: branch)
      case .function:
        add(declaration, [declaration.selector], in: path, of: file, below: branch)
      case .property, .enumCase:
        add(declaration, declaration.names, in: path, of: file, below: branch)
      default: break
      }
    }
  }

  private mutating func add(
    _ declaration: Declaration, _ selectors: [String], in path: [String], of file: Int,
    below branch: [Int]
  ) {
    guard !path.isEmpty, declaration.kind != .extension else { return }
    let isPrivate = Self.isPrivate(declaration)
    let place = Place(branches: branch, file: isPrivate ? file : nil)
    let scope = privateTypes.contains(path[0]) ? ["\(file)"] : []
    let details =
      [
        declaration.isStatic || declaration.kind == .enumCase ? "static" : "",
        declaration.genericClause ?? "", declaration.whereClause ?? "",
      ] + (declaration.kind == .property ? [] : declaration.parameterTypes)
    for selector in selectors {
      // A function without parameters has a name of its own, as a property has.
      let base = selector.hasSuffix("()") ? declaration.name : selector
      let key = scope + path + [base] + details
      let others = places[key] ?? []
      if others.contains(where: place.clashes) {
        let name = declaration.kind == .function ? declaration.name : selector
        let member = Member(type: path.joined(separator: "."), name: name, selector: selector)
        if !found.contains(member) { found.append(member) }
      }
      places[key] = others + [place]
    }
  }
}
