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
    let missing = project.conformances.protocols(of: mock).flatMap { found in
      requirements(of: found).filter { !members.contains($0) }.map {
        (selector: $0, protocolName: project.types.entities[found].name)
      }
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

  /// The members of the mock, of its superclasses, and of the extensions of its protocols.
  private var knownMembers: Set<String> {
    var members: Set<String> = []
    let conformances = project.conformances
    let owners = [mock] + conformances.ancestors(of: mock)
    for owner in owners + owners.flatMap(conformances.protocols) {
      for member in project.index.members(of: owner)
      where member.owner.kind == .extension || owners.contains(owner) {
        members.formUnion(member.declaration.selectors)
      }
    }
    return members
  }

  private func requirements(of entity: Int) -> [String] {
    guard project.isUnique(entity) else { return [] }
    return project.index.members(of: entity).filter { member in
      member.owner.kind == .protocol && !member.isConditional
        && [.function, .property].contains(member.declaration.kind)
        && member.declaration.modifiers.allSatisfy { ["static", "mutating"].contains($0.text) }
        && member.declaration.name.utf8.first.map(SwiftByte.isWord) == true
    }.flatMap { $0.declaration.selectors }
  }
}

extension Declaration {
  /// The names of properties and enum cases, or the name of a function with its labels.
  fileprivate var selectors: [String] { kind == .function ? [selector] : names }
}
