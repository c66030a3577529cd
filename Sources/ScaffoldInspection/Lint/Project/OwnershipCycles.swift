import ScaffoldRecognition

/// The strong references between the parts of a module that lead back to the part which has them.
struct OwnershipCycles {
  /// A strong link between two classes.
  private struct Edge {
    let link: Link
    let from: String
    let to: String
    /// Whether it leads to a part that is nearer to the view.
    let isBack: Bool
  }

  /// The back references that close a cycle, each with the types on its way.
  private(set) var links: [(link: Link, chain: [String])] = []
  private let forward: [String: [String]]

  init(in module: InspectedModule, of project: InspectedProject) {
    let edges = module.module.links.compactMap { Self.edge($0, in: module, of: project) }
    // Several properties may lead to one part.
    var forward: [String: [String]] = [:]
    for edge in edges where !edge.isBack && forward[edge.from]?.contains(edge.to) != true {
      forward[edge.from, default: []].append(edge.to)
    }
    self.forward = forward
    for edge in edges where edge.isBack {
      if let way = way(from: edge.to, to: edge.from) { links.append((edge.link, way)) }
    }
  }

  /// An edge of the graph; `nil` if the link is weak, or its end is not a class that is certainly meant.
  private static func edge(
    _ link: Link, in module: InspectedModule, of project: InspectedProject
  ) -> Edge? {
    guard link.isInModule, link.strength == .strong, module.hasClearEnd(link),
      let from = module.part(named: link.fromType), let to = module.part(named: link.toType),
      isReference(from), isReference(to), from.role != to.role,
      !link.conformances.contains(where: { isProxy($0.typeName) })
    else { return nil }
    let ranks = (rank(of: from.role, in: module), rank(of: to.role, in: module))
    return Edge(
      link: link, from: from.typeName, to: to.typeName, isBack: ranks.1 < ranks.0)
  }

  private static func isReference(_ part: RecognizedModule.Part) -> Bool {
    part.kind == .class || part.kind == .actor
  }

  /// Whether a type is one that has a weak reference to the real part.
  static func isProxy(_ typeName: String) -> Bool {
    typeName.contains("Weak") || typeName.contains("Proxy")
  }

  /// How far a layer is from the one that owns the others.
  private static func rank(of role: Role, in module: InspectedModule) -> Int {
    let order: [Role] =
      module.chain == .cycle
      ? [.view, .interactor, .presenter] : [.view, .presenter, .interactor]
    if role == module.owner { return -1 }
    if let place = order.firstIndex(of: role) { return place }
    // Interactors and routers do not own each other.
    return role == .router && module.chain != .cycle ? 2 : 3
  }

  /// The types on the shortest way along references that lead away from the view.
  private func way(from start: String, to end: String) -> [String]? {
    var origins: [String: String] = [:]
    var open = [start]
    while !open.isEmpty {
      let current = open.removeFirst()
      if current == end { break }
      for next in forward[current] ?? [] where next != start && origins[next] == nil {
        origins[next] = current
        open.append(next)
      }
    }
    guard origins[end] != nil else { return nil }
    var way = [end]
    while let last = way.last, let origin = origins[last] { way.append(origin) }
    return way.reversed()
  }
}

extension InspectedModule {
  /// The layer that owns the others: usually the view, which the screen retains. A wireframe may own them instead,
  /// if the view does not own the presenter.
  var owner: Role {
    hasStrongLink(.router, .presenter) && !hasStrongLink(.view, .presenter) ? .router : .view
  }
}
