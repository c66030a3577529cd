import ScaffoldSwift

/// Compares the declarations of a file with those of other modules.
struct FileComparison {
  let file: SwiftFile
  private let places: PlaceFinder
  private let others: [DeclarationIndex]
  private let isTest: Bool
  var cuts: [Range<Int>] = []
  private(set) var remarks: [LessonRemark] = []

  init(_ file: SwiftFile, of source: SourceText, with others: [DeclarationIndex]) {
    (self.file, self.others, isTest) = (file, others, source.isTest)
    places = PlaceFinder(path: source.path, text: file.text)
  }

  /// The cuts in their order, without those within others, and without blank lines before the end of a type.
  var joinedCuts: [Range<Int>] {
    var result: [Range<Int>] = []
    for cut in cuts.sorted(by: { $0.lowerBound < $1.lowerBound }) where !cut.isEmpty {
      guard let last = result.last, last.upperBound >= cut.lowerBound else {
        result.append(cut)
        continue
      }
      result[result.count - 1] = last.lowerBound..<max(last.upperBound, cut.upperBound)
    }
    return result.map { startWithBlankLines(of: $0)..<$0.upperBound }
  }

  /// Cuts what is not common, and returns how many declarations are left without imports.
  mutating func compare(_ declarations: [Declaration], in path: String) -> Int {
    var kept = 0
    for index in declarations.indices where declarations[index].kind != .import {
      if isKept(declarations[index], in: path) {
        kept += 1
      } else {
        cut(declarations[index])
      }
    }
    return kept
  }

  private mutating func isKept(_ declaration: Declaration, in path: String) -> Bool {
    let key = DeclarationIndex.key(of: declaration, in: path, file)
    if declaration.kind != .extension {
      guard others.allSatisfy({ $0.has(key) }) else { return false }
    }
    switch declaration.kind {
    case .struct, .class, .enum, .actor, .protocol, .extension:
      let inner = DeclarationIndex.path(of: declaration, in: path)
      let count = remarks.count
      let kept = compare(declaration.members, in: inner)
      let common = declaration.inheritance.filter { other in
        others.allSatisfy { $0.conforms(inner, to: other) }
      }
      if declaration.kind == .extension, kept == 0, common.isEmpty {
        remarks.removeLast(remarks.count - count)
        return false
      }
      cutConformances(of: declaration, except: Set(common))
    default: compareBody(of: declaration, key, in: path)
    }
    return true
  }

  private mutating func compareBody(of declaration: Declaration, _ key: String, in path: String) {
    guard let body = declaration.body else { return }
    let statements = CommonStatements(of: body, in: file.text)
    let bodies = others.map { $0.body(of: key) ?? [] }
    guard bodies.contains(where: { $0 != statements.code }) else { return }
    guard let need = need(of: declaration, in: path),
      let common = statements.cuts(to: bodies, for: need)
    else { return addRemark(.firstBody(declaration.selector), at: declaration) }
    if common.isAll {
      cuts += common.ranges
    } else {
      for range in common.ranges { cutLines(of: range) }
    }
    addRemark(.commonStatements(declaration.selector), at: declaration)
  }

  /// What a function needs; `nil` for a declaration whose body is taken whole.
  private func need(of declaration: Declaration, in path: String) -> CommonStatements.Need? {
    switch declaration.kind {
    case .initializer:
      return .initializer { [others] name in
        others.allSatisfy { $0.has("\(path)  property \(name)") }
      }
    case .function:
      if declaration.resultType != nil { return .result }
      if isTest, declaration.isTest { return .test }
      return declaration.modifiers.contains { $0.text == "override" } ? .override : .nothing
    default: return nil
    }
  }

  mutating func addRemark(_ subject: LessonRemark.Subject, at declaration: Declaration) {
    let place = places.place(at: declaration.placeOffset)
    remarks.append(LessonRemark(subject: subject, place: place, count: 1))
  }
}

extension Declaration {
  /// Whether a function of tests is one, by its name or its attribute.
  fileprivate var isTest: Bool {
    name.hasPrefix("test") || attributes.contains { $0.text.hasPrefix("@Test") }
  }
}
