import ScaffoldSwift

/// Finds the smallest pieces of a file that have the name of a module and that a declaration takes for each module.
struct CandidateFinder {
  private let file: SwiftFile
  private let layout: CodeLayout
  /// Whether a range has the module's name.
  private let hasName: (Range<Int>) -> Bool
  private(set) var candidates: [InsertionCandidate] = []

  init(in file: SwiftFile, hasName: @escaping (Range<Int>) -> Bool) {
    (self.file, self.hasName) = (file, hasName)
    layout = CodeLayout(file)
    visit(file.declarations, in: nil)
  }

  /// A type or an extension around declarations.
  private struct Outer {
    let place: InsertionPlace?
    let path: [String]
  }

  private mutating func visit(_ declarations: [Declaration], in outer: Outer?) {
    for index in declarations.indices where hasName(declarations[index].code) {
      // A declaration is large, so that it is not copied.
      switch declarations[index].kind {
      case .import: continue
      case .conditional, .statement, .macroExpansion:
        add(.other, declarations[index].code, to: nil)
      case .struct, .class, .enum, .actor, .protocol, .extension:
        visit(type: declarations[index], in: outer)
      case .enumCase: addCase(declarations[index], in: outer)
      default: visit(member: declarations[index], in: outer)
      }
    }
  }

  private mutating func visit(type: Declaration, in outer: Outer?) {
    guard !hasName(nameRange(of: type)) else {
      return add(.member(type.name, isWhole: true), type.code, to: outer?.place)
    }
    let path = (outer?.path ?? []) + type.name.split(separator: ".").map(String.init)
    let place = InsertionPlace(path.joined(separator: "."), kind: type.kind.rawValue)
    visit(type.members, in: Outer(place: place, path: path))
  }

  /// The range of the name of a type, or of the type that an extension extends.
  private func nameRange(of type: Declaration) -> Range<Int> {
    if let range = type.nameRanges.first { return range }
    let first = file.token(atOrAfter: type.head.lowerBound)
    let end = file.tokens[first...].first { token in
      token.range.lowerBound >= type.head.upperBound
        || [":", "where"].contains(String(decoding: file.text[token.range], as: UTF8.self))
    }
    return type.head.lowerBound..<(end?.range.lowerBound ?? type.head.upperBound)
  }

  private mutating func addCase(_ declaration: Declaration, in outer: Outer?) {
    let hasOneName = !declaration.name.contains(",")
    add(
      hasOneName ? .enumCase(declaration.name) : .other, declaration.code,
      to: hasOneName ? outer?.place : nil)
  }

  private mutating func visit(member: Declaration, in outer: Outer?) {
    guard !member.nameRanges.contains(where: hasName) else {
      return add(.member(member.selector, isWhole: isWhole(member)), member.code, to: outer?.place)
    }
    let path = ((outer?.path ?? []) + [member.selector]).joined(separator: ".")
    switch member.kind {
    case .function, .initializer:
      guard let body = member.body else { return add(.other, member.code, to: nil) }
      if !addClauses(of: member, path) {
        addStatements(in: body, InsertionPlace(path, kind: "func"))
      }
    case .property:
      if !addElements(of: member, path), !addClauses(of: member, path) {
        add(.other, member.code, to: nil)
      }
    case .typealias: addTerms(of: member, path)
    default: add(.other, member.code, to: nil)
    }
  }

  /// Whether a member can be copied with another name: a stored property without a value needs more.
  private func isWhole(_ member: Declaration) -> Bool {
    guard member.kind == .property, member.body == nil, member.accessors == nil else { return true }
    let first = file.token(atOrAfter: member.code.lowerBound)
    return file.tokens[first...].prefix { $0.range.upperBound <= member.code.upperBound }
      .contains { file.text[$0.range].elementsEqual("=".utf8) }
  }

  private mutating func add(
    _ form: InsertionCandidate.Form, _ range: Range<Int>, to place: InsertionPlace?
  ) {
    let isAlone = layout.isFirstOnLine(range.lowerBound)
    let end = file.text[range.upperBound...].firstIndex(where: SwiftByte.isLineEnd)
    // A comment after the code belongs to its line.
    let lines = range.lowerBound..<(end ?? file.text.count)
    let isElement = form == .element
    let next = file.token(atOrAfter: range.upperBound)
    let hasOwnLines = isAlone && next == file.token(atOrAfter: lines.upperBound)
    candidates.append(
      InsertionCandidate(
        form: form, place: isElement || hasOwnLines ? place : nil,
        range: isElement || !hasOwnLines ? range : trimmed(lines)))
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let last = file.text[range].lastIndex { $0 > 0x20 } ?? range.lowerBound
    return range.lowerBound..<max(last + 1, range.lowerBound)
  }

  // MARK: Bodies

  private mutating func addStatements(in body: Range<Int>, _ place: InsertionPlace?) {
    for statement in BodyStatements(in: body, of: file).all where hasName(statement.range) {
      add(.statement(isRegistration: statement.isRegistration), statement.range, to: place)
    }
  }

  /// Adds the cases of the only `switch` of a body.
  ///
  /// - Returns: whether the name is in them.
  private mutating func addClauses(of member: Declaration, _ path: String) -> Bool {
    guard let place = InsertionPlace(path, kind: "switch"),
      case .lines(let lines) = InsertionContent(.switch, member, in: file)
    else { return false }
    let labels = file.labels(in: lines.body)
    let ends = labels.dropFirst().map(\.offset) + [lines.body.upperBound]
    var found = false
    for (label, end) in zip(labels, ends) where !label.isStandard && hasName(label.offset..<end) {
      found = true
      let code = trimmed(label.offset..<end)
      add(.clause(file.nameOfPattern(at: label.offset)), code, to: place)
    }
    return found
  }

  // MARK: Lists

  private mutating func addElements(of member: Declaration, _ path: String) -> Bool {
    guard case .elements(let range, _) = InsertionContent(.array, member, in: file) else {
      return false
    }
    let list = ElementList(between: range, by: ",", in: file)
    let found = list.elements.filter(hasName)
    for element in found {
      let kind = file.hasOuterMark(":", in: element) ? "dictionary" : "array"
      add(.element, element, to: InsertionPlace(path, kind: kind))
    }
    return !found.isEmpty
  }

  private mutating func addTerms(of alias: Declaration, _ path: String) {
    guard case .composition(let range) = InsertionContent(.typealias, alias, in: file) else {
      return
    }
    let list = ElementList(between: range, by: "&", in: file)
    let place = list.elements.count > 1 ? InsertionPlace(path, kind: "typealias") : nil
    for element in list.elements where hasName(element) { add(.element, element, to: place) }
  }
}

extension InsertionPlace {
  /// The place of a kind and a path; `nil` if no kind has the word, or the path has no name.
  fileprivate init?(_ path: String, kind: String) { self.init("\(kind) \(path)") }
}
