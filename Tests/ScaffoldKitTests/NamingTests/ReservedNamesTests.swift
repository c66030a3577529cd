import Foundation
import Testing

@testable import ScaffoldKit

@Suite struct ReservedNamesTests {
  @Test("every framework has its names", arguments: ReservedNames.Framework.allCases)
  func everyFrameworkHasItsNames(_ framework: ReservedNames.Framework) {
    #expect(framework.typeNames.count > (framework == .observation ? 4 : 20))
    for name in framework.typeNames { #expect(ReservedNames.contains(name, in: framework)) }
  }

  @Test(
    "other words are found in their lists",
    arguments: [
      (Identifier.keywords, "where", "When"), (ReservedNames.otherModules, "Glibc", "glibc"),
      (ReservedPlaces.bundles, "docc", "doc"), (ReservedPlaces.names, "git~1", "git"),
    ]) func otherWords(_ list: Set<String>, _ word: String, _ other: String)
  {
    #expect(list.contains(word))
    for absent in [other, "", word + "s", String(word.dropLast())] {
      #expect(!list.contains(absent))
    }
  }

  @Test(
    "a type is found in its framework",
    arguments: [
      ("Button", ReservedNames.Framework.swiftui), ("View", .swiftui), ("Settings", .swiftui),
      ("UIViewController", .uikit), ("NSWindow", .appkit), ("XCTestCase", .xctest),
      ("Test", .testing),
      ("URLSession", .foundation), ("Data", .foundation), ("AsyncSpec", .quick),
      ("Matcher", .nimble), ("Just", .combine), ("AnyCancellable", .combine),
      ("Observable", .observation), ("Observations", .observation),
      ("AnyObject", .swift), ("Void", .swift), ("Actor", .swift), ("Regex", .swift),
    ]) func aTypeIsFoundInItsFramework(_ name: String, _ framework: ReservedNames.Framework)
  {
    #expect(ReservedNames.contains(name, in: framework))
  }

  @Test(
    "nothing else is found",
    arguments: ["", " ", "A", "Zzz", "SignIn", "Actor AdditiveArithmetic", "Boo", "actor"])
  func nothingElseIsFound(_ name: String) {
    for framework in ReservedNames.Framework.allCases {
      #expect(!ReservedNames.contains(name, in: framework))
    }
  }

  @Test(
    "names that nearly are a type's are found where they are one",
    arguments: ReservedNames.Framework.allCases)
  func neighbours(_ framework: ReservedNames.Framework) {
    let names = framework.typeNames
    for name in names {
      let last =
        name.unicodeScalars.last.map { Unicode.Scalar($0.value + 1).map(String.init) ?? "" } ?? ""
      for other in [
        name + "A", name + "~", "\(name) ", String(name.dropLast()), String(name.dropFirst()),
        String(name.dropLast()) + last, String(name.prefix(7)), String(name.prefix(8)),
        String(name.prefix(8)) + "Z", name.lowercased(), name + name,
      ] {
        #expect(ReservedNames.contains(other, in: framework) == names.contains(other), "\(other)")
      }
    }
  }

  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Kind: Decodable { let identifier: String }
      let pathComponents: [String]
      let kind: Kind
    }
    let symbols: [Symbol]
  }

  @Test(
    "no type of the toolchain is missing",
    arguments: [
      ("Swift", ReservedNames.Framework.swift), ("_Concurrency", .swift),
      ("_StringProcessing", .swift),
      ("Testing", .testing), ("XCTest", .xctest),
      ("Observation", .observation),
    ]) func noTypeOfTheToolchainIsMissing(
      _ module: String, _ framework: ReservedNames.Framework
    ) throws
  {
    let missing = try Self.types(of: module).filter { !ReservedNames.contains($0, in: framework) }
    #expect(missing.isEmpty)
  }

  #if canImport(FoundationNetworking)
    @Test("knows what is Dispatch's and what Foundation has elsewhere on Linux")
    func modulesBesideFoundation() throws {
      let networking = try Self.types(of: "FoundationNetworking")
      #expect(networking.subtracting(ReservedNames.networking) == [])
      let dispatch = try Self.types(of: "Dispatch")
      #expect(dispatch.subtracting(ReservedNames.dispatch) == [])
    }
  #endif

  private static func types(of module: String) throws -> Set<String> {
    let judge = try CompilerJudge()
    let target = try judge.run("swiftc", ["-print-target-info"])
    let triple = try #require(
      target.output.split(separator: "\"").drop { $0 != "triple" }.dropFirst(2).first)
    let verdict = try judge.run(
      "swift-symbolgraph-extract",
      [
        "-module-name", module, "-target", String(triple), "-output-dir", ".",
        "-skip-synthesized-members", "-skip-inherited-docs",
      ])
    try #require(verdict.status == 0, "\(verdict.output)")
    let kinds = ["class", "struct", "enum", "protocol", "typealias", "actor", "macro"]
    var names: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: judge.folder.path)
    where file.hasPrefix(module) && file.hasSuffix(".json") {
      let data = try Data(contentsOf: judge.folder.appendingPathComponent(file))
      for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols {
        guard symbol.pathComponents.count == 1, let path = symbol.pathComponents.first,
          kinds.contains(String(symbol.kind.identifier.dropFirst("swift.".count)))
        else { continue }
        let name = path.prefix { $0 != "(" }
        if name.first?.isUppercase == true { names.insert(String(name)) }
      }
    }
    try judge.remove()
    return names
  }
}
