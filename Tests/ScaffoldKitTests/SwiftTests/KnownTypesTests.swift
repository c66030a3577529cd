import Testing

@testable import ScaffoldKit

/// What the library knows about types of the standard library and Foundation, compared with the compiler.
@Suite("What is known of a type")
struct KnownTypesTests {
  static let values = [KnownTypes.ordered, KnownTypes.unordered, KnownTypes.others]

  @Test("the conformances of a struct or enum are those that the compiler knows")
  func conformances() throws {
    let probes = Self.values.flatMap { $0.sorted() }.flatMap { name in
      [
        Probe("(_ x: Range<\(name)>)", KnownTypes.conforms(name, to: .comparable)),
        Probe("(_ x: Set<\(name)>)", KnownTypes.conforms(name, to: .hashable)),
        Probe("() throws(\(name))", KnownTypes.conforms(name, to: .error)),
        Probe("(_ x: any \(name))", false), Probe("(_ x: \(name) & Sendable)", false),
        Probe("(_ x: \(name)<Int>)", false),
      ]
    }
    #expect(probes.count > 300)
    try Probe.expectAgreement(probes)
  }

  @Test("the requirements of a generic type are those that the compiler knows")
  func arguments() throws {
    let names = ToolchainTypeNames.swift.sorted() + ["Measurement"]
    var probes: [Probe] = []
    for name in names {
      guard let demands = KnownTypes.demands(of: name), !demands.isEmpty else { continue }
      var good = demands.map(\.example)
      if name == "Measurement" { good = ["UnitLength"] }
      if name == "Unmanaged" { good = ["NSObject"] }
      probes.append(Probe("(_ x: \(name))", false))
      probes.append(Probe("(_ x: \(name)<\(good.joined(separator: ", "))>)", true))
      probes.append(Probe("(_ x: \(name)<\((good + ["Int"]).joined(separator: ", "))>)", false))
      for (index, demand) in demands.enumerated() where demand != .nothing {
        var bad = good
        bad[index] = "StaticString"
        probes.append(Probe("(_ x: \(name)<\(bad.joined(separator: ", "))>)", false))
      }
      guard KnownTypes.isAsItsArguments(name) else { continue }
      probes.append(Probe("(_ x: any \(name)<\(good.joined(separator: ", "))>)", false))
      probes.append(Probe("(_ x: Range<\(name)<\(good.joined(separator: ", "))>>)", false))
      probes.append(Probe("() throws(\(name)<\(good.joined(separator: ", "))>)", false))
      let isHashable = demands.last != .error
      probes.append(Probe("(_ x: Set<\(name)<\(good.joined(separator: ", "))>>)", isHashable))
    }
    #expect(probes.count > 100)
    try Probe.expectAgreement(probes)
  }

  @Test("a protocol can follow 'any', and only 'Error' conforms to itself")
  func protocols() throws {
    let probes = KnownTypes.protocols.sorted().flatMap { name in
      [
        Probe("(_ x: any \(name))", true), Probe("(_ x: (any \(name) & Sendable)?)", true),
        Probe("(_ x: any \(name).Type)", true),
        Probe("(_ x: Set<any \(name)>)", false), Probe("(_ x: Range<any \(name)>)", false),
        Probe("() throws(any \(name))", name == "Error"),
      ]
    }
    try Probe.expectAgreement(probes)
  }

  @Test("every protocol of the standard library that cannot be used alone is listed")
  func bareProtocols() throws {
    let own = ["Clock", "Collection", "Sequence"]
    let names = ToolchainTypeNames.swift.sorted().filter {
      !KnownTypes.isProtocol($0) && !own.contains($0)
    }
    let verdict = try Probe.verdict(of: names.map { Probe("(_ x: \($0))", true) })
    #expect(verdict.complaints.filter { $0.contains("use of protocol '") } == [])
  }

