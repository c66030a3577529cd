import ScaffoldRecognition

/// Adds requirements to a module that no record describes, one after the other.
struct ModuleAdditions {
  private let request: AdditionRequest
  private let roles: RoleTable
  private var sources: [ScaffoldRecognition.SourceText]
  /// The texts before the first edit, by their paths.
  private var originals: [String: [UInt8]] = [:]
  private(set) var notes: [Diagnostic] = []
  /// The target of the module.
  private(set) var target = ""

  init(
    _ request: AdditionRequest, in sources: [ScaffoldRecognition.SourceText], by roles: RoleTable
  ) {
    (self.request, self.sources, self.roles) = (request, sources, roles)
  }

  /// Adds all signatures.
  ///
  /// - Returns: the files that differ, with their texts before and after.
  /// - Throws: if the module is not found, and the first signature that cannot be added.
  mutating func run() throws(ScaffoldError) -> [(path: String, before: [UInt8], after: [UInt8])] {
    for signature in request.signatures { try add(signature) }
    return sources.compactMap { source in
      originals[source.path].flatMap { before in
        before == source.text ? nil : (source.path, before, source.text)
      }
    }
  }

  private mutating func add(_ signature: String) throws(ScaffoldError) {
    let module = try module()
    target = module.target
    let (from, to) = (request.from.map(Self.role), request.to.map(Self.role))
    let edits: [SourceEdit]
    let found: [AdditionNote]
    do throws(AdditionError) {
      if request.removes {
        let removal = try ScaffoldRecognition.Removal(
          of: signature, from: from, to: to, in: module, sources: sources,
          all: request.editsAllTypes)
        (edits, found) = (removal.edits, removal.notes)
      } else {
        let addition = try Addition(
          of: signature, from: from, to: to, in: module, sources: sources,
          all: request.editsAllTypes)
        (edits, found) = (addition.edits, addition.notes)
      }
    } catch {
      throw ScaffoldError([.addition(error, of: signature, to: module, request)])
    }
    if !request.removes,
      let warning = ActionSignature.styleWarning(of: signature, path: "SIGNATURE")
    {
      notes.append(warning)
    }
    notes += found.map(Diagnostic.remark)
    for edit in edits {
      guard let index = sources.firstIndex(where: { $0.path == edit.path }) else { continue }
      let old = sources[index]
      originals[edit.path] = originals[edit.path] ?? old.text
      sources[index] = .init(
        path: old.path, text: edit.text, module: old.module, isTest: old.isTest)
    }
  }

  private func module() throws(ScaffoldError) -> RecognizedModule {
    let modules = Recognition(of: sources, roles: roles).modules.filter {
      request.target == nil || $0.target == request.target
    }
    let word = ModuleWord(request.module)
    let found = modules.filter(word.isName)
    guard let module = found.first else {
      throw ScaffoldError(word.notFound(among: modules.map(\.name)))
    }
    guard found.count == 1 else {
      let name = request.module.escapingControlCharacters
      let choices = found.map { "'--target \($0.target.shellQuoted)'" }.joined(separator: " or ")
      throw ScaffoldError(
        .usage, .severalTargets, "'\(name)' is a module of several targets",
        help: "choose one with \(choices)")
    }
    return module
  }

  /// The role that a word means: teams call a router a wireframe, too.
  private static func role(_ word: String) -> Role {
    switch word.asWord {
    case "wireframe", "coordinator": .router
    case "viewcontroller", "view-controller", "controller": .view
    case "service", "data-manager", "datamanager", "repository": .worker
    default: Role(rawValue: word.asWord)
    }
  }
}

extension Diagnostic {
  /// What an addition leaves to the user.
  fileprivate static func remark(_ note: AdditionNote) -> Diagnostic {
    let isUsed = if case .use = note.subject { true } else { false }
    return Diagnostic(
      .usage, isUsed ? .stillUsed : .notDerived, note.description.escapingControlCharacters,
      at: SourceLocation(note.place), severity: isUsed ? .warning : .note)
  }

  /// Why a signature cannot be added to a module, or removed from it.
  fileprivate static func addition(
    _ error: AdditionError, of signature: String, to module: RecognizedModule,
    _ request: AdditionRequest
  ) -> Diagnostic {
    let typed = signature.escapingControlCharacters
    func usage(_ code: Code, _ message: String, _ help: String? = nil) -> Diagnostic {
      Diagnostic(.usage, code, message, help: help)
    }
    switch error {
    case .invalidSignature(_, let reason):
      return usage(.syntax, "'\(typed)': \(reason)", "type it as a protocol requires it")
    case .noRoles(let links):
      return usage(
        .unknownLink, "it is not known which part calls '\(typed)'",
        choices(links, signature, module, request))
    case .noLink(let from, let to, let links):
      return usage(
        .unknownLink,
        "'\(module.name)' has no protocol from \(from) to \(to)".escapingControlCharacters,
        choices(links, signature, module, request))
    case .severalProtocols(let names):
      return usage(
        .severalLinks, "several protocols link these parts: \(names.joined(separator: ", "))",
        "edit one of them by hand")
    case .noConformingType(let name):
      return usage(
        .noConformingType, "no type of the project conforms to '\(name)'",
        "declare the conformance of the type first")
    case .severalConformingTypes(let name, let others),
      .conformingTypesOutside(let name, let others):
      let names = others.map { "\($0.typeName) (\($0.place.path):\($0.place.line))" }
      return usage(
        .severalConformingTypes,
        "other types conform to '\(name)', too: \(names.joined(separator: ", "))",
        "add '--all' to edit all of them")
    case .alreadyRequired(let name, let place):
      return Diagnostic(
        .usage, .requirementExists, "'\(name)' is required already", at: .init(place),
        help: "to remove it, add '--remove'")
    case .clash(let name, let type, let place):
      return Diagnostic(
        .usage, .actionClash, "'\(type)' has a member '\(name)' already", at: .init(place),
        help: "choose another name, or rename the member")
    case .notRequired(let name, let protocolName):
      return usage(.noRequirement, "'\(protocolName)' does not require '\(name)'")
    case .severalRequirements(let name, let places):
      let lines = places.map { "\($0.path):\($0.line)" }.joined(separator: ", ")
      return usage(
        .noRequirement, "several requirements are named '\(name)': \(lines)",
        "type the whole signature")
    case .unreadable(let path, let reason):
      return Diagnostic(
        .data, .unreadableSource, reason.escapingControlCharacters,
        at: SourceLocation(path: path), help: "edit the file by hand")
    }
  }

  /// A command for each link that takes a requirement.
  private static func choices(
    _ links: [ListedLink], _ signature: String, _ module: RecognizedModule,
    _ request: AdditionRequest
  ) -> String {
    let lines = links.compactMap { link -> String? in
      guard link.protocolName != nil, let to = link.to else { return nil }
      let command =
        "viper-gen add \(module.name.shellQuoted) \(signature.shellQuoted) "
        + "--from \(link.from) --to \(to)"
      return "\n  " + command + (request.removes ? " --remove" : "")
    }
    return lines.isEmpty
      ? "the module has no link with a protocol" : "type one of:" + lines.uniqued.joined()
  }
}
