import ScaffoldRecognition
import ScaffoldSwift

extension Rule {
  /// A mock that is written by hand lacks requirements of a protocol that it conforms to.
  static let incompleteMock = Rule(
    id: "incomplete-mock",
    summary: "A mock lacks a requirement of the protocol that it conforms to.",
    severity: .warning,
    isFixable: false,
    wrong: example(mock: "func show() {}"),
    right: example(mock: "func show() {}\n  func hide() {}"),
    check: { project in
      var seen: Set<Int> = []
      return project.modules.flatMap { module in
        project.protocols(of: module).flatMap { entity, _ in
          project.conformances.mocks(conformingTo: entity).filter { seen.insert($0).inserted }
            .compactMap { MockCheck($0, in: project).draft(in: module) }
        }
      }
    })

  private static func example(mock members: String) -> Example {
    Example([
      (
        "App/Login.swift",
        """
        protocol LoginViewInput: AnyObject { func show(); func hide() }
        class LoginPresenter {
          weak var view: LoginViewInput?
          func load() { view?.show(); view?.hide() }
        }
        class LoginView: LoginViewInput {
          func show() {}
          func hide() {}
        }
        func main(_ presenter: LoginPresenter) { presenter.load() }
        """
      ),
      ("Tests/LoginViewMock.swift", "class LoginViewMock: LoginViewInput {\n  \(members)\n}\n"),
    ])
  }
}

/// What a mock lacks.
private struct MockCheck {
  private let mock: Int
  private let project: InspectedProject

  init(_ mock: Int, in project: InspectedProject) {
    (self.mock, self.project) = (mock, project)
  }

  func draft(in module: InspectedModule) -> Draft? {
    guard isReadable, !project.mayChange(mock), let spot = project.spot(of: mock) else {
      return nil
    }
    let members = knownMembers
    var seen: Set<String> = []
    let missing = project.conformances.protocols(of: mock).flatMap { found in
      // Several protocols may have the same requirement, but one has each overload once.
      var counts: [String: Int] = [:]
      return requirements(of: found).filter {
        counts[$0.key, default: 0] += 1
        return counts[$0.key, default: 0] > members[$0.key, default: 0]
          && seen.insert($0.form).inserted
      }.map { (selector: $0.selector, protocolName: project.types.entities[found].name) }
    }
    guard let first = missing.first else { return nil }
    let list = missing.map { "'\($0.selector)'" }.joined(separator: ", ")
    return Draft(
      spot: spot, module: module.name,
      message: "the mock '\(project.types.entities[mock].name)' lacks \(list) of "
        + "'\(first.protocolName)'")
  }

  /// Whether all members of the mock are in the project: no tool, no macro and no superclass adds others.
  private var isReadable: Bool {
    let types = project.types
    guard types.entities[mock].kind != .enum, types.file(of: mock).generator == nil else {
      return false
    }
    let owners = [mock] + project.conformances.ancestors(of: mock)
    return owners.allSatisfy { owner in
      types.entities[owner].declarations.allSatisfy { reference in
        let declaration = types.declaration(reference)
        let code = project.index.declaration(at: declaration.offset, in: reference.file)
        let plain: Set<String> = ["MainActor", "objc", "objcMembers", "available"]
        guard let code, code.attributeNames.allSatisfy({ plain.contains($0) }) else {
          return false
        }
        let scope = types.scope(of: reference)
        return declaration.inheritance.allSatisfy { written in
          let uses = types.types([written], in: scope)
          if !uses.isEmpty { return uses.allSatisfy { types.entities[$0.entity].kind != nil } }
          return written.path.last == "NSObject"
            || KnownProtocols.members[written.path.last ?? ""] != nil
        }
      }
    } && !project.index.members(of: mock).contains { $0.declaration.kind == .macroExpansion }
  }

  /// How often the mock, its superclasses, and the extensions of its protocols have each member.
  ///
  /// A generic function may be what several requirements ask for, so that it counts for all of them.
  private var knownMembers: [String: Int] {
    var members: [String: Int] = [:]
    let conformances = project.conformances
    let owners = [mock] + conformances.ancestors(of: mock)
    for owner in owners + owners.flatMap(conformances.protocols) {
      for member in project.index.members(of: owner)
      where (member.owner.kind == .extension || owners.contains(owner))
        && !member.declaration.has("private")
      {
        for found in MockMember.all(of: member.declaration) {
          members[found.key, default: 0] += found.isGeneric ? 1_000 : 1
        }
      }
    }
    return members
  }

  private func requirements(of entity: Int) -> [MockMember] {
    guard project.isUnique(entity) else { return [] }
    // Functions that differ by `async` only are one requirement.
    var known: Set<String> = []
    return project.index.members(of: entity).filter { member in
      member.owner.kind == .protocol && !member.isConditional
        && [.function, .property].contains(member.declaration.kind)
        && !member.declaration.has("optional")
        && member.declaration.name.utf8.first.map(SwiftByte.isWord) == true
    }.flatMap { MockMember.all(of: $0.declaration) }
      .filter { known.insert($0.form).inserted }
  }
}

/// A member of a protocol or of a mock: a function, or one of the names that a property or a case of an enum declares.
private struct MockMember {
  let selector: String
  /// The selector, and whether the member belongs to the type.
  let key: String
  /// The types of the parameters, which tell overloads from each other.
  let types: [String]
  let isGeneric: Bool

  /// What one protocol has once.
  var form: String { "\(key) \(types)" }

  static func all(of declaration: Declaration) -> [MockMember] {
    let isFunction = declaration.kind == .function
    let isStatic = declaration.isStatic || declaration.kind == .enumCase
    return (isFunction ? [declaration.selector] : declaration.names).map { selector in
      MockMember(
        selector: selector, key: isStatic ? "static \(selector)" : selector,
        types: declaration.parameterTypes,
        isGeneric: declaration.genericClause != nil
          || declaration.parameterTypes.contains { $0.hasPrefix("some ") })
    }
  }
}
