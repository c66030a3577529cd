import ScaffoldSwift

/// The loops over functions that differ from module to module: in the protocol of a link, in the type that conforms, and in
/// the mocks.
struct LinkLoops {
  private(set) var options: [LessonOption] = []
  /// The loops, by the paths of the files.
  private(set) var insertions: [String: [TemplateInsertion]] = [:]
  private let first: LearntModule
  private var sources: ProjectSources

  init(of first: LearntModule, with others: [DeclarationIndex]) {
    self.first = first
    sources = ProjectSources(first.selection.files.map(\.source))
    guard !others.isEmpty else { return }
    let own = DeclarationIndex(
      of: first.selection.files.compactMap { SwiftFile(ifReadable: $0.source.text) })
    var seen: Set<String> = []
    for link in first.module.links {
      guard link.isInModule, link.state == .served, let to = link.to, let held = link.namedProtocol,
        let conformance = link.conformances.first, seen.insert(held.name).inserted,
        others.contains(where: { $0.functions(of: held.name) != own.functions(of: held.name) }),
        others.allSatisfy({
          $0.has("protocol", named: held.name)
            && $0.conforms(conformance.typeName, to: held.name)
        })
      else { continue }
      let name = "\(link.from.rawValue)-to-\(to.rawValue)"
      guard !options.contains(where: { $0.name == name }) else { continue }
      add(name, held, conformance, with: others, help: "What the \(link.from) asks the \(to) to do")
    }
  }

  private mutating func add(
    _ name: String, _ held: Link.NamedProtocol, _ conformance: Conformance,
    with others: [DeclarationIndex], help: String
  ) {
    do throws(AdditionError) {
      let body = try sources.body(at: held.place)
      let type = try sources.body(at: conformance.place)
      let file = try sources.file(at: held.place.path)
      let mocks = first.module.mocks.filter { mock in
        mock.generator == nil && mock.replaces.contains(held.name)
          && sources.has(mock.place.path)
          && others.allSatisfy { $0.conforms(mock.typeName, to: held.name) }
      }
      let doubles = try mocks.map { mock throws(AdditionError) in try sources.body(at: mock.place) }
      let common = body.members.filter { member in
        let key = DeclarationIndex.key(of: member, in: held.name, file)
        return member.kind == .function && others.allSatisfy { $0.has(key) }
      }
      options.append(
        LessonOption(
          name: name, help: help,
          existing: common.compactMap {
            Self.signature(of: $0, in: file, without: first.module.name)
          }))
      let access =
        MemberNeeds(of: [type], for: body.declaration.access).access.map { "\($0) " } ?? ""
      insert(["<<action.requirement>>"], over: name, at: body, isSpaced: false)
      let stub = ["func <<action.declaration>> {", "}"]
      insert(["\(access)\(stub[0])", stub[1]], over: name, at: type, isSpaced: true)
      for double in doubles { insert(stub, over: name, at: double, isSpaced: true) }
    } catch {
      // A file of the link is left out, so that the template has no place for a loop.
      return
    }
  }

  /// Puts a loop at the end of a body.
  private mutating func insert(
    _ lines: [String], over name: String, at body: TypeBody, isSpaced: Bool
  ) {
    guard let braces = body.declaration.body else { return }
    let layout = body.layout
    let brace = layout.indentation(at: body.declaration.code.lowerBound)
    let indentation = String(decoding: brace + layout.unit, as: UTF8.self)
    let end = String(decoding: layout.lineEnd, as: UTF8.self)
    var text = ["\(indentation)<<for action in \(name)>>"]
    if isSpaced { text.append("") }
    text += lines.map { indentation + $0 } + ["\(indentation)<<end>>", ""]
    // The closing brace gets a line of its own.
    let isFree = layout.isFirstOnLine(braces.upperBound)
    let start = isFree ? braces.upperBound - brace.count : braces.upperBound
    let before = isFree ? "" : end
    let after = isFree ? "" : String(decoding: brace, as: UTF8.self)
    insertions[body.path, default: []].append(
      TemplateInsertion(offset: start, text: before + text.joined(separator: end) + after))
  }

  /// The signature of a function that an option can list; `nil` for one that it does not accept, and for one with the
  /// module's name.
  static func signature(
    of function: Declaration, in file: SwiftFile, without name: String
  ) -> String? {
    guard function.resultType == nil, function.effects.isEmpty, function.genericClause == nil,
      function.attributes.isEmpty, let place = function.nameRanges.first
    else { return nil }
    let text = String(
      decoding: file.text[place.lowerBound..<function.head.upperBound], as: UTF8.self)
    return text.contains(where: \.isNewline) || text.contains(name) ? nil : text
  }
}
