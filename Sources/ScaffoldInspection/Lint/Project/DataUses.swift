import ScaffoldRecognition
import ScaffoldSwift

/// The places where a type gets or stores data by itself: with a library, or with a service that the project shares.
struct DataUses {
  /// A use, which is the first one of its name in the type.
  struct Use {
    let name: String
    let spot: Spot
  }

  /// The members of libraries by which code gets or stores data. `(` is a new value, also with generic arguments.
  private static let libraries: [String: Set<String>] = [
    "URLSession": ["shared", "("], "UserDefaults": ["standard"], "Realm": ["("],
    "AF": ["request", "upload", "download"], "Alamofire": ["request", "upload", "download"],
    "NSPersistentContainer": ["("], "NSFetchRequest": ["("],
    "NSUbiquitousKeyValueStore": ["default"],
  ]
  private static let sharing: Set<String> = ["shared", "sharedInstance", "instance", "default"]

  private let project: InspectedProject
  private(set) var found: [Use] = []

  init(of entity: Int, in project: InspectedProject) {
    self.project = project
    for member in project.index.members(of: entity) where Self.hasCode(member) {
      add(member.declaration.code, of: member.file)
    }
  }

  /// Whether the code of a member is that of the type itself. A nested type is another one, and a static function may
  /// build the module.
  private static func hasCode(_ member: TypeMember) -> Bool {
    [.function, .property, .initializer].contains(member.declaration.kind)
      && !member.declaration.isStatic
  }

  private mutating func add(_ code: Range<Int>, of file: Int) {
    let source = project.index.files[file]
    let tokens = source.tokens
    var place = Self.firstToken(from: code.lowerBound, in: tokens)
    while place < tokens.count, tokens[place].range.lowerBound < code.upperBound {
      defer { place += 1 }
      guard tokens[place].kind == .word, place + 2 < tokens.count else { continue }
      let range = tokens[place].range
      guard UInt8(ascii: "A")...UInt8(ascii: "Z") ~= source.text[range.lowerBound],
        place == 0 || source.text[tokens[place - 1].range.lowerBound] != UInt8(ascii: ".")
      else { continue }
      let words = (place...place + 2).map {
        String(decoding: source.text[tokens[$0].range], as: UTF8.self)
      }
      guard gives(words), !found.contains(where: { $0.name == words[0] }) else { continue }
      found.append(Use(name: words[0], spot: Spot(file: file, offset: range.lowerBound)))
    }
  }

  /// Whether the words are such as `URLSession`, `.`, `shared`.
  private func gives(_ words: [String]) -> Bool {
    if let members = Self.libraries[words[0]] {
      guard project.outerTypes[words[0]] == nil else { return false }
      return words[1] == "."
        ? members.contains(words[2]) : "(<".contains(words[1]) && members.contains("(")
    }
    guard words[1] == ".", Self.sharing.contains(words[2]),
      project.roles.part(named: words[0])?.role == .worker
    else { return false }
    let types = project.outerTypes[words[0]] ?? []
    return types.count == 1 && project.types.entities[types[0]].kind != .protocol
  }

  private static func firstToken(from offset: Int, in tokens: [SwiftToken]) -> Int {
    var (low, high) = (0, tokens.count)
    while low < high {
      let middle = (low + high) / 2
      if tokens[middle].range.lowerBound < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
