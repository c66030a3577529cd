import ScaffoldRecognition
import ScaffoldSwift

extension Rule {
  /// A protocol of a link has no mock, although most modules have one for a link between the same roles.
  static let missingMock = Rule(
    id: "missing-mock",
    summary: "A protocol has no mock, although most modules have one for the same link.",
    severity: .warning,
    isFixable: false,
    wrong: example(withoutMock: "Profile"),
    right: example(withoutMock: nil),
    check: { project in
      let norms = MockNorms(of: project)
      var seen: Set<Int> = []
      return project.modules.flatMap { norms.drafts(of: $0, in: project) }
        .filter { seen.insert($0.entity).inserted }.map(\.draft)
    })

  private static func example(withoutMock missing: String?) -> Example {
    let names = ["Home", "Login", "Profile"]
    let modules = names.map { name in
      """
      protocol \(name)ViewInput: AnyObject { func show() }
      class \(name)Presenter {
        weak var view: \(name)ViewInput?
        func load() { view?.show() }
      }
      class \(name)View: \(name)ViewInput { func show() {} }
      """
    }
    let mocks = names.filter { $0 != missing }.map { name in
      """
      class \(name)ViewMock: \(name)ViewInput {
        var showCount = 0
        func show() { showCount += 1 }
      }
      """
    }
    return Example([
      ("App/Modules.swift", modules.joined(separator: "\n")),
      ("Tests/Mocks.swift", mocks.joined(separator: "\n")),
    ])
  }
}

/// How many modules of each target have mocks for which links.
private struct MockNorms {
  private struct Kind: Hashable {
    let target: String
    let from: Role
    let to: Role
  }

  private var shares: [Kind: LinkNorms.Share] = [:]
  /// The targets for which a tool writes mocks.
  private var generated: Set<String> = []
  /// The names of the types that those of tests inherit from.
  private let testNames: Set<String>
  /// Whether the protocols of modules have a mock.
  private var areMocked: [Int: Bool] = [:]

  init(of project: InspectedProject) {
    testNames = project.index.files.indices.filter { project.types.files[$0].isTest }
      .reduce(into: []) { $0.formUnion(project.index.files[$1].inheritedNames) }
    for module in project.modules {
      if module.module.mocks.contains(where: { $0.generator != nil }) {
        generated.insert(module.module.target)
      }
      var mocked: [Kind: Bool] = [:]
      for (entity, link) in project.protocols(of: module) {
        guard !project.conformances.isBase(entity), let kind = Self.kind(of: link, in: module)
        else { continue }
        let isMocked = areMocked[entity] ?? Self.isMocked(entity, in: project)
        areMocked[entity] = isMocked
        mocked[kind] = mocked[kind] == true || isMocked
      }
      for (kind, isMocked) in mocked { shares[kind, default: LinkNorms.Share()].add(isMocked) }
    }
  }

  func drafts(
    of module: InspectedModule, in project: InspectedProject
  ) -> [(entity: Int, draft: Draft)] {
    guard !generated.contains(module.module.target) else { return [] }
    return project.protocols(of: module).compactMap { entity, link in
      guard !project.conformances.isBase(entity), let kind = Self.kind(of: link, in: module),
        let share = shares[kind], share.isNorm,
        areMocked[entity] == false, project.isUnique(entity), !project.mayChange(entity),
        let spot = project.spot(of: entity), !project.types.file(of: entity).isTest,
        !project.types.first(of: entity).isPrivate, !isGenerated(entity, in: project),
        !testNames.contains(project.types.entities[entity].path.last ?? ""),
        project.index.members(of: entity).contains(where: { $0.owner.kind == .protocol })
      else { return nil }
      let draft = Draft(
        spot: spot, module: module.name,
        message: "the protocol '\(project.types.entities[entity].name)' has no mock",
        note: "\(share.count) of \(share.total) modules have one for the link from the "
          + "\(link.from) to the \(kind.to)")
      return (entity, draft)
    }
  }

  /// A property of a superclass, which all modules share, says nothing about one module.
  private static func kind(of link: Link, in module: InspectedModule) -> Kind? {
    guard link.isInModule, !link.isInherited, let to = link.to, to != link.from else { return nil }
    return Kind(target: module.module.target, from: link.from, to: to)
  }

  /// Whether a type conforms that is a mock by its target or its name, or a class of tests inherits from one that does.
  private static func isMocked(_ entity: Int, in project: InspectedProject) -> Bool {
    if !project.conformances.mocks(conformingTo: entity).isEmpty { return true }
    let words = ["Mock", "Spy", "Stub", "Fake", "Dummy", "Double"]
    let conforming = project.conformances.conforming(to: entity)
    return conforming.conformances.contains { conformance in
      words.contains { conformance.typeName.contains($0) }
    }
      || conforming.entities.contains {
        !project.conformances.testClasses(inheritingFrom: $0).isEmpty
      }
  }

  /// Whether a tool makes the mock in each build: by a macro such as `@Mockable`, or by a mark of Sourcery or mockolo.
  private func isGenerated(_ entity: Int, in project: InspectedProject) -> Bool {
    let reference = project.types.entities[entity].declarations[0]
    let declaration = project.types.declaration(reference)
    guard let code = project.index.declaration(at: declaration.offset, in: reference.file) else {
      return false
    }
    let comment = project.index.files[reference.file].text[
      code.range.lowerBound..<code.code.lowerBound]
    let plain = KnownProtocols.plainAttributes.union(["objc", "preconcurrency"])
    return !code.attributeNames.allSatisfy(plain.contains)
      || code.inheritance.contains { $0.hasSuffix("Mockable") }
      || String(decoding: comment, as: UTF8.self).lowercased().contains("mockable")
  }
}

extension SwiftFile {
  /// The names after the colons of types, also of those in functions, which recognition does not read, and those of generic
  /// arguments: `Mock<LoginViewInput>`.
  fileprivate var inheritedNames: Set<String> {
    var (names, isInHeader) = (Set<String>(), false)
    for place in tokens.indices {
      if isMark("{", at: place) { isInHeader = false }
      if isInHeader { names.insert(string(at: place)) }
      if isMark(":", at: place), place > 1, tokens[place - 2].kind == .word,
        ["actor", "class", "enum", "struct"].contains(string(at: place - 2))
      {
        isInHeader = true
      }
    }
    return names
  }
}
