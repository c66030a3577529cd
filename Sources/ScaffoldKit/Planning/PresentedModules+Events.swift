import ScaffoldSwift

// What the delegates of presented modules require of the module that presents them.

extension Planning {
  /// The functions that the delegates of the presented modules must implement, without `didDismiss`; `nil` if a
  /// record decides that or nothing is presented.
  func childEvents(
    of request: ResolvedRequest
  ) throws(ScaffoldError) -> [RenderingFacts.ChildEvent]? {
    let manifest = request.choice.template.manifest
    let options = request.choice.options
    let children = options.names(of: ModuleRecord.presentedModules, in: manifest)
    let place = request.destination.place
    guard !children.isEmpty, place.missing.isEmpty,
      request.request.rerendering?.keepsTypeImports != true
    else { return nil }
    let root = try reporting(fileSystem.directory(at: place.root))
    var tree = DirectoryTree(root: root)
    let files =
      try SourceWalker(request.destination.target, in: &tree)?.files(passing: { _ in false }) ?? []
    let delegates = Set(children.map { "\($0)Delegate" })
    let read = files.filter { file in
      file.declarations.contains { delegates.contains($0.name) }
        || file.name.hasSuffix("Protocols.swift")
    }
    let swift = read.compactMap { SwiftFile(ifReadable: $0.bytes) }
    let access = options.names(of: "access", in: manifest).first ?? ""
    return children.flatMap { child in
      let delegate = DelegateOfChild(child, in: swift)
      return delegate.events(isShared: delegate.isSeen(from: access))
    }
  }
}

/// The delegate of a presented module, as the files of the target declare it.
private struct DelegateOfChild {
  private let child: String
  private let protocols: [(file: SwiftFile, declaration: Declaration)]
  /// The functions that an extension implements.
  private let implemented: Set<String>

  init(_ child: String, in files: [SwiftFile]) {
    self.child = child
    let all = files.flatMap { file in
      file.declarations.filter { $0.name == "\(child)Delegate" }.map { (file, $0) }
    }
    protocols = all.filter { $0.1.kind == .protocol }
    implemented = Set(
      all.filter { $0.1.kind == .extension }.flatMap { $0.1.members.map(\.selector) })
  }

  /// Whether code that sees a declaration with an access level sees the types in the delegate, too.
  func isSeen(from access: String) -> Bool {
    let levels = ["internal", "package", "public"]
    let wanted = levels.firstIndex(of: access) ?? 0
    return protocols.allSatisfy { _, delegate in
      let own = delegate.modifiers.compactMap { levels.firstIndex(of: $0.text) }.max() ?? 0
      return own >= wanted
    }
  }

  /// The functions that must be implemented, without `didDismiss`.
  func events(isShared: Bool) -> [RenderingFacts.ChildEvent] {
    protocols.flatMap { file, delegate in
      delegate.members.filter {
        $0.kind == .function && !implemented.contains($0.selector)
          && !$0.selector.hasPrefix("didDismiss(")
      }.map { member in
        let text = String(decoding: file.text[member.code], as: UTF8.self)
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return RenderingFacts.ChildEvent(
          child: child, declaration: String(words.dropFirst("func ".count)), isShared: isShared)
      }
    }
  }
}
