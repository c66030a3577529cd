import ScaffoldSwift

/// Compares the declarations of a file with those of other modules.
struct FileComparison {
  let file: SwiftFile
  private let places: PlaceFinder
  private let others: [DeclarationIndex]
  var cuts: [Range<Int>] = []
  private(set) var remarks: [LessonRemark] = []

  init(_ file: SwiftFile, path: String, with others: [DeclarationIndex]) {
    (self.file, self.others) = (file, others)
    places = PlaceFinder(path: path, text: file.text)
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
    default: compareBody(of: declaration, key)
    }
    return true
  }

  private mutating func compareBody(of declaration: Declaration, _ key: String) {
    guard let body = declaration.body else { return }
    let lines = BodyLines(of: body, in: file.text)
    let bodies = others.map { $0.body(of: key) ?? [] }
    let code = lines.lines.filter { !$0.isEmpty }
    guard bodies.contains(where: { $0.filter { !$0.isEmpty } != code }) else { return }
    let isFunction = declaration.kind == .function || declaration.kind == .initializer
    let needsResult = declaration.resultType != nil || declaration.kind == .initializer
    if isFunction, let cut = lines.cuts(to: bodies, needsResult: needsResult) {
      cuts += cut
      addRemark(.commonLines(declaration.selector), at: declaration)
    } else {
      addRemark(.firstBody(declaration.selector), at: declaration)
    }
  }

  mutating func addRemark(_ subject: LessonRemark.Subject, at declaration: Declaration) {
    let place = places.place(at: declaration.placeOffset)
    remarks.append(LessonRemark(subject: subject, place: place, count: 1))
  }
}
