import Foundation
import Testing

@testable import ScaffoldKit

/// Functions and variables at the top level: a type of the same name is an invalid redeclaration.
@Suite struct DeclaredValueTests {
  /// Declarations, with `S` for the name of a type in another file.
  static let samples = [
    "func S() {}", "func S(_ a: Int) -> Int { a }",
    "func S<T>(_ t: T) -> T where T: Equatable { t }",
    "private func S() {}", "fileprivate func S() {}", "public func S() throws {}", "func `S`() {}",
    "func S(_ f: () throws -> Int) rethrows -> Int { try f() }", "func S() -> some Equatable { 1 }",
    "func S(_ f: () async -> Int) {}", "func S() -> () async -> Int { { 1 } }",
    "@MainActor func S() -> Int { 1 }", "nonisolated\nfunc\nS\n()\n{}",
    "func S<T: Sequence<Int>, U: Equatable>(_ t: T, _ u: U) {}",
    "@available(*, unavailable) func S() {}", "#if os(Linux) || os(macOS)\nfunc S() {}\n#endif",
    "let S = 1", "var S: Int { 1 }", "private let S = 1", "fileprivate var S: Int { get { 1 } }",
    "let `S` = 1", "let (S, bN) = (1, 2)", "let (aN, (S, cN)) = (1, (2, 3))",
    "let (a: S, b: bN) = (a: 1, b: 2)", "let aN = 1, S = 2", "let aN = 1,\n  S: Int = 2",
    "let aN: Int = 3, S: [Int: String] = [:]", "let aN = { 1 }, S = 3", "let aN = 1 < 2, S = 3",
    "let aN: Dictionary<Int, Int> = [:], S = 2", "nonisolated(unsafe) var S: Int = 2 { didSet {} }",
    "nonisolated(unsafe) private(set) var S = 1", "let aN = 1; let S = 2",
    "typealias S = Int", "private struct S {}", "enum S<T> {}", "actor S {}", "protocol S {}",
    // Accepted beside a type.
    "func S() async {}", "func S(_ a: Int) async throws -> Int { a }", "private func S() async {}",
    "func S<T>(_ t: T) async where T: Equatable {}",
    "func S(\n  _ a: Int\n)\n  async\n  -> Int { a }",
    "func fN() { func S() {} }", "func fN() { let S = 1; _ = S }", "struct ZN { func S() {} }",
    "enum ZN { case S }", "extension Int { func S() {} }", "extension Int { struct S {} }",
    "struct ZN { static let S = 1; var S: Int { 1 } }", "precedencegroup S {}",
    "let (S: aN, b: bN) = (S: 1, b: 2)", "let aN: Dictionary<Int, QN> = [:]\nstruct QN {}",
    "let aN: Dictionary<Int, S> = [:]", "let aN: (S?, S?) = (nil, nil)",
    "let aN = f(S.self, S.self)",
    "let aN: S? = nil", "let aN = [1: S.self, 2: S.self]", "func fN(S: Int) {}",
    "func fN<S>(_ s: S) {}",
    "@freestanding(expression) macro S() -> Int = #externalMacro(module: \"M\", type: \"T\")",
    "// let S = 1\n/* func S() {} */", "let aN = \"let S = 1\"", "import func Foundation.exit",
  ]

  /// The compiler does not check private declarations if there are other errors.
  @Test(
    "are found exactly where the compiler refuses a type of their name",
    arguments: [true, false])
  func asTheCompiler(isPrivate: Bool) throws {
    let samples = Self.samples.filter { sample in
      ["private ", "fileprivate "].contains(where: sample.hasPrefix) == isPrivate
    }
    var (types, code) = ("", "func f(_ a: Any.Type, _ b: Any.Type) -> Int { 1 }\n")
    var found: [Int] = []
    for (index, sample) in samples.enumerated() {
      let text = Self.numbered(sample, index)
      types += "struct S\(index) {}\n"
      code += text + "\n"
      let declared = TopLevelName.all(in: Array(text.utf8))
      found += declared.compactMap { $0.name == "S\(index)" ? index : nil }
    }
    let judge = try CompilerJudge()
    let verdict = try judge.run(
      "swiftc",
      [
        "-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "App",
        try judge.write(types, to: "Types.swift"), try judge.write(code, to: "Code.swift"),
      ])
    let refused = samples.indices.filter { index in
      ["'", "("].contains { verdict.output.contains("invalid redeclaration of 'S\(index)\($0)") }
    }
    #expect(found.map { samples[$0] } == refused.map { samples[$0] })
    #expect(refused.count >= 5)
    try judge.remove()
  }

  /// A sample with a name of its own for `S` and each name that ends with `N`.
  private static func numbered(_ sample: String, _ index: Int) -> String {
    words(in: sample).map { word in
      let isName = word == "S" || word.count == 2 && word.hasSuffix("N")
      return isName ? "\(word)\(index)" : word
    }.joined()
  }

  /// The words of a text, and what is between them.
  private static func words(in text: String) -> [String] {
    text.reduce(into: [""]) { words, character in
      let isPart = character.isLetter && words.last?.last?.isLetter == true
      if isPart {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
  }

  @Test(
    "in conditions of a script are local",
    arguments: [
      "if let S = Optional(1) {}", "guard let a = b, let S = c else { exit(1) }",
      "while var S = next() {}", "for case let S in list {}", "if case let S = 1 {}",
      "if a,\nlet S = b {}",
      "async let S = f()", "do {} catch let S {}",
    ])
  func conditions(_ code: String) {
    #expect(TopLevelName.all(in: Array(code.utf8)).filter { $0.name == "S" } == [])
  }

  @Test("in a script are found after statements")
  func script() {
    let code =
      "if let a = b { print(a) }\nlet S = 1\nprint(S, S)\nx.let\nlet actor = 1\nfunc T() {}\n"
    let found = TopLevelName.all(in: Array(code.utf8))
    #expect(found.map(\.name) == ["S", "actor", "T"])
    #expect(found.allSatisfy { $0.kind == .value })
  }
}
