import ScaffoldRecognition
import ScaffoldSwift

/// A recognized module, with the indices of its types and the chain that its layers form.
struct InspectedModule: Sendable {
  /// The order in which the layers of a module use each other.
  enum Chain: Sendable {
    /// View, presenter, interactor; the presenter has the router.
    case viper
    /// View, interactor, presenter, view: Clean Swift.
    case cycle
    /// There is no presenter, or no link that shows the order.
    case unknown
  }

  let module: RecognizedModule
  /// The links that its record allows; `nil` if it has none.
  let allowed: Set<AllowedLinks.RolePair>?
  let chain: Chain
  /// The parts by their types.
  private let entities: [String: Int]
  /// The links between its layers; and those that are strong.
  private let pairs: (all: Set<AllowedLinks.RolePair>, strong: Set<AllowedLinks.RolePair>)
  /// The types to which a view has a strong reference.
  private let retained: Set<String?>
  /// The protocols to which several parts conform.
  private let unclearProtocols: Set<Link.NamedProtocol>

  /// The names of the types that conform to protocols. Many modules may have a link with one protocol.
  struct ConformingNames {
    private var known: [Link.NamedProtocol: Set<String>] = [:]

    fileprivate mutating func names(
      for link: Link, _ named: Link.NamedProtocol
    ) -> Set<String> {
      if let names = known[named] { return names }
      let names = Set(link.conformances.map(\.typeName))
      known[named] = names
      return names
    }
  }

  init(
    _ module: RecognizedModule, allowed: Set<AllowedLinks.RolePair>?,
    _ entities: [SourcePlace: Int],
    _ conforming: inout ConformingNames
  ) {
    self.module = module
    var known: Set<Link.NamedProtocol> = []
    var unclear: Set<Link.NamedProtocol> = []
    for link in module.links {
      guard let named = link.namedProtocol, known.insert(named).inserted else { continue }
      let names = conforming.names(for: link, named)
      if module.parts.count(where: { names.contains($0.typeName) }) > 1 { unclear.insert(named) }
    }
    unclearProtocols = unclear
    self.allowed = allowed
    self.entities = Dictionary(
      (module.parts + module.helpers).compactMap { part in
        entities[part.place].map { (part.typeName, $0) }
      }
    ) { first, _ in first }
    chain = Self.chain(of: module)
    let own = module.links.filter(\.isInModule)
    pairs = (
      Set(own.compactMap(\.pair)),
      Set(own.filter { $0.strength == .strong }.compactMap(\.pair))
    )
    retained = Set(
      own.filter { $0.from == .view && $0.strength == .strong }.map(\.toType))
  }

  private static func chain(of module: RecognizedModule) -> Chain {
    guard module.parts.contains(where: { $0.role == .presenter }) else { return .unknown }
    let pairs = Set(module.links.compactMap(\.pair))
    func has(_ from: Role, _ to: Role) -> Bool {
      pairs.contains(AllowedLinks.RolePair(from, to))
    }
    if has(.presenter, .interactor) || has(.view, .presenter) { return .viper }
    if has(.view, .interactor) || has(.interactor, .presenter) {
      return has(.presenter, .view) || has(.view, .interactor) ? .cycle : .unknown
    }
    return .unknown
  }

  var name: String { module.name }

  /// The index of a part's type.
  func entity(named typeName: String?) -> Int? { typeName.flatMap { entities[$0] } }

  func part(named typeName: String?) -> RecognizedModule.Part? {
    module.parts.first { $0.typeName == typeName }
  }

  func has(_ role: Role) -> Bool { module.parts.contains { $0.role == role } }

  func hasLink(_ from: Role, _ to: Role) -> Bool {
    pairs.all.contains(AllowedLinks.RolePair(from, to))
  }

  func hasStrongLink(_ from: Role, _ to: Role) -> Bool {
    pairs.strong.contains(AllowedLinks.RolePair(from, to))
  }

  /// Whether the part at the end of a link is a view, which the screen retains, or a view has a strong reference to it.
  func isRetained(endOf link: Link) -> Bool {
    link.to == .view || retained.contains(link.toType)
  }

  /// Whether each part is declared in one file, so that its members are those of one type.
  ///
  /// The branches of an `#if` may declare it twice. Files of Xcode templates do not declare modules.
  func isClear(in types: ProjectTypes) -> Bool {
    !name.contains("___") && entities.values.allSatisfy { types.fileCount(of: $0) == 1 }
  }

  /// Whether only one part of the module is known to be at the other end of a link.
  func hasClearEnd(_ link: Link) -> Bool {
    link.namedProtocol.map { !unclearProtocols.contains($0) } ?? true
  }
}

extension Link {
  /// The roles of a link between two parts of a module; `nil` for other links.
  var pair: AllowedLinks.RolePair? {
    guard isInModule, let to else { return nil }
    return AllowedLinks.RolePair(from, to)
  }
}
