import Foundation
import Testing

@testable import ScaffoldKit

@Suite struct TopLevelNameTests {
  private func names(_ text: String) -> [String] {
    TopLevelName.all(in: Array(text.utf8)).types
  }

  @Test(
    "only the top level's types are found",
    arguments: [
      (
        "class A {}\nstruct B {}\nenum C {}\nprotocol D {}\nactor E {}\ntypealias F = Int", "ABCDEF"
      ),
      ("macro A() = #externalMacro(module: \"M\", type: \"T\")\nstruct B {}", "B"),
      ("public final class A<T: B>: C where T: D {}", "A"),
      ("@available(macOS 13, *) @MainActor\npublic\nfinal\nclass\nA {}", "A"),
      ("indirect enum A { case b(A); enum C {} }; distributed actor D {}", "AD"),
      ("struct A { struct B {}; class func f() {}; typealias C = Int }", "A"),
      ("extension A { struct B {} }\nstruct C {}", "C"),
      ("struct `A` {}; struct `class` {}", "Aclass"),
      ("// struct A {}\n/* struct B {} /* */ struct C {} */ struct D {}", "D"),
      ("struct /* c */ A {}\nstruct // c\n B {}", "AB"),
      (
        "#if X\nstruct A {}\n#elseif os(Linux)\nstruct B {}\n#else\nenum C {}\n#endif\nstruct D {}",
        "ABCD"
      ),
      ("#if X\nclass A {\n#else\nstruct A {\n#endif\n}\nstruct B {}", "AAB"),
      ("import struct A.B\nimport class C.D\nimport protocol E\nstruct F {}", "F"),
      ("protocol A: class {}\nprotocol B: class where B: C {}\nstruct D {}", "ABD"),
      ("let actor = 1\nactor\nfoo()\nx.actor y\nlet macro: Int = 2\nactor A {}", "A"),
      ("let x = y.class Foo\nstruct A {}", "A"),
      ("let s = \"{ struct B \\\" {\"\nstruct A {}", "A"),
      ("let s = \"\\(f(\"}\\(x)\") + { struct B {} }())\"\nstruct A {}", "A"),
      ("let s = \"\"\"\n  struct B {\n  \"x\" \\(y) \"\"\n  \"\"\"\nstruct A {}", "A"),
      ("let s = #\"\\(struct B { \" \"#\nstruct A {}", "A"),
      ("let s = ##\"\"\"\n\"\"\"# struct B {\n\\##(x)\"\"\"##\nstruct A {}", "A"),
      ("let s = #\"\"\"#\nstruct A {}", "A"),
      ("let s = \"unclosed {\nstruct A {}", "A"),
      ("let r = /a{2}\\/\"[/]/\nstruct A {}", "A"),
      ("let r = #/a \" { / b/#\nlet q = #/\n { \" /x \n/#\nstruct A {}", "A"),
      ("let r = x / y\nlet q = (a)/b/c\nlet z = 1/2 // {\nstruct A {}", "A"),
      ("f(/\"/)\nreturn /{/\nstruct A {}", "A"),
      ("infix operator /\ninfix operator ⊗: P\nprecedencegroup P {}\nstruct A {}", "A"),
      ("#!/usr/bin/swift {\nstruct A {}", "A"),
      ("\u{FEFF}struct A {}", "A"),
      ("struct Ünï<T> {}\nstruct 登录 {}\r\nenum 🚀 {}", "Ünï登录🚀"),
      ("struct A {}\rstruct B {}", "AB"),
      ("}}} ) ] struct A {}", "A"),
      ("func f() { struct B {} }\nvar x: Int { struct C {} }\nstruct A {}", "A"),
      ("f { $0.b { (c) in [d] } }\nstruct A {}", "A"),
      ("func f(actor x: Int, class y: Int) {}\nstruct A {}", "A"),
      ("", ""), ("struct", ""), ("struct {", ""), ("class func", ""), ("\"", ""), ("#\"\"\"", ""),
      ("/*", ""), ("\"\\(", ""), ("`", ""), ("#", ""), ("/", ""), ("class `", ""), ("\\", ""),
    ]) func onlyTheTopLevelSNamesAre(_ text: String, _ expected: String)
  {
    #expect(names(text).joined() == expected)
  }