  /// Types that the compiler refuses; the error is at the place after `^`.
  static let refused: [(String, String)] = [
    ("x: ^Result<Int>", "'Result' takes two types"),
    ("x: ^Array<Int, Int>", "'Array' takes one type in angle brackets"),
    ("x: ^Set", "write 'Set<String>', or 'Feature.Set' for a type of your own"),
    ("x: ^Array.Type", "write 'Array<Int>'"),
    ("x: Swift.^Dictionary<Int>", "write 'Dictionary<String, Int>'"),
    ("x: [^String<Int>]", "'String' takes no type"),
    ("x: ^Task<Int>", "write 'Task<Int, any Error>', or 'Feature.Task' for a type of your own"),
    (
      "x: Result<Int, ^String>",
      "the type 'String' does not conform to 'Error'\n  act(x: Result<Int, String>)\n"
    ),
    ("x: Result<Int, ^any Error & Codable>", "does not conform to 'Error'"),
    ("x: Result<Int, ^Int?>", "write one that does, such as 'any Error'"),
    ("x: Swift.Result<Int, ^any LocalizedError>", "'any LocalizedError' does not conform"),
    ("x: Set<^(Int, Int)>", "'(Int, Int)' does not conform to 'Hashable'"),
    ("x: Set<^Any>", "does not conform to 'Hashable'"),
    ("x: Set<^[Any]>", "does not conform to 'Hashable'"),
    ("x: Set<^Set<Int>.Type>", "does not conform to 'Hashable'"),
    ("x: Set<^Equatable>", "'any Equatable' does not conform to 'Hashable'"),
    ("x: [^(Int, Int): String]", "such as 'String'"),
    ("x: [^() -> Void: Int]", "does not conform to 'Hashable'"),
    ("x: [^AnyClass: Int]", "does not conform to 'Hashable'"),
    ("x: [^any Error: Int]", "does not conform to 'Hashable'"),
    ("x: [^Result<Int, any Error>: Int]", "does not conform to 'Hashable'"),
    ("x: [^StaticString: Int]", "or 'Feature.StaticString' for a type of your own"),
    ("x: Range<^(Int, Int)>", "does not conform to 'Comparable'"),
    ("x: Range<^Bool>", "such as 'Int', or 'Feature.Bool' for a type of your own"),
    ("x: ClosedRange<^[Int]>", "does not conform to 'Comparable'"),
    ("x: any ^Int", "write 'Int' alone, or 'Feature.Int' for a type of your own"),
    ("x: (any ^String)?", "'String' is not a protocol"),
    ("x: any ^String?", "'String' is not a protocol"),
    ("x: any ^Int.Type", "'Int.Type' is not a protocol"),
    ("x: any ^(Int, Int)", "'(Int, Int)' is not a protocol"),
    ("x: ^Int & String", "'Int' is not a protocol"),
    ("x: Hashable & ^Int", "'Int' is not a protocol"),
    ("x: any Hashable & ^[Int]", "'[Int]' is not a protocol"),
    ("x: @escaping () throws(^Int) -> Void", "does not conform to 'Error'"),
  ]

  @Test("what can never compile is refused at its place", arguments: refused)
  func refusals(marked: String, words: String) throws {
    try Self.expectRefusal(of: "act(\(marked))", words)
  }

  static let thrown = ["Int", "String", "(Int, Int)", "[Int]", "any Sendable", "Any", "Error.Type"]

  @Test("what is no error cannot be thrown", arguments: thrown)
  func throwing(type: String) throws {
    try Self.expectRefusal(of: "act() throws(^\(type))", "does not conform to 'Error'")
  }

  private static func expectRefusal(of marked: String, _ words: String) throws {
    let place = try #require(marked.firstIndex(of: "^"))
    let failure = #expect(throws: ScaffoldError.self) {
      try ActionSignature.parse(marked.filter { $0 != "^" }, path: "--actions")
    }
    let problem = try #require(failure?.diagnostics.first)
    #expect(problem.code == .actionType)
    #expect(problem.description.contains(words), "\(problem)")
    let column = marked.distance(from: marked.startIndex, to: place) + 1
    #expect(problem.location?.column == column, "\(problem)")
  }

  @Test(
    "a bare name may be a type of one's own",
    arguments: ["Task", "Measurement", "Collection", "[Clock]", "Sequence?"])
  func own(type: String) throws {
    let action = try ActionSignature.parse("act(x: \(type))", path: "--actions")
    #expect(action.parameters.map(\.type) == [type])
  }

  @Test("what is refused does not compile")
  func refusedTypesDoNotCompile() throws {
    let actions = Self.refused.map { "(\($0.0.filter { $0 != "^" }))" }
    try Probe.expectAgreement(
      (actions + Self.thrown.map { "() throws(\($0))" }).map { Probe($0, false) })
  }
}

/// A function, and whether the compiler should take it.
private struct Probe {
  let signature: String
  let compiles: Bool

  init(_ signature: String, _ compiles: Bool) {
    self.signature = signature
    self.compiles = compiles
  }

  static func expectAgreement(_ probes: [Probe]) throws {
    let complaints = try verdict(of: probes).complaints.filter { $0.contains("error:") }
    let lines = Set(complaints.compactMap { Int($0.split(separator: ":")[1]) })
    for (index, probe) in probes.enumerated() {
      #expect(lines.contains(index + 2) != probe.compiles, "\(probe.signature)")
    }
  }

  /// The compiler's errors about the functions, the first of which is in line 2.
  static func verdict(of probes: [Probe]) throws -> CompilerJudge.Verdict {
    let judge = try CompilerJudge()
    let lines = probes.enumerated().map { "func f\($0)\($1.signature) {}" }
    let file = try judge.write(
      (["import Foundation"] + lines).joined(separator: "\n"), to: "a.swift")
    let verdict = try judge.run(
      "swiftc", ["-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm", file])
    try judge.remove()
    return verdict
  }
}
