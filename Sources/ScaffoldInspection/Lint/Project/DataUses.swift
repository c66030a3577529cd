import ScaffoldRecognition
import ScaffoldSwift

/// The places where a type gets or stores data by itself: with a library, or with a service that the project shares.
struct DataUses {
  /// A use, which is the first one of its name in the type.
  struct Use {
    let name: String
    let spot: Spot
  }

  /// The members of libraries by which code gets or stores data. `(` is a new value.
  private static let libraries: [String: Set<String>] = [
    "URLSession": ["shared", "("], "UserDefaults": ["standard", "("], "Realm": ["("],
    "AF": ["request", "upload", "download"], "Alamofire": ["request", "upload", "download"],
    "NSPersistentContainer": ["("], "NSFetchRequest": ["("],
    "NSUbiquitousKeyValueStore": ["default"],
  ]
  private static let sharing: Set<String> = ["shared", "sharedInstance", "instance", "default"]

  private let project: InspectedProject
  private(set) var found: [Use] = []

  init(of entity: Int, in project: InspectedProject) {
    self.project = project
    for reference in project.types.entities[entity].declarations {
      let scope = project.types.scope(of: reference)
      for member in project.index.members(of: reference) where Self.hasCode(member) {
        add(member.declaration.code, of: reference.file, in: scope)
      }
    }
  }

  /// Whether the code of a member is that of the type itself. A nested type is another one, and a static function may
  /// build the module.
  private static func hasCode(_ member: TypeMember) -> Bool {
    [.function, .property, .initializer, .deinitializer, .subscript].contains(
      member.declaration.kind)
      && !member.declaration.isStatic
  }

  private mutating func add(_ code: Range<Int>, of file: Int, in scope: TypeScope) {
    let source = project.index.files[file]
    var place = source.token(atOrAfter: code.lowerBound)
    while place < source.tokens.count, source.tokens[place].range.lowerBound < code.upperBound {
      defer { place += 1 }
      let range = source.tokens[place].range
      guard source.tokens[place].kind == .word,
        UInt8(ascii: "A")...UInt8(ascii: "Z") ~= source.text[range.lowerBound],
        let member = Self.member(after: place, in: source)
      else { continue }
      let name = source.string(at: place)
      guard gives(name, member, in: scope), isNotQualified(place, in: source, of: file),
        !found.contains(where: { $0.name == name })
      else { continue }
      found.append(Use(name: name, spot: Spot(file: file, offset: range.lowerBound)))
    }
  }

  /// The most tokens of generic arguments that are read.
  private static let mostArguments = 64

  /// What code takes from the type here: `shared` in `URLSession.shared` and in `: URLSession = .shared`, and `(` for a
  /// new value.
  private static func member(after place: Int, in source: SwiftFile) -> String? {
    var next = place + 1
    if source.isMark("<", at: next) {
      var depth = 0
      repeat {
        if source.isMark("<", at: next) { depth += 1 }
        if source.isMark(">", at: next) { depth -= 1 }
        next += 1
      } while depth > 0 && next < min(source.tokens.count, place + mostArguments)
      return depth == 0 && source.isMark("(", at: next) ? "(" : nil
    }
    if source.isMark("(", at: next) { return "(" }
    if source.isMark("?", at: next) || source.isMark("!", at: next) { next += 1 }
    if source.isMark("=", at: next) { next += 1 }
    guard source.isMark(".", at: next) else { return nil }
    let member = source.string(at: next + 1)
    return member == "init" ? "(" : member
  }

  /// Whether the name declares no function and belongs to no type, apart from the module that declares it:
  /// `Foundation.URLSession`.
  private func isNotQualified(_ place: Int, in source: SwiftFile, of file: Int) -> Bool {
    guard source.isMark(".", at: place - 1) else { return source.string(at: place - 1) != "func" }
    let module = source.string(at: place - 2)
    return module == "Foundation" || project.types.files[file].imports.contains(module)
  }

  /// Whether a type gives data by a member, such as `URLSession` by `shared`.
  private func gives(_ name: String, _ member: String, in scope: TypeScope) -> Bool {
    if let members = Self.libraries[name] {
      let own = project.types.types(WrittenType.composition(name), in: scope)
      return members.contains(member)
        && own.allSatisfy { project.types.entities[$0.entity].kind == nil }
    }
    guard Self.sharing.contains(member), project.roles.part(named: name)?.role == .worker else {
      return false
    }
    let types = project.outerTypes[name] ?? []
    return types.count == 1 && project.types.entities[types[0]].kind != .protocol
  }
}