  @Test("a name has its place") func aNameHasItsPlace() {
    let text = "/* é\r\n*/ \nstruct A {}\n/* é */ enum B {}\r\n\tclass Ç {}"
    let found = TopLevelName.all(in: Array(text.utf8))
    #expect(found.map(\.name) == ["A", "B", "Ç"])
    let source = SourceText(path: "F.swift", text)
    let locations = found.map { source.location(at: $0.offset) }
    #expect(locations.map(\.line) == [3, 4, 5])
    #expect(locations.map(\.column) == [8, 14, 8])
    for declaration in found {
      let end = declaration.offset + declaration.name.utf8.count
      #expect(source.slice(declaration.offset..<end) == declaration.name)
    }
  }

  @Test("any bytes are accepted") func anyBytesAreAccepted() {
    let pieces = [
      "struct A", "{", "}", "(", ")", "\"", "\"\"\"", "#", "\\(", "\\", "/", "/*", "*/", "//", "\n",
      "`",
      "#if", "#else", "#endif", " ", "é", "class", "func", ".", "\0",
      "let", "var", ",", "=", ":", "async", "<", ">", "a",
    ]
    var random = SeededGenerator(seed: 6)
    for _ in 0..<1_000 {
      let text = (0..<30).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let bytes = Array(text.utf8)
      for cut in [bytes, Array(bytes.dropLast(3)), bytes.map { $0 &+ 1 }] {
        for declaration in TopLevelName.all(in: cut) {
          #expect(declaration.offset < cut.count && !declaration.name.isEmpty)
        }
      }
    }
  }

  // A scan that looks back or ahead for each piece would take many minutes. The limit is generous because
  // the other tests run at the same time.
  @Test(
    "scans the same piece ten thousand times", .timeLimit(.minutes(30)),
    arguments: [
      "{", "\"\\(", "/*", "#if\n", "/x ", "=/\\/", "\"\"\"", "#\"\"\"", "struct A\n", "`", "(",
      "func A ", "func A<", "let (", "let a = 1, ", "#if\nfunc A()\n", "guard let ", ",",
    ])
  func comesToItsEnd(_ piece: String) {
    let bytes = Array(String(repeating: piece, count: 10_000).utf8)
    let found = TopLevelName.all(in: bytes).types
    #expect(found.count == (piece == "struct A\n" ? 10_000 : 0))
  }

  /// The compiler's parser reads this package's own files, one after the other. Those with an `#if`
  /// are left out: it shows one branch only.
  @Test("the compiler finds the same names in real files") func theCompilerFindsTheSameNamesIn()
    throws
  {
    var text = ""
    for path in try Self.swiftFiles() {
      let file = String(decoding: try Data(contentsOf: path), as: UTF8.self)
      if !file.contains("#if") { text += file + "\n" }
    }
    let found = names(text)
    #expect(found.count > 30)
    let judge = try CompilerJudge()
    let verdict = try judge.run(
      "swiftc", ["-frontend", "-dump-parse", try judge.write(text, to: "all.swift")])
    #expect(found == Self.names(inDump: verdict.output))
    try judge.remove()
  }

  private static func swiftFiles() throws -> [URL] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let top = root.appendingPathComponent("Sources")
    return try #require(FileManager.default.enumerator(atPath: top.path))
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { top.appendingPathComponent($0) }
  }

  /// The names of the declarations that are indented by two columns.
  private static func names(inDump dump: String) -> [String] {
    let kinds = ["struct_decl", "class_decl", "enum_decl", "protocol", "typealias"]
      .map { "  (\($0) " }
    return dump.split(separator: "\n").compactMap { line in
      guard line.utf8.starts(with: "  (".utf8), kinds.contains(where: line.hasPrefix) else {
        return nil
      }
      return line.split(separator: "\"").dropFirst().first.map(String.init)
    }
  }
}
