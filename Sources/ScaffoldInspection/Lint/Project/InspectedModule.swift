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

  init(
    _ module: RecognizedModule, _ links: [AllowedLinks], _ entities: [SourcePlace: Int],
    _ types: ProjectTypes
  ) {
    self.module = module
    allowed = links.first { $0.module == module.name && $0.target == module.target }?.pairs
    self.entities = Dictionary(
      (module.parts + module.helpers).compactMap { part in
        entities[part.place].map { (part.typeName, $0) }
      }
    ) { first, _ in first }
    chain = Self.chain(of: module)
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
    module.links.contains { $0.pair == AllowedLinks.RolePair(from, to) }
  }

  /// Whether each part is declared in one file, so that its members are those of one type.
  ///
  /// The branches of an `#if` may declare it twice. Files of Xcode templates do not declare modules.
  func isClear(in types: ProjectTypes) -> Bool {
    !name.contains("___") && entities.values.allSatisfy { types.fileCount(of: $0) == 1 }
  }

  /// Whether only one part of the module is known to be at the other end of a link.
  func hasClearEnd(_ link: Link) -> Bool {
    let ends = Set(link.conformances.map(\.typeName))
    return module.parts.filter { ends.contains($0.typeName) }.count < 2
  }
}

extension Link {
  /// The roles of a link between two parts of a module; `nil` for other links.
  var pair: AllowedLinks.RolePair? {
    guard isInModule, let to else { return nil }
    return AllowedLinks.RolePair(from, to)
  }
}
