import ScaffoldRecognition
import ScaffoldSwift

/// The project as the rules see it.
struct InspectedProject: Sendable {
  let index: ProjectIndex
  let roles: RoleTable
  /// The modules with their norms.
  let modules: [InspectedModule]
  let norms: LinkNorms
  /// The uses of the names that rules ask for.
  let uses: NameUses
  /// The comments of each file that switch rules.
  let switches: [RuleSwitches]
  /// How many protocols have a name.
  let protocolNames: [String: Int]
  /// The types of the project that no other type is around, by their names.
  let outerTypes: [String: [Int]]
  /// The words of the files that could not be read. What they declare is not known.
  private let unreadWords: Set<String>
  private let entities: [SourcePlace: Int]
  private let properties: PropertyTable
  /// The modules by the names of their parts; `nil` for a name that several modules have.
  private let modulesOfParts: [String: RecognizedModule?]
  /// The indices of the files by their paths.
  private let fileIndices: [String: Int]

  var types: ProjectTypes { index.types }
  var conformances: Conformances { index.conformances }

  init(
    _ sources: [SourceText], _ roles: RoleTable, _ links: [AllowedLinks],
    isCancelled: () -> Bool = { false }
  ) {
    index = ProjectIndex(of: sources, roles: roles, isCancelled: isCancelled)
    self.roles = roles
    let types = index.types
    var entities: [SourcePlace: Int] = [:]
    for entity in types.entities.indices {
      for reference in types.entities[entity].declarations {
        let declaration = types.declaration(reference)
        if declaration.kind != .extension { entities[declaration.place] = entity }
      }
    }
    self.entities = entities
    outerTypes = types.entities.indices.filter {
      types.entities[$0].path.count == 1 && types.entities[$0].kind != nil
    }.reduce(into: [:]) { $0[types.entities[$1].name, default: []].append($1) }
    protocolNames = types.entities.indices.filter(types.isProtocol).reduce(into: [:]) {
      $0[types.entities[$1].name, default: 0] += types.declarationCount(of: $1)
    }
    fileIndices = Dictionary(types.files.indices.map { (types.files[$0].path, $0) }) { $1 }
    var conforming = InspectedModule.ConformingNames()
    let allowed = Dictionary(links.map { ([$0.target, $0.module], $0.pairs) }) { first, _ in first }
    modules = index.recognition.modules.map { module in
      InspectedModule(
        module, allowed: allowed[[module.target, module.name]], entities, &conforming)
    }.filter { $0.isClear(in: types) }
    norms = LinkNorms(modules)
    properties = PropertyTable(index)
    modulesOfParts = modules.reduce(into: [:]) { known, module in
      for name in Set(module.module.parts.map(\.typeName)) {
        known[name] = .some(known[name] == nil ? module.module : nil)
      }
    }
    switches = index.files.map(RuleSwitches.init)
    let wanted = NameUses.names(in: index, modules, entities)
    let unread = Set(index.recognition.unread.map(\.path))
    let texts = unread.isEmpty ? [] : sources.filter { unread.contains($0.path) }.map(\.text)
    uses = NameUses(of: wanted, in: index, unread: texts)
    unreadWords = texts.reduce(into: []) { $0.formUnion(Self.words(of: $1)) }
  }

  /// Whether a file that could not be read has the last name of a type.
  func mayChange(_ entity: Int) -> Bool {
    types.entities[entity].path.last.map(unreadWords.contains) ?? false
  }

  private static func words(of text: [UInt8]) -> Set<String> {
    Set(
      SwiftLexer(text).tokens.filter { $0.kind == .word }.map {
        String(decoding: text[$0.range], as: UTF8.self)
      })
  }

  /// The stored property of a link, in the part or in a superclass.
  func property(named name: String, of entity: Int) -> TypeMember? {
    properties.property(named: name, of: entity)
  }

  /// The module that has a part with a type; `nil` if there is none, or several.
  func module(ofPart typeName: String?) -> RecognizedModule? {
    typeName.flatMap { modulesOfParts[$0] ?? nil }
  }

  func path(of file: Int) -> String { types.files[file].path }

  func file(at path: String) -> Int? { fileIndices[path] }

  /// The type that is declared at a place.
  func entity(at place: SourcePlace) -> Int? { entities[place] }

  /// The protocol of a link.
  func entity(of named: Link.NamedProtocol?) -> Int? { named.flatMap { entities[$0.place] } }
}

extension ProjectTypes {
  /// How often a type is declared, apart from its extensions. Targets that are not known give more than one.
  func declarationCount(of entity: Int) -> Int {
    entities[entity].declarations.count { declaration($0).kind != .extension }
  }

  /// How many files declare a type, apart from its extensions.
  func fileCount(of entity: Int) -> Int {
    Set(entities[entity].declarations.filter { declaration($0).kind != .extension }.map(\.file))
      .count
  }
}
