import ScaffoldRecognition
import ScaffoldSwift

extension Rule {
  /// A part has a strong reference to the part that owns it, so that neither is freed.
  static let strongBackReference = Rule(
    id: "strong-back-reference",
    summary:
      "A part has a strong reference back to the part that owns it, which is a retain cycle.",
    severity: .warning,
    isFixable: true,
    wrong: .backReference("var view"),
    right: .backReference(),
    check: { project in
      var seen: Set<Spot> = []
      return project.modules.flatMap { module in
        OwnershipCycles(in: module, of: project).links.compactMap { link, chain in
          StrongProperty(link, in: module, of: project)?.draft(closing: chain)
        }
          + OuterCycles(in: module, of: project).found.map { cycle in
            draft(of: cycle.property, cycle.fromType, at: cycle.spot, module, closing: cycle.chain)
          }
      }.filter { seen.insert($0.spot).inserted }
    })

  fileprivate static func draft(
    of property: String, _ type: String, at spot: Spot, _ module: InspectedModule,
    closing chain: [String]
  ) -> Draft {
    Draft(
      spot: spot, module: module.name,
      message: "'\(property)' of '\(type)' is a strong reference to its owner and closes a retain "
        + "cycle",
      note: "the cycle is \(chain.map { "'\($0)'" }.joined(separator: ", ")) and back")
  }
}

/// A property with a strong reference to the owner of its part.
private struct StrongProperty {
  private let link: Link
  private let module: InspectedModule
  private let project: InspectedProject
  private let member: TypeMember

  init?(_ link: Link, in module: InspectedModule, of project: InspectedProject) {
    guard let member = project.property(of: link, in: module) else { return nil }
    (self.link, self.module, self.project, self.member) = (link, module, project, member)
  }

  func draft(closing chain: [String]) -> Draft {
    let spot = Spot(file: member.file, offset: member.declaration.nameOffset(of: link.property))
    var draft = Rule.draft(of: link.property, link.fromType, at: spot, module, closing: chain)
    draft.fix = fix
    return draft
  }

  /// `weak` before `var`, if the code compiles with it and something else retains the other end.
  ///
  /// Before a view is shown, only the router may have a reference to what it made.
  private var fix: [TextEdit] {
    let declaration = member.declaration
    guard !link.isInherited, link.from != .router, module.isRetained(endOf: link),
      declaration.nameRanges.count == 1, declaration.accessors.map(\.isObservers) ?? true,
      declaration.attributes.isEmpty, !declaration.has("lazy"), !declaration.isStatic,
      let type = declaration.resultType, type.hasSuffix("?") || type.hasSuffix("!"),
      isClassBound, let keyword = keyword
    else { return [] }
    return [
      TextEdit(
        path: project.path(of: member.file), range: keyword..<keyword, replacement: "weak ")
    ]
  }

  private var isClassBound: Bool {
    guard let entity = project.entity(of: link.namedProtocol) else {
      return module.part(named: link.toType)?.kind == .class
    }
    return ClassBound(entity, in: project.index) == .yes
  }

  /// Where `var` is; `nil` for `let`, and for a property with a value.
  private var keyword: Int? {
    let file = project.index.files[member.file]
    let range = member.declaration.nameRanges[0]
    let name = file.token(atOrAfter: range.lowerBound)
    guard name > 0, name < file.tokens.count, file.tokens[name].range == range else { return nil }
    let code = member.declaration.code
    let head = file.tokens[name...].prefix {
      $0.range.lowerBound < code.upperBound && file.text[$0.range.lowerBound] != UInt8(ascii: "{")
    }
    let hasValue = head.contains { file.text[$0.range].elementsEqual("=".utf8) }
    let isNil = head.last.map { file.text[$0.range].elementsEqual("nil".utf8) } ?? false
    let keyword = file.tokens[name - 1]
    guard file.text[keyword.range].elementsEqual("var".utf8), !hasValue || isNil else { return nil }
    return keyword.range.lowerBound
  }
}

extension [Declaration.Part] {
  /// Whether all accessors observe the value.
  fileprivate var isObservers: Bool {
    allSatisfy { ["willSet", "didSet"].contains($0.text.prefix { $0 != "(" }) }
  }
}
