import Foundation
import Testing

@testable import ScaffoldKit

/// The compiler is the judge of what is a name.
@Suite struct NameCompilerTests {
  @Test("the characters of identifiers are those that the compiler accepts")
  func whatMayStandInAnIdentifierIs() throws {
    var random = SeededGenerator(seed: 7)
    var scalars: Set<Unicode.Scalar> = []
    var previous = false
    for value in UInt32(0x80)...0x10_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let present = Identifier.isContinuation(scalar)
      if present != previous || value < 0x200 {
        scalars.formUnion([scalar, Unicode.Scalar(value - 1)].compactMap { $0 })
      }
      previous = present
    }
    for value in [0x300, 0x370, 0x1DC0, 0x1E00, 0x20D0, 0x2100, 0xFE20, 0xFE30] as [UInt32] {
      scalars.formUnion([Unicode.Scalar(value), Unicode.Scalar(value - 1)].compactMap { $0 })
    }
    for _ in 0..<1_000 { scalars.insert(random.scalar()) }
    let tried = scalars.filter { !$0.isASCII }.sorted()
    try expect(tried.map { "X\($0)Y" }, areNames: tried.map(Identifier.isContinuation))
    try expect(tried.map { "\($0)Y" }, areNames: tried.map(Identifier.isHead))
  }

  /// Words with a meaning of their own in some places only; they can name things.
  static let contextualKeywords: Set<String> = [
    "Protocol", "Type", "actor", "any", "associativity", "async", "autoreleasepool", "borrowing",
    "consume", "consuming", "convenience", "copy", "didSet", "discard", "distributed", "dynamic",
    "each", "final", "get", "higherThan", "indirect", "infix", "isolated", "lazy", "left",
    "lowerThan", "macro", "mutating", "nonisolated", "nonmutating", "none", "open", "optional",
    "override", "package", "postfix", "prefix", "reasync", "required", "right", "sending",
    "set", "some", "then", "unowned", "weak", "willSet", "yield",
  ]

  @Test("keywords are those of the compiler") func keywordsAreThoseOfTheCompiler() throws {
    // `await` may name things, but no call can begin with it.
    let keywords = Identifier.keywords.sorted().filter { $0 != "await" }
    try expect(keywords, areNames: keywords.map { _ in false })
    let others = Self.contextualKeywords.sorted()
    try expect(others, areNames: others.map { _ in true })
  }

  @Test("every accepted name compiles without a warning")
  func everyAcceptedNameCompilesWithoutAWarning() throws {
    let names = try NameCandidates.all.filter(NameRules.isValid).map {
      try ModuleName($0).text
    }
    #expect(names.count > NameCandidates.randomNames / 3)
    let judge = try CompilerJudge()
    var files = [try judge.write(Self.neighbour, to: "Neighbour.swift")]
    var taken: Set<String> = ["Neighbour"]
    for (index, name) in names.enumerated() {
      let declared = [name, name + "Delegate", name + "Presenter"]
      guard taken.isDisjoint(with: declared) else { continue }
      taken.formUnion(declared)
      files.append(try judge.write(Self.stack(name), to: "File\(index).swift"))
    }
    let verdict = try judge.run(
      "swiftc", ["-frontend", "-typecheck", "-swift-version", "6", "-module-name", "App"] + files)
    #expect(verdict.status == 0)
    #expect(verdict.complaints.isEmpty, "\(verdict.complaints.prefix(5))")
    try judge.remove()
  }

  @Test("what the grammar refuses, the compiler refuses")
  func whatTheGrammarRefusesTheCompilerRefuses() throws {
    // Text with blanks or signs could be another declaration, so only letters and the like are tried.
    let refused = NameCandidates.all.filter { name in
      !name.isEmpty && !Identifier.isValid(name)
        && name.unicodeScalars.allSatisfy { !$0.isASCII || Identifier.isContinuation($0) }
    }
    #expect(refused.count > 20)
    try expect(refused, areNames: refused.map { _ in false })
  }

  /// Compares verdicts with the compiler's: one declaration a line, refused where a diagnostic is.
  private func expect(_ names: [String], areNames verdicts: [Bool]) throws {
    let judge = try CompilerJudge()
    for verdict in [true, false] {
      let tried = zip(names, verdicts).filter { $0.1 == verdict }.map(\.0)
      let text = tried.map { "struct \($0) {}\n" }.joined()
      let answer = try judge.run(
        "swiftc", ["-frontend", "-parse", try judge.write(text, to: "names.swift")])
      let lines = Set(
        answer.complaints.filter { $0.hasPrefix("names.swift:") }.compactMap {
          Int($0.split(separator: ":")[1])
        })
      for (index, name) in tried.enumerated() where lines.contains(index + 1) == verdict {
        Issue.record("the compiler does not agree that \(name.debugDescription) is \(verdict)")
      }
    }
    try judge.remove()
  }

  private static func stack(_ name: String) -> String {
    """
    @MainActor protocol \(name): AnyObject { var delegate: (any \(name)Delegate)? { get set } }
    @MainActor protocol \(name)Delegate: AnyObject { func told(by module: any \(name)) }
    @MainActor final class \(name)Presenter: \(name) {
      weak var delegate: (any \(name)Delegate)?
      var functionsCalled: [String] = []
    }
    """
  }

  private static let neighbour = """
    struct Neighbour: Sendable, Equatable, Codable {
      let text: String
      let isOn: Bool
      let list: Array<Int>
      let perhaps: Optional<Double>
    }
    enum NeighbourFault: Error { case failed }
    @MainActor func neighbour(_ any: Any, _ object: AnyObject, done: @escaping @Sendable () -> Void) -> Void {
      let _: Any.Type = type(of: any)
      let task: Task<Void, Never> = Task { done() }
      let result: Result<Int, any Error> = .failure(NeighbourFault.failed)
      _ = (task, result, Swift.Int(1), object)
    }
    """
}
