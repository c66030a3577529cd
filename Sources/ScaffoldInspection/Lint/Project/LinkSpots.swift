import ScaffoldRecognition
import ScaffoldSwift

// The declarations that links belong to.
extension InspectedProject {
  /// The property of a link, with its declaration.
  func property(of link: Link, in module: InspectedModule) -> TypeMember? {
    module.entity(named: link.fromType).flatMap { property(named: link.property, of: $0) }
  }

  /// Where the name of a link's property is.
  func spot(of link: Link, in module: InspectedModule) -> Spot? {
    property(of: link, in: module).map {
      Spot(file: $0.file, offset: $0.declaration.nameOffset(of: link.property))
    }
  }

  /// Where the name of a type is.
  func spot(of entity: Int) -> Spot? {
    guard let reference = types.entities[entity].declarations.first else { return nil }
    let declaration = types.declaration(reference)
    return index.declaration(at: declaration.offset, in: reference.file).map {
      Spot(file: reference.file, offset: $0.nameOffset)
    }
  }

  /// The path of the file that declares a type.
  func path(declaring entity: Int) -> String { types.file(of: entity).path }

  /// The files of the app that declare or extend a type, each once.
  func files(of entity: Int?) -> Set<Int> {
    Set(entity.map { types.entities[$0].declarations.map(\.file) } ?? [])
      .filter { !types.files[$0].isTest }
  }

  /// The protocols of a module's links with the first link of each, in the order of the links.
  func protocols(of module: InspectedModule) -> [(entity: Int, link: Link)] {
    var seen: Set<Int> = []
    return module.module.links.compactMap { link in
      guard let entity = entity(of: link.namedProtocol), seen.insert(entity).inserted else {
        return nil
      }
      return (entity, link)
    }
  }

  /// Whether the project has only one protocol with the name. Another one may be meant in other targets.
  func isUnique(_ entity: Int) -> Bool { protocolNames[types.entities[entity].name] == 1 }

  private static let mostStubTokens = 64

  /// Whether the body of a function is empty, or only a literal or a name, or ends the program.
  func isStub(_ member: TypeMember) -> Bool {
    guard let body = member.declaration.body else { return true }
    let file = index.files[member.file]
    let start = file.token(atOrAfter: body.lowerBound)
    // A stub has few tokens.
    let tokens = file.tokens[start...].prefix(Self.mostStubTokens).prefix {
      body.contains($0.range.lowerBound)
    }
    let words = tokens.prefix(2).map { String(decoding: file.text[$0.range], as: UTF8.self) }
    let isEnd =
      words.count == 2 && KnownProtocols.ends.contains(words[0]) && words[1] == "("
      && file.tokens[start + 1].partner.map { file.tokens[$0] == tokens.last } == true
    return isEnd
      || tokens.count < 4 && !tokens.contains { file.text[$0.range].elementsEqual("=".utf8) }
  }
}
