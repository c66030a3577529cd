import ScaffoldRecognition
import ScaffoldSwift

/// Finds the places where code creates a module, or holds what creates one.
struct MakerFinder {
  struct Maker {
    /// The index of the token that names the type.
    let place: Int
    /// The index of the module.
    let module: Int
    /// The name of the property that holds what creates the module; `nil` if the code creates it here.
    var property: String?
    /// The type whose function creates the module; `nil` if the code does it here.
    var assembly: String?
  }

  let scan: SourceScan
  private let owners: ModuleOwners
  private(set) var found: [Maker] = []

  init(_ scan: SourceScan, _ owners: ModuleOwners) {
    (self.scan, self.owners) = (scan, owners)
    for place in scan.tokens.indices
    where scan.tokens[place].kind == .word && scan.isUppercase(place) {
      guard let owned = owners.owner(ofType: scan.word(place)), let role = owned.role else {
        continue
      }
      if owned.isNamespace {
        // `Login.ViewController()`, and not `Login.Request()`.
        guard scan.isMark(".", at: place + 1), scan.isMark("(", at: place + 3) else { continue }
        let member = scan.word(place + 2)
        guard owners.isPart(member) else { continue }
        found.append(Maker(place: place, module: owned.module))
      } else if let maker = maker(at: place, owned.module, role) {
        found.append(maker)
      }
    }
  }

  private static let makers: Set<Role> = [.view, .router, .helper]

  private func maker(at place: Int, _ module: Int, _ role: Role) -> Maker? {
    guard Self.makers.contains(role) || role == .presenter else { return nil }
    if isDeclared(at: place) { return nil }
    let maker = Maker(place: place, module: module)
    // `LoginBuilder(…)`, `LoginBuilder<T>(…)`, and a trailing closure.
    if scan.isMark("(", at: place + 1) { return isTypeName(at: place) ? nil : maker }
    if scan.isMark(".", at: place + 1) {
      return isMaking(at: place, role) ? maker : nil
    }
    guard Self.makers.contains(role) else { return nil }
    if isTypedResult(at: place) || isResult(at: place) { return maker }
    if role != .view, let property = property(at: place) {
      return Maker(place: place, module: module, property: property)
    }
    return nil
  }

  /// Whether the token is the name in a declaration, or a type that one inherits from.
  private func isDeclared(at place: Int) -> Bool {
    ["class", "struct", "enum", "actor", "protocol", "extension", "typealias", "import"]
      .contains(scan.word(place - 1))
  }

  /// Whether parentheses after the name belong to something else than a call: `case login(LoginView)`.
  private func isTypeName(at place: Int) -> Bool {
    scan.isMark(":", at: place - 1) && !isArgument(at: place) || scan.word(place - 1) == "case"
      || scan.tokens[place + 1].startsLine
  }

  /// Whether the value after a label is in the parentheses of a call.
  private func isArgument(at place: Int) -> Bool {
    guard scan.isInFunction(place) || scan.isMark("(", at: place - 3) else { return false }
    return !["let", "var"].contains(scan.word(place - 3))
  }

  private static let making = [
    "build", "create", "make", "instantiate", "assemble", "init", "new", "setup", "configure",
    "start",
    "module", "view", "present", "show", "push", "open", "load", "from", "controller", "screen",
    "shared", "get", "storyboard",
    "wireframe", "resolve", "default",
  ]

  /// Whether a member of the type creates a module: `LoginRouter.createModule()`.
  private func isMaking(at place: Int, _ role: Role) -> Bool {
    let member = scan.word(place + 2)
    if member == "self" { return isResult(at: place) }
    if member == "init" { return true }
    guard member.first?.isLowercase == true else { return false }
    let isCall = scan.isMark("(", at: place + 3) || scan.isMark("{", at: place + 3)
    let lower = member.lowercased()
    let isNamed = Self.making.contains { lower.contains($0) }
    if role == .helper || role == .router {
      return isCall || isNamed && scan.isMark(".", at: place + 3)
    }
    return isCall && isNamed && role == .view
  }

  /// The name of a strong stored property that has the type; `nil` if there is none.
  private func property(at place: Int) -> String? {
    var colon = place - 1
    if ["any", "some"].contains(scan.word(colon)) { colon -= 1 }
    guard scan.isMark(":", at: colon), ["let", "var"].contains(scan.word(colon - 2)),
      !scan.isInFunction(place)
    else { return nil }
    let modifiers = (max(0, colon - 6)..<colon - 2).reversed().prefix { index in
      !scan.tokens[index + 1].startsLine
    }
    if modifiers.contains(where: { ["weak", "unowned", "static"].contains(scan.word($0)) }) {
      return nil
    }
    let name = scan.word(colon - 1)
    // A module may use the protocols of another one for its own parts.
    return Self.ownParts.contains(name.lowercased()) ? nil : name
  }

  private static let ownParts: Set<String> = [
    "assembly", "builder", "configurator", "coordinator", "factory", "module", "navigator",
    "router",
    "wireframe",
  ]
}
