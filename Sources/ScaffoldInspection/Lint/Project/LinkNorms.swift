import ScaffoldRecognition

/// How many modules of a project have which links between their layers.
struct LinkNorms: Sendable {
  /// A number of modules, and how many of them do something.
  struct Share: Sendable, Equatable {
    private(set) var count = 0
    private(set) var total = 0

    /// Whether more than half of at least three modules do it.
    var isNorm: Bool { total >= 3 && count * 2 > total }

    mutating func add(_ isCounted: Bool) {
      total += 1
      if isCounted { count += 1 }
    }
  }

  private var shares: [AllowedLinks.RolePair: Share] = [:]

  init(_ modules: [InspectedModule]) {
    for module in modules {
      let roles = module.module.roles
      let pairs = Set(module.module.links.compactMap(\.pair))
      for from in roles {
        for to in roles where to != from {
          let pair = AllowedLinks.RolePair(from, to)
          shares[pair, default: Share()].add(pairs.contains(pair))
        }
      }
    }
  }

  /// The share of the modules with both roles that have the link.
  func share(of pair: AllowedLinks.RolePair) -> Share { shares[pair] ?? Share() }
}
